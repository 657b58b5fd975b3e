import type { Locale } from '../../domain/locales.ts'
import { callPath, patience } from './call-panel.ts'
import type { Entry } from './editor-state.ts'

const isElement = (node: Node): node is Element => node.nodeType === 1

/** What a node is known by among its neighbours. */
const keyOf = (node: Node) => (isElement(node) ? node.getAttribute('data-draft') || node.id || null : null)

const isAlike = (one: Node, other: Node) => one.nodeName === other.nodeName && keyOf(one) === keyOf(other)

function setAttributes(from: Element, to: Element) {
  for (const { name } of [...from.attributes]) {
    // What a reader opened stays open.
    if (!to.hasAttribute(name) && name !== 'open' && name !== 'style') from.removeAttribute(name)
  }
  for (const { name, value } of to.attributes) if (from.getAttribute(name) !== value) from.setAttribute(name, value)
}

/** A block that is awake is React's: as it is while it is made of the same, else it is drawn anew. */
const islandProps = (element: Element) =>
  element.hasAttribute('data-island') ? element.lastElementChild?.textContent : undefined

/** Makes an element what another is, and leaves alone what is the same: films play on, and nothing jumps. */
function morph(from: Node, to: Node) {
  if (from.isEqualNode(to)) return
  if (!isElement(from) || !isElement(to)) {
    from.nodeValue = to.nodeValue
    return
  }
  const props = islandProps(to)
  if (props !== undefined) {
    if (props !== islandProps(from)) from.replaceWith(from.ownerDocument.importNode(to, true))
    return
  }
  setAttributes(from, to)
  morphChildren(from, to)
}

function morphChildren(from: Element, to: Element) {
  const keyed = new Map([...from.children].flatMap((child) => (keyOf(child) ? [[keyOf(child), child] as const] : [])))
  let at: ChildNode | null = from.firstChild
  for (const next of [...to.childNodes]) {
    const key = keyOf(next)
    const known: ChildNode | undefined = key ? keyed.get(key) : at && isAlike(at, next) ? at : undefined
    if (!known || known.nodeName !== next.nodeName) {
      from.insertBefore(from.ownerDocument.importNode(next, true), at)
      continue
    }
    if (known === at) at = at.nextSibling
    else from.insertBefore(known, at)
    morph(known, next)
  }
  while (at) {
    const rest: ChildNode | null = at.nextSibling
    at.remove()
    at = rest
  }
}

export const framePath = (type: string, locale: Locale): string => `${callPath(type, 'page')}?in=${locale}`

/** What was answered in time; else null. */
async function textOf(path: string, sending: RequestInit = {}): Promise<string | null> {
  try {
    const answered = await fetch(path, { ...sending, signal: AbortSignal.timeout(patience) })
    return answered.ok ? await answered.text() : null
  } catch {
    return null
  }
}

const parsed = (html: string) => new DOMParser().parseFromString(html, 'text/html')

/** Styles that blocks which came bring along; they are there before what they are for. */
function addStyles(shown: Document, next: Document): Promise<unknown> {
  const links = [...next.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')]
  const added = links.map(({ href }) => {
    const path = new URL(href).pathname
    if (shown.querySelector(`link[href="${path}"]`)) return Promise.resolve()
    const link = Object.assign(shown.createElement('link'), { rel: 'stylesheet', href: path })
    shown.head.append(link)
    return new Promise((resolve) => {
      link.onload = resolve
      link.onerror = resolve
    })
  })
  return Promise.all(added)
}

/** The whole page anew, as the server has it; false when it could not be had. */
export async function refreshPage(shown: Document, type: string, locale: Locale): Promise<boolean> {
  const html = await textOf(framePath(type, locale))
  if (html === null) return false
  const next = parsed(html)
  await addStyles(shown, next)
  morph(shown.body, next.body)
  return true
}

/** One block as it is typed, before anything is saved; false when it could not be had. */
export async function refreshBlock(
  shown: Element,
  type: string,
  locale: Locale,
  { id, kind, content }: Entry,
  opens: boolean,
): Promise<boolean> {
  const data = { nl: content?.data.nl, [locale]: content?.data[locale] }
  const body = JSON.stringify({ locale, id, block: kind, data, opens })
  const headers = { 'Content-Type': 'application/json' }
  const html = await textOf(callPath(type, 'block'), { method: 'POST', body, headers })
  const next = html === null ? null : parsed(html).body.firstElementChild
  if (!next) return false
  morph(shown, next)
  return true
}
