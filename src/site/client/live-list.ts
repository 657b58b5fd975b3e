import { morphChildren } from '../../ui/morph.ts'

/** Tells facets as what they are once they can be switched: boxes that are checked or not, by `chosen` or as they came. */
function readyFacets(root: ParentNode, chosen?: URLSearchParams) {
  for (const link of root.querySelectorAll<HTMLElement>('[data-facet]')) {
    const [name = '', value = ''] = link.dataset.facet?.split('=') ?? []
    const isDrawnChosen = link.matches('[aria-checked="true"], [aria-current="true"]')
    const isChosen = chosen ? chosen.getAll(name).includes(value) : isDrawnChosen
    link.setAttribute('role', 'checkbox')
    link.setAttribute('aria-checked', String(isChosen))
    link.removeAttribute('aria-current')
  }
}

const partsOf = (root: ParentNode) => [...root.querySelectorAll<HTMLElement>('[data-swap]')]

/**
 * Makes the parts of a list what another page has in their place; what is open stays open, and the element with the id
 * `focus`, else the list's title, has the focus. False when that page has no such list.
 */
function swapList(list: HTMLElement, page: Document, focus: string): boolean {
  const parts = partsOf(list)
  const others = partsOf(page)
  if (parts.length !== others.length) return false
  readyFacets(page)
  for (const [place, other] of others.entries()) if (parts[place]) morphChildren(parts[place], other)
  const target = document.getElementById(focus) ?? list.querySelector<HTMLElement>('[data-title]')
  // Even where it changes nothing it would lay out the page at once.
  if (target !== document.activeElement) target?.focus({ preventScroll: true })
  return true
}

/** What stands beside the list and knows its address: the switch of languages, and the filters that a search keeps. */
function swapSearch(page: Document, search: string) {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[hreflang]')) link.search = search
  const island = '[data-block="course-search"]'
  const [own, other] = [document.querySelector(island), page.querySelector(island)]
  const form = own?.querySelector('form')
  if (!own || !other || !form) return
  for (const input of form.querySelectorAll('[type=hidden]')) input.remove()
  // Where the island has them, which may wake up later.
  form.querySelector('[role=status]')?.after(...other.querySelectorAll('form [type=hidden]'))
  const [text, otherText] = [own, other].map((root) => root.querySelector<HTMLInputElement>('[type=search]'))
  if (text && otherText) {
    text.defaultValue = otherText.defaultValue
    text.value = otherText.defaultValue
  }
  const [data, otherData] = [own, other].map((root) => root.querySelector('[type="application/json"]'))
  if (data && otherData) data.textContent = otherData.textContent
}

/** Older browsers look for a name alone. */
const isAmong = (all: URLSearchParams, [name, value]: [string, string]) => all.getAll(name).includes(value)

/** Where a link of what is shown leads from what was asked for last, which the page may not show yet. */
function targetOf(link: HTMLAnchorElement, shown: URL, wanted: URL): URL {
  const to = new URL(link.href)
  const here = shown.searchParams
  const next = new URL(wanted)
  const kept = [...wanted.searchParams].filter((one) => !isAmong(here, one) || isAmong(to.searchParams, one))
  const added = [...to.searchParams].filter((one) => !isAmong(here, one))
  next.search = new URLSearchParams([...kept, ...added]).toString()
  return wanted.search === shown.search ? to : next
}

/** Lets the browser answer people between two pieces of work. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve))

/** After the next paint; a page in the background paints nothing. */
const nextFrame = () =>
  document.hidden ? nextTask() : new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))

/** The address of the list of a page, alone where the server has it so. */
function listAt(url: URL): URL {
  const alone = new URL(url)
  alone.searchParams.set('only', 'list')
  return alone
}

/** The links of a list change it in place; without this they load the page, and where it cannot be had all stays. */
function startLiveList() {
  const list = document.querySelector<HTMLElement>('[data-live-list]')
  if (!list) return
  const problem = list.querySelector<HTMLElement>('[role=alert]')
  let shown = location.pathname + location.search
  let wanted = new URL(location.href)
  let asking = new AbortController()

  /** The page at an address; null when it cannot be had, undefined when another one was asked for meanwhile. */
  async function load(url: URL, signal: AbortSignal): Promise<Document | null | undefined> {
    try {
      const response = await fetch(listAt(url), { signal })
      if (response.status >= 500) throw new Error('No page')
      const html = await response.text()
      await nextTask()
      const page = new DOMParser().parseFromString(html, 'text/html')
      await nextTask()
      return signal.aborted ? undefined : page
    } catch {
      return signal.aborted ? undefined : null
    }
  }

  /** Shows what stands at an address, then what the rest of the page says of it; false where it is not shown. */
  async function show(url: URL, focus: string, rename: (y: number) => void): Promise<boolean> {
    asking.abort()
    asking = new AbortController()
    const { signal } = asking
    wanted = url
    list?.setAttribute('aria-busy', 'true')
    const page = await load(url, signal)
    if (page === undefined || !list) return false
    // Before anything is written that moves it.
    const y = scrollY
    list.removeAttribute('aria-busy')
    if (problem) problem.textContent = page ? '' : (list.dataset.failed ?? '')
    if (!page) {
      wanted = new URL(shown, location.href)
      readyFacets(list, wanted.searchParams)
      return false
    }
    if (!swapList(list, page, focus)) {
      location.assign(url)
      return false
    }
    shown = url.pathname + url.search
    // Another address has the browser look at every link; the list is painted before.
    await nextFrame()
    if (signal.aborted) return false
    document.title = page.title
    swapSearch(page, url.search)
    rename(y)
    return true
  }

  async function follow(link: HTMLAnchorElement) {
    const url = targetOf(link, new URL(shown, location.href), wanted)
    if (link.getAttribute('role') === 'checkbox')
      link.setAttribute('aria-checked', String(link.getAttribute('aria-checked') !== 'true'))
    const toTop = link.closest('[data-to-top]') !== null
    const isShown = await show(url, toTop ? '' : link.id, (y) => {
      history.replaceState({ y, focus: link.id }, '')
      history.pushState(null, '', url)
    })
    if (isShown && toTop) list?.scrollIntoView()
  }

  readyFacets(list)
  list.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const isOwn = event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
    if (isOwn || link?.origin !== location.origin || link.pathname !== location.pathname) return
    event.preventDefault()
    follow(link)
  })
  list.addEventListener('keydown', (event) => {
    const { key, target } = event
    if (key !== ' ' || !(target instanceof HTMLElement) || !target.matches('[role=checkbox]')) return
    event.preventDefault()
    target.click()
  })
  addEventListener('popstate', async ({ state }) => {
    if (location.pathname + location.search === shown) return
    if ((await show(new URL(location.href), state?.focus ?? '', () => {})) && state) scrollTo(0, state.y)
  })
}

startLiveList()
