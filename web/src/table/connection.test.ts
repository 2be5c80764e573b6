// The line to the server: what it says on arrival, what it says again, when it tries anew, and when it ends.
// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Answer } from '../protocol'
import { Connection, type Status } from './connection'

type Said = { t: string; id: string } & Record<string, unknown>

/** A socket that does what the test says, and remembers what was sent. */
class FakeSocket {
  static readonly CONNECTING = 0
  static readonly OPEN = 1
  static readonly CLOSED = 3
  static all: FakeSocket[] = []
  static get last(): FakeSocket {
    return FakeSocket.all.at(-1) as FakeSocket
  }

  readyState = FakeSocket.CONNECTING
  sent: string[] = []
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: (() => void) | null = null

  constructor(readonly url: string) {
    FakeSocket.all.push(this)
  }

  get said(): Said[] {
    return this.sent.map((text) => JSON.parse(text) as Said)
  }

  send(text: string): void {
    expect(this.readyState).toBe(FakeSocket.OPEN)
    this.sent.push(text)
  }

  open(): void {
    this.readyState = FakeSocket.OPEN
    this.onopen?.()
  }

  answer(answer: unknown): void {
    this.onmessage?.({ data: JSON.stringify(answer) })
  }

  /** Closed from here: the browser tells of it a little later. */
  close(): void {
    this.readyState = FakeSocket.CLOSED
    queueMicrotask(() => this.onclose?.())
  }

  /** Closed from there. */
  drop(): void {
    this.readyState = FakeSocket.CLOSED
    this.onclose?.()
  }
}

let line: Connection
const lines: Connection[] = []
let since = -1
let heard: Answer[] = []
let told: [Status, number][] = []

function connect(): Connection {
  line = new Connection('ABC234', {
    hello: () => ({ since, language: 'es' }),
    heard: (answer) => heard.push(answer),
    status: (status, unanswered) => told.push([status, unanswered]),
  })
  lines.push(line)
  return line
}

/** A line that stands. */
function connected(): FakeSocket {
  connect()
  FakeSocket.last.open()
  return FakeSocket.last
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', FakeSocket)
  FakeSocket.all = []
  since = -1
  heard = []
  told = []
})

afterEach(() => {
  for (const each of lines.splice(0)) each.close()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

describe('on arrival', () => {
  test('goes to the table on the same host and says hello with what is known', () => {
    connect()
    expect(FakeSocket.last.url).toBe(`ws://${location.host}/ws/tables/ABC234`)
    expect(FakeSocket.last.sent).toEqual([])
    FakeSocket.last.open()
    expect(FakeSocket.last.said).toMatchObject([{ t: 'hello', since: -1, language: 'es' }])
    expect(told.at(-1)).toEqual(['open', 0])
  })

  test('what was wished before the line stood is said after hello', () => {
    void connect().send({ t: 'hint' })
    expect(told.at(-1)).toEqual(['lost', 1])
    FakeSocket.last.open()
    expect(FakeSocket.last.said.map(({ t }) => t)).toEqual(['hello', 'hint'])
  })

  test('is joining until it stands for the first time', () => {
    connect()
    FakeSocket.last.drop()
    expect(told.at(-1)).toEqual(['joining', 0])
  })
})

describe('a question', () => {
  test('ends with the answer of its own id, and everybody hears every answer', async () => {
    const socket = connected()
    const [one, two] = [line.send({ t: 'hint' }), line.send({ t: 'begin' })]
    const [, first, second] = socket.said
    expect(told.at(-1)).toEqual(['open', 2])
    expect(first?.id).not.toBe(second?.id)
    socket.answer({ t: 'done', id: second?.id, n: 4 })
    expect(await two).toMatchObject({ t: 'done', n: 4 })
    expect(told.at(-1)).toEqual(['open', 1])
    socket.answer({ t: 'refused', id: first?.id, text: 'No.', why: 'rules', clause: '' })
    expect(await one).toMatchObject({ t: 'refused' })
    expect(told.at(-1)).toEqual(['open', 0])
    expect(heard.map(({ t }) => t)).toEqual(['done', 'refused'])
  })

  test('of one page never has the id of another page', () => {
    const socket = connected()
    void line.send({ t: 'begin' })
    const other = connect() // as after a reload of the page
    FakeSocket.last.open()
    void other.send({ t: 'begin' })
    expect(socket.said[1]?.id).not.toBe(FakeSocket.last.said[1]?.id)
  })

  test('without an answer is asked again with the same id after the line was lost', async () => {
    const socket = connected()
    const answered = line.send({ t: 'hint' })
    const open = line.send({ t: 'act', asked: 7, do: ['draw supply'] })
    socket.answer({ t: 'done', id: socket.said[1]?.id, n: -1 })
    await answered
    since = 12
    socket.drop()
    expect(told.at(-1)).toEqual(['lost', 1])
    vi.advanceTimersByTime(100)
    const next = FakeSocket.last
    expect(next).not.toBe(socket)
    next.open()
    expect(next.said[0]).toMatchObject({ t: 'hello', since: 12 })
    expect(next.sent.slice(1)).toEqual([socket.sent[2]])
    next.answer({ t: 'done', id: next.said[1]?.id, n: 13 })
    expect(await open).toMatchObject({ n: 13 })
    expect(told.at(-1)).toEqual(['open', 0])
  })

  test('that was answered is not asked again, and a second answer ends nothing twice', async () => {
    const socket = connected()
    const done = line.send({ t: 'begin' })
    const { id } = socket.said[1] as Said
    socket.answer({ t: 'done', id, n: 0 })
    socket.answer({ t: 'done', id, n: 99 })
    expect(await done).toMatchObject({ n: 0 })
    socket.drop()
    vi.advanceTimersByTime(100)
    FakeSocket.last.open()
    expect(FakeSocket.last.said.map(({ t }) => t)).toEqual(['hello'])
  })
})

describe('a lost line', () => {
  function triesWithin(milliseconds: number): boolean {
    const before = FakeSocket.all.length
    vi.advanceTimersByTime(milliseconds - 1)
    expect(FakeSocket.all).toHaveLength(before)
    vi.advanceTimersByTime(1)
    return FakeSocket.all.length === before + 1
  }

  test('is tried anew, ever more rarely, but at least every two seconds', () => {
    connected()
    for (const pause of [100, 300, 600, 1000, 2000, 2000, 2000]) {
      FakeSocket.last.drop()
      expect(triesWithin(pause)).toBe(true)
    }
  })

  test('that stood again is tried at once the next time', () => {
    connected()
    for (const pause of [100, 300, 600]) {
      FakeSocket.last.drop()
      vi.advanceTimersByTime(pause)
    }
    FakeSocket.last.open()
    FakeSocket.last.drop()
    expect(triesWithin(100)).toBe(true)
  })

  test.each(['online', 'focus', 'pageshow'])('is tried at once on %s, and only once', (name) => {
    connected()
    for (let tries = 0; tries < 5; tries++) {
      FakeSocket.last.drop()
      vi.advanceTimersByTime(2000)
    }
    FakeSocket.last.drop()
    const before = FakeSocket.all.length
    dispatchEvent(new Event(name))
    dispatchEvent(new Event(name))
    expect(FakeSocket.all).toHaveLength(before + 1)
    vi.advanceTimersByTime(10_000)
    expect(FakeSocket.all).toHaveLength(before + 1)
  })

  test('is not hurried while nobody looks at the page', () => {
    connected().drop()
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    document.dispatchEvent(new Event('visibilitychange'))
    expect(FakeSocket.all).toHaveLength(1)
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible')
    document.dispatchEvent(new Event('visibilitychange'))
    expect(FakeSocket.all).toHaveLength(2)
  })

  test('is lost at once when the network is gone, and what the old one still says is not heard', () => {
    const socket = connected()
    dispatchEvent(new Event('offline'))
    expect(socket.readyState).toBe(FakeSocket.CLOSED)
    expect(told.at(-1)?.[0]).not.toBe('open')
    socket.answer({ t: 'done', id: 'late', n: 1 })
    expect(heard).toEqual([])
    dispatchEvent(new Event('online'))
    expect(FakeSocket.all).toHaveLength(2)
  })

  test('a line that stands is left alone', () => {
    connected()
    dispatchEvent(new Event('focus'))
    expect(FakeSocket.all).toHaveLength(1)
  })
})

describe('a silent line', () => {
  test('is asked after twenty seconds, and hung up and tried anew five seconds later', async () => {
    const socket = connected()
    await vi.advanceTimersByTimeAsync(19_999)
    expect(socket.said).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(socket.said[1]).toMatchObject({ t: 'ping' })
    await vi.advanceTimersByTimeAsync(5_000)
    expect(socket.readyState).toBe(FakeSocket.CLOSED)
    await vi.advanceTimersByTimeAsync(100)
    expect(FakeSocket.all).toHaveLength(2)
  })

  test('that says anything is kept', async () => {
    const socket = connected()
    await vi.advanceTimersByTimeAsync(24_000)
    socket.answer({ t: 'done', id: socket.said[1]?.id, n: -1 })
    await vi.advanceTimersByTimeAsync(19_999)
    expect(socket.readyState).toBe(FakeSocket.OPEN)
    expect(socket.said).toHaveLength(2)
  })
})

describe('the end', () => {
  test.each(['removed', 'replaced'])('a bye because of "%s" ends the line for good', (why) => {
    const socket = connected()
    socket.answer({ t: 'bye', why, text: 'Good bye.' })
    socket.drop()
    vi.advanceTimersByTime(60_000)
    dispatchEvent(new Event('focus'))
    expect(FakeSocket.all).toHaveLength(1)
    expect(told.at(-1)).toEqual(['ended', 0])
    expect(heard).toMatchObject([{ t: 'bye', text: 'Good bye.' }])
  })

  test.each(['stopping', 'limit'])('a bye because of "%s" does not', (why) => {
    const socket = connected()
    socket.answer({ t: 'bye', why, text: 'Back soon.' })
    socket.drop()
    vi.advanceTimersByTime(100)
    expect(FakeSocket.all).toHaveLength(2)
  })

  test('a line that the page hangs up stays so', async () => {
    const socket = connected()
    line.close()
    await vi.advanceTimersByTimeAsync(60_000)
    dispatchEvent(new Event('online'))
    expect(socket.readyState).toBe(FakeSocket.CLOSED)
    expect(FakeSocket.all).toHaveLength(1)
    expect(told.at(-1)).toEqual(['ended', 0])
  })

  test('also when it was hung up between two tries', () => {
    connected().drop()
    line.close()
    vi.advanceTimersByTime(60_000)
    expect(FakeSocket.all).toHaveLength(1)
  })
})

test('a conversation begun anew says hello again, and the old one says no more', async () => {
  const socket = connected()
  const open = line.send({ t: 'hint' })
  line.again()
  await vi.advanceTimersByTimeAsync(0)
  expect(socket.readyState).toBe(FakeSocket.CLOSED)
  expect(FakeSocket.all).toHaveLength(2)
  FakeSocket.last.open()
  expect(FakeSocket.last.said.map(({ t }) => t)).toEqual(['hello', 'hint'])
  FakeSocket.last.answer({ t: 'advice', id: socket.said[1]?.id, do: '', say: '', reason: '' })
  expect(await open).toMatchObject({ t: 'advice' })
  await vi.advanceTimersByTimeAsync(10_000)
  expect(FakeSocket.all).toHaveLength(2)
})
