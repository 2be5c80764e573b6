// The line to the server: it comes back by itself, and what was sent and not answered is sent again with its id,
// which the server counts once.
import type { Advice, Answer, Because, Bye, Choices, Done, Refused, Request, Sync } from '../protocol'

export type Status = 'joining' | 'open' | 'lost' | 'ended'
type Reply = Done | Refused | Choices | Because | Advice | Sync
type Without<T> = T extends unknown ? Omit<T, 'id'> : never
export type Wish = Without<Request>

interface Waiting {
  text: string
  settle: (reply: Reply) => void
}

interface Ears {
  hello: () => { since: number; language: string }
  heard: (answer: Answer) => void
  status: (status: Status, unanswered: number) => void
}

const PAUSES = [100, 300, 600, 1000, 2000] // milliseconds before the next try; the last one stays
const QUIET = 20_000 // after so long without a word we ask whether somebody is there
const PATIENCE = 5_000 // and after so long without an answer the line is dead

export class Connection {
  private socket: WebSocket | null = null
  private waiting = new Map<string, Waiting>()
  private tries = 0
  private timer: ReturnType<typeof setTimeout> | undefined
  private watch: ReturnType<typeof setTimeout> | undefined
  private closed = false
  private next = 0
  private readonly run = crypto.getRandomValues(new Uint32Array(2)).join('-')

  constructor(
    private readonly code: string,
    private readonly ears: Ears,
  ) {
    this.connect()
    for (const name of ['online', 'focus', 'pageshow'] as const) addEventListener(name, this.hurry)
    addEventListener('offline', this.hangUp)
    document.addEventListener('visibilitychange', this.hurry)
  }

  /** Ask for something; the promise ends with the server's answer, however often the line breaks meanwhile. */
  send(wish: Wish): Promise<Reply> {
    const id = `${this.run}-${++this.next}`
    const text = JSON.stringify({ ...wish, id })
    return new Promise((settle) => {
      this.waiting.set(id, { text, settle })
      if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(text)
      this.tell()
    })
  }

  close(): void {
    this.closed = true
    for (const name of ['online', 'focus', 'pageshow'] as const) removeEventListener(name, this.hurry)
    removeEventListener('offline', this.hangUp)
    document.removeEventListener('visibilitychange', this.hurry)
    clearTimeout(this.timer)
    clearTimeout(this.watch)
    this.socket?.close()
  }

  /** Begin the conversation anew, as after a change of language. */
  again(): void {
    this.socket?.close()
    this.connect()
  }

  private connect(): void {
    clearTimeout(this.timer)
    const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:'
    const socket = new WebSocket(`${scheme}//${location.host}/ws/tables/${this.code}`)
    this.socket = socket
    socket.onopen = () => {
      this.tries = 0
      socket.send(JSON.stringify({ t: 'hello', id: `${this.run}-hello`, ...this.ears.hello() }))
      for (const { text } of this.waiting.values()) socket.send(text)
      this.tell()
      this.listen()
    }
    socket.onmessage = (event: MessageEvent<string>) => {
      if (this.socket !== socket) return
      this.listen()
      this.hear(JSON.parse(event.data) as Answer)
    }
    socket.onclose = () => {
      if (this.socket === socket) this.lost()
    }
  }

  private lost(): void {
    this.socket = null
    clearTimeout(this.watch)
    this.tell()
    if (!this.closed) this.timer = setTimeout(() => this.connect(), PAUSES[Math.min(this.tries++, 4)])
  }

  private hear(answer: Answer): void {
    if (answer.t === 'bye' && this.isFinal(answer)) this.closed = true
    if ('id' in answer) {
      const waiting = this.waiting.get(answer.id)
      this.waiting.delete(answer.id)
      waiting?.settle(answer)
      if (waiting) this.tell()
    }
    this.ears.heard(answer)
  }

  private isFinal(bye: Bye): boolean {
    return bye.why === 'removed' || bye.why === 'replaced'
  }

  private tell(): void {
    const open = this.socket?.readyState === WebSocket.OPEN
    const status = this.closed ? 'ended' : open ? 'open' : this.tries || this.next ? 'lost' : 'joining'
    this.ears.status(status, this.waiting.size)
  }

  /** A line that says nothing for long is asked; one that does not answer is hung up. */
  private listen(): void {
    clearTimeout(this.watch)
    this.watch = setTimeout(() => {
      const socket = this.socket
      socket?.send(JSON.stringify({ t: 'ping', id: `${this.run}-ping` }))
      this.watch = setTimeout(this.hangUp, PATIENCE)
    }, QUIET)
  }

  /** The network is gone. A browser would wait long for the other end to agree that the line is closed. */
  private readonly hangUp = (): void => {
    const socket = this.socket
    if (!socket) return
    this.lost()
    socket.close()
  }

  private readonly hurry = (): void => {
    if (this.closed || document.visibilityState === 'hidden') return
    if (!this.socket) this.connect()
  }
}
