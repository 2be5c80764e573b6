// The size of the window, for the few things that style sheets cannot decide.

const em = 16
function query(text: string): { readonly on: boolean } {
  const list = matchMedia(text)
  let on = $state(list.matches)
  list.addEventListener('change', () => (on = list.matches))
  return {
    get on() {
      return on
    },
  }
}

const narrow = query('(width < 48em)')
const wide = query('(width >= 80em)')
const wall = query('(width >= 110em) and (height >= 56em)')
const low = query('(height < 30em)')

export const screen = {
  /** A phone, or a page zoomed until it is as narrow as one. */
  get phone(): boolean {
    return narrow.on
  },
  /** Room for the log beside the table. */
  get wide(): boolean {
    return wide.on
  },
  /** A projector or a large screen, where everything is larger. */
  get wall(): boolean {
    return wall.on
  },
  /** A phone on its side, or a page zoomed. */
  get low(): boolean {
    return low.on
  },
  em,
}
