// Which page is shown: the path of the address, and links that change it without loading anew.

export const place = $state({ path: location.pathname, search: location.search })

addEventListener('popstate', () => {
  place.path = location.pathname
  place.search = location.search
})

/** Go to another page of ours. */
export function go(to: string, replace = false): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', to)
  place.path = location.pathname
  place.search = location.search
  scrollTo(0, 0)
}

/** For links: a plain click stays in the page, all other clicks are the browser's. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest('a')
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download')) return
  if (link.pathname.startsWith('/api/')) return
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  // To a place on this page the browser goes by itself, and takes the focus along.
  if (link.hash && link.pathname === location.pathname && link.search === location.search) return
  event.preventDefault()
  go(link.pathname + link.search + link.hash)
}
