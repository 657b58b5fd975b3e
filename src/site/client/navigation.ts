import { readCookie } from '../../ui/cookies.ts'

/** Handlers of scrolling and resizing run at most once in this many milliseconds (spec section 9). */
const limit = 200

/** Runs at once, then at most once in 200 ms; a call in between runs at their end, so that the last one counts. */
export function throttle(run: () => void): () => void {
  let resting = false
  let missed = false
  const call = () => {
    missed = resting
    if (resting) return
    resting = true
    run()
    setTimeout(() => {
      resting = false
      if (missed) call()
    }, limit)
  }
  return call
}

/** Window height above which the bar is fixed, and the scroll that turns its theme (spec section 9). */
const fixedAbove = 515
const turnAfter = 60

/** Dark on the way down, light on the way up and at the top; 60 px in the other direction turn it. */
function followScroll(header: HTMLElement) {
  let turnedAt: number | undefined

  const show = (dark: boolean) => {
    header.dataset.theme = dark ? 'dark' : 'light'
    header.classList.toggle('on-ink', dark)
  }
  const look = () => {
    turnedAt ??= scrollY
    const dark = header.dataset.theme === 'dark'
    const fixed = innerHeight > fixedAbove
    header.dataset.fixed = String(fixed)
    // The furthest point in the present direction is where a turn is counted from.
    turnedAt = dark ? Math.max(turnedAt, scrollY) : Math.min(turnedAt, scrollY)
    if (!fixed || scrollY <= 0 || turnedAt - scrollY >= turnAfter) show(false)
    else if (scrollY - turnedAt >= turnAfter) show(true)
    else return
    turnedAt = scrollY
  }
  // Not at once: reading the scroll makes the browser lay out the page, which the first frame does anyway.
  requestAnimationFrame(look)
  const seldom = throttle(look)
  addEventListener('scroll', seldom, { passive: true })
  addEventListener('resize', seldom, { passive: true })
}

/** The server counts looks at courses as it answers them: of a page that was fetched before it was asked for it hears now. */
function tellLook() {
  const [asked] = performance.getEntriesByType('navigation')
  if (
    asked &&
    'deliveryType' in asked &&
    asked.deliveryType === 'navigational-prefetch' &&
    /\/courses\/./.test(location.pathname)
  )
    fetch(location.href, { method: 'HEAD', headers: { 'X-Looked-At': '1' }, credentials: 'omit' }).catch(() => {})
}

/** A filter, order or page of a list leads to the same path: what it found comes into view, not the page's head again. */
function showResults() {
  const from = 'navigation' in window ? navigation.activation?.from?.url : undefined
  const isNext =
    from && navigation.activation?.navigationType === 'push' && new URL(from).pathname === location.pathname
  if (isNext && !location.hash) document.querySelector('#results')?.scrollIntoView()
}

function closeMenus() {
  for (const menu of document.querySelectorAll<HTMLElement>('[data-site-header] [popover]')) {
    if ('hidePopover' in menu) menu.hidePopover()
  }
}

/** Menus hang from the bar, wherever it stands: under the cookie question, or half scrolled away in a low window. */
function placeMenus(header: HTMLElement) {
  header.addEventListener(
    'beforetoggle',
    () => header.style.setProperty('--menu-top', `${header.getBoundingClientRect().bottom}px`),
    { capture: true },
  )
}

/** Shows the menu of who is signed in; only the role CONTACT counts as that (spec section 6). */
function followUser(header: HTMLElement) {
  const show = () => {
    header.dataset.user = readCookie('role') === 'CONTACT' ? 'contact' : 'guest'
  }
  show()
  // A page that comes back from the browser's memory may have been left by somebody who signed in or out since.
  for (const event of ['pageshow', 'sessionchange']) addEventListener(event, show)
}

/** The bar's theme and whose it is, and the closing of its menus when the route changes (spec section 2, Navigation). */
export function startNavigation() {
  const header = document.querySelector<HTMLElement>('[data-site-header]')
  showResults()
  tellLook()
  if (!header) return
  followUser(header)
  followScroll(header)
  placeMenus(header)
  for (const event of ['popstate', 'hashchange', 'pagehide', 'pageshow']) addEventListener(event, closeMenus)
  header.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (link) closeMenus()
    // Another language keeps the whole query (spec section 2), also what no page reads: pages are made without that.
    if (link?.hreflang) link.search = location.search
  })
}
