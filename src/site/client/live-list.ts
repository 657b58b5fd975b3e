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
 * Puts the parts of a list as another page has them in the place of its own; what is open stays open, and the element
 * with the id `focus`, else the list's title, has the focus. False when that page has no such list.
 */
function swapList(list: HTMLElement, page: Document, focus: string): boolean {
  const parts = partsOf(list)
  const others = partsOf(page)
  if (parts.length !== others.length) return false
  readyFacets(page)
  const open = new Map([...list.querySelectorAll('details')].map((details) => [details.id, details.open]))
  for (const [place, part] of parts.entries()) part.replaceChildren(...(others[place]?.childNodes ?? []))
  for (const details of list.querySelectorAll('details')) details.open = open.get(details.id) ?? details.open
  const target = document.getElementById(focus) ?? list.querySelector<HTMLElement>('[data-title]')
  target?.focus({ preventScroll: true })
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

/** Where a link leads from what was asked for last, which the page may not show yet. */
function targetOf(link: HTMLAnchorElement, wanted: URL): URL {
  const to = new URL(link.href)
  const here = new URLSearchParams(location.search)
  const next = new URL(wanted)
  const kept = [...wanted.searchParams].filter((one) => !isAmong(here, one) || isAmong(to.searchParams, one))
  const added = [...to.searchParams].filter((one) => !isAmong(here, one))
  next.search = new URLSearchParams([...kept, ...added]).toString()
  return wanted.search === location.search ? to : next
}

/** Lets the browser answer people between two pieces of work. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve))

/** The links of a list change it in place; without this they load the page, and where it cannot be had all stays. */
function startLiveList() {
  const list = document.querySelector<HTMLElement>('[data-live-list]')
  if (!list) return
  const problem = list.querySelector<HTMLElement>('[role=alert]')
  let shown = location.pathname + location.search
  let wanted = new URL(location.href)
  let asking = new AbortController()

  /** The page at an address; undefined when another one was asked for meanwhile, null when it cannot be had. */
  async function load(url: URL): Promise<Document | null | undefined> {
    asking.abort()
    asking = new AbortController()
    const { signal } = asking
    wanted = url
    list?.setAttribute('aria-busy', 'true')
    try {
      const response = await fetch(url, { signal })
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

  /** Shows what stands at an address; `arrive` does what comes between having it and showing it. */
  async function show(url: URL, arrive: () => void, focus: string): Promise<boolean> {
    const page = await load(url)
    if (page === undefined || !list) return false
    list.removeAttribute('aria-busy')
    if (problem) problem.textContent = page ? '' : (list.dataset.failed ?? '')
    if (!page) {
      wanted = new URL(shown, location.href)
      readyFacets(list, wanted.searchParams)
      return false
    }
    arrive()
    if (!swapList(list, page, focus)) location.assign(url)
    shown = url.pathname + url.search
    document.title = page.title
    swapSearch(page, url.search)
    return true
  }

  async function follow(link: HTMLAnchorElement) {
    const url = targetOf(link, wanted)
    if (link.getAttribute('role') === 'checkbox')
      link.setAttribute('aria-checked', String(link.getAttribute('aria-checked') !== 'true'))
    const toTop = link.closest('[data-to-top]') !== null
    const push = () => {
      history.replaceState({ y: scrollY, focus: link.id }, '')
      history.pushState(null, '', url)
    }
    if ((await show(url, push, toTop ? '' : link.id)) && toTop) list?.scrollIntoView()
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
    if ((await show(new URL(location.href), () => {}, state?.focus ?? '')) && state) scrollTo(0, state.y)
  })
}

startLiveList()
