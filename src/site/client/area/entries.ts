/** Where each entry of the browser's history was scrolled to; the browser itself would scroll before its page is there. */
export function createEntries() {
  const numberOf = (state: unknown) =>
    typeof state === 'object' && state !== null && 'entry' in state ? Number(state.entry) : 0
  const heights = new Map<number, number>()
  let here = numberOf(history.state)
  const manual = () => {
    history.scrollRestoration = 'manual'
  }
  manual()
  addEventListener('pageshow', manual)
  // Whoever leaves the area and comes back finds the place by the browser's own means.
  addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto'
  })

  return {
    push(address: URL) {
      heights.set(here, scrollY)
      here += 1
      history.pushState({ entry: here }, '', address)
    },
    replace: (address: URL) => history.replaceState({ entry: here }, '', address),
    /** The browser has gone to another entry: how far down that was. */
    follow(): number {
      heights.set(here, scrollY)
      here = numberOf(history.state)
      return heights.get(here) ?? 0
    },
  }
}
