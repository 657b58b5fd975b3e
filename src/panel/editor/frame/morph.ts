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

function morphNode(from: Node, to: Node) {
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
    morphNode(known, next)
  }
  while (at) {
    const rest: ChildNode | null = at.nextSibling
    at.remove()
    at = rest
  }
}

/** Makes an element what another is, and leaves alone what is the same: films play on, and nothing jumps. */
export const morph = (from: Element, to: Element): void => morphNode(from, to)
