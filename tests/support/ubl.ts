/** An element of an XML document: its text is null where it has elements inside. */
export interface Element {
  name: string
  attributes: Record<string, string>
  text: string | null
  children: Element[]
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
const unescaped = (text: string) => text.replaceAll(/&(\w+);/g, (whole, name) => entities[name] ?? whole)
const attributesOf = (text = '') =>
  Object.fromEntries(
    [...text.matchAll(/([\w:]+)="([^"<]*)"/g)].map(([, name, value]) => [name, unescaped(value ?? '')]),
  )

/** An XML document, which must be well formed: tags in pairs, nothing but text and elements between them. */
export function readXml(xml: string): Element {
  const root: Element = { name: '', attributes: {}, text: null, children: [] }
  const open = [root]
  const rest = xml.replace(/^<\?xml[^>]*\?>/, '').replaceAll(/<(\/?)([\w:]+)([^<>]*)>([^<]*)/g, (...found) => {
    const [, closing, name, attributes, text] = found as string[]
    const current = open.at(-1)
    if (closing && open.pop()?.name !== name) throw new Error(`</${name}> closes nothing`)
    if (!closing) {
      const element = {
        name: name ?? '',
        attributes: attributesOf(attributes),
        text: unescaped(text ?? ''),
        children: [],
      }
      current?.children.push(element)
      if (current) current.text = null
      open.push(element)
    }
    return ''
  })
  const [document] = root.children
  if (rest.trim() || open.length > 1 || root.children.length !== 1 || !document) throw new Error('This is no XML')
  return document
}

/** All elements at the end of a path below another, prefixes left out: 'TaxTotal/TaxSubtotal'. */
export const elementsAt = (element: Element, path: string): Element[] =>
  path
    .split('/')
    .reduce<Element[]>(
      (found, name) =>
        found.flatMap(({ children }) => children.filter((child) => child.name.split(':').at(-1) === name)),
      [element],
    )

/** Their texts. */
export const textsAt = (element: Element, path: string) => elementsAt(element, path).map(({ text }) => text)

/** The sum of the amounts there, in cents. */
export const centsAt = (element: Element, path: string) =>
  textsAt(element, path).reduce((sum, text) => sum + Math.round(Number(text) * 100), 0)

/** Everything below an element, itself included. */
export const within = (element: Element): Element[] => [element, ...element.children.flatMap(within)]
