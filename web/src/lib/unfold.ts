// A replay as it is sent has the first view whole and then what changes; here each moment gets its own view again.
import type { Replay, View } from '../protocol'

type Tree = Record<string, unknown>

function isTree(value: unknown): value is Tree {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** What a JSON merge patch (RFC 7396) makes of an object; parts that do not change are shared with it. */
export function merged(before: Tree, patch: Tree): Tree {
  const now = { ...before }
  for (const [name, value] of Object.entries(patch)) {
    const was = now[name]
    if (value === null) delete now[name]
    else now[name] = isTree(value) ? merged(isTree(was) ? was : {}, value) : value
  }
  return now
}

export function unfolded(replay: Replay): Replay {
  let view: Tree = {}
  const frames = replay.frames.map((frame) => {
    view = frame.view ? (frame.view as unknown as Tree) : merged(view, frame.change)
    return { ...frame, view: view as unknown as View, change: {} }
  })
  return { ...replay, frames }
}
