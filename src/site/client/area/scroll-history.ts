const numberOf = (state: unknown) =>
  typeof state === 'object' && state !== null && 'entry' in state ? Number(state.entry) : null

/**
 * The entries of the browser's history, by number: which one it is at, whose page is shown, and how far down each page
 * was. The browser itself would scroll before its page is there.
 */
export function createScrollHistory() {
  const heights = new Map<number, number>()
  let here = numberOf(history.state) ?? 0
  let shown = here
  let { href } = location
  let isReturning = false
  const number = () => history.replaceState({ entry: here }, '')
  const leave = () => heights.set(shown, scrollY)
  const manual = () => {
    history.scrollRestoration = 'manual'
  }
  number()
  manual()
  addEventListener('pageshow', manual)
  // Whoever leaves the area and comes back finds the place by the browser's own means.
  addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto'
  })
  // A link within the page has scrolled by the time that one hears of it.
  addEventListener('click', leave, true)

  return {
    push(address: URL) {
      leave()
      here += 1
      shown = here
      history.pushState({ entry: here }, '', address)
      href = location.href
    },
    replace(address: URL) {
      shown = here
      history.replaceState({ entry: here }, '', address)
      href = location.href
    },
    /** The browser is at another entry. One without a number is new: a link within the page made it. */
    follow() {
      const known = numberOf(history.state)
      isReturning = false
      if (known === null && location.href !== href) here += 1
      if (known === null) number()
      else here = known
      href = location.href
      return { isNew: known === null, isShown: here === shown }
    },
    /** The page of the entry that the browser is at gets shown; how far down that was. */
    arrive(): number {
      leave()
      shown = here
      return heights.get(here) ?? 0
    },
    /** A jump within the page: it goes on from its new entry. */
    jump() {
      shown = here
    },
    /** Back to the entry whose page is shown, with all that lies ahead of it; the way to where one was going. */
    stay(): (() => void) | null {
      const steps = shown - here
      if (steps === 0 || isReturning) return null
      isReturning = true
      history.go(steps)
      return () => history.go(-steps)
    },
  }
}
