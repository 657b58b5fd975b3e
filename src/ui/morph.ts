const isElement = (node: Node): node is Element => node.nodeType === Node.ELEMENT_NODE

/** What a node is known by among its neighbours; null where its place says it. */
const keyOf = (node: Node) =>
  isElement(node) ? node.getAttribute('data-key') || node.getAttribute('data-draft') || node.id || null : null

const isAlike = (one: Node, other: Node) => one.nodeName === other.nodeName && keyOf(one) === keyOf(other)

/** What a reader opened or closed stays so. */
const isOwn = (name: string) => name === 'open' || name === 'style'

function setAttributes(from: Element, to: Element) {
  for (const { name } of [...from.attributes]) if (!to.hasAttribute(name) && !isOwn(name)) from.removeAttribute(name)
  for (const { name, value } of to.attributes) {
    if (name !== 'open' && from.getAttribute(name) !== value) from.setAttribute(name, value)
  }
}

/** A block that is awake is React's: as it is while it is made of the same, else it is drawn anew. */
const islandProps = (element: Element) =>
  element.hasAttribute('data-island') ? element.lastElementChild?.textContent : undefined

/** As a node of the other's document: one of a frame has the kinds of elements that scripts know there. */
const brought = (node: Node, { ownerDocument }: Element) => ownerDocument.importNode(node, true)

/** Makes a node what another is. */
export function morph(from: Node, to: Node): void {
  if (from.isEqualNode(to)) return
  if (!isElement(from) || !isElement(to)) {
    from.nodeValue = to.nodeValue
    return
  }
  const props = islandProps(to)
  if (props === undefined) {
    setAttributes(from, to)
    morphChildren(from, to)
  } else if (props !== islandProps(from)) from.replaceWith(brought(to, from))
}

/**
 * Makes the children of an element what those of another are. What is the same is left alone: it keeps focus, scroll and
 * films; elements are known again by `data-key`, `data-draft` or id.
 */
export function morphChildren(from: Element, to: Element): void {
  const wanted = new Set([...to.children].map(keyOf))
  const keyed = new Map<string, Element>()
  for (const child of [...from.children]) {
    const key = keyOf(child)
    if (key && wanted.has(key)) keyed.set(key, child)
    // Before the others, which then need not move.
    else if (key) child.remove()
  }
  let at: ChildNode | null = from.firstChild
  for (const next of to.childNodes) {
    const key = keyOf(next)
    const known: ChildNode | undefined = key ? keyed.get(key) : at && isAlike(at, next) ? at : undefined
    if (!known || known.nodeName !== next.nodeName) {
      from.insertBefore(brought(next, from), at)
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
