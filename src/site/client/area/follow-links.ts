import type { Navigation } from './navigate.ts'
import type { PageCache } from './page-cache.ts'

/** Milliseconds after the last key until a list is searched (spec section 9). */
const pause = 200

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey

/** The address of a link that the browser would follow in this window. */
function addressOf(target: EventTarget | null): URL | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || link.hasAttribute('download') || (link.target !== '' && link.target !== '_self')) return null
  return link.origin === location.origin ? new URL(link.href) : null
}

const isOnlyHash = (address: URL) =>
  address.hash !== '' && address.pathname === location.pathname && address.search === location.search

/** Where a form leads that only asks: its fields in the address, empty ones left out. */
function addressOfForm(form: HTMLFormElement, submitter?: HTMLElement | null): URL {
  const address = new URL(form.getAttribute('action') ?? location.href, location.href)
  const entries = [...new FormData(form, submitter)].filter(([, value]) => value !== '')
  address.search = new URLSearchParams(entries.map(([name, value]) => [name, String(value)])).toString()
  return address
}

const isSearch = (form: EventTarget | null): form is HTMLFormElement =>
  form instanceof HTMLFormElement && form.method === 'get' && form.closest('[data-area]') !== null

/** Links and searches of an area navigate in it; all others are the browser's own. */
export function followLinks(cache: PageCache, { navigate, traverse }: Navigation): void {
  document.addEventListener('click', (event) => {
    const address = addressOf(event.target)
    if (event.defaultPrevented || !isPlain(event) || !address || isOnlyHash(address) || !cache.has(address)) return
    event.preventDefault()
    void navigate(address, address.href === location.href ? 'replace' : 'push')
  })
  const prefetch = ({ target }: Event) => {
    const address = addressOf(target)
    if (address && cache.has(address)) cache.prefetch(address)?.catch(() => {})
  }
  for (const event of ['pointerover', 'focusin']) document.addEventListener(event, prefetch, { passive: true })

  document.addEventListener('submit', (event) => {
    if (event.defaultPrevented || !isSearch(event.target)) return
    const address = addressOfForm(event.target, event.submitter)
    if (!cache.has(address)) return
    event.preventDefault()
    void navigate(address, 'push')
  })
  let timer: ReturnType<typeof setTimeout> | undefined
  document.addEventListener('input', ({ target }) => {
    const form = target instanceof Element ? target.closest('form[data-live]') : null
    if (!isSearch(form)) return
    clearTimeout(timer)
    timer = setTimeout(() => void navigate(addressOfForm(form), 'replace'), pause)
  })
  addEventListener('popstate', traverse)
}
