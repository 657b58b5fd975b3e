/** Tells facets as what they are once they can be switched: boxes that are checked or not, by `chosen` or as they came. */
export function readyFacets(root: ParentNode, chosen?: URLSearchParams) {
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
export function swapList(list: HTMLElement, page: Document, focus: string): boolean {
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
export function swapSearch(page: Document, search: string) {
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
