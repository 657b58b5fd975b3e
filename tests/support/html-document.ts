export interface HtmlElement {
  tag: string
  attributes: Readonly<Record<string, string>>
}

/** What a test reads of a page that no browser opened. */
export interface HtmlDocument {
  elements: HtmlElement[]
  titles: string[]
  ids: string[]
  /** What readers see or hear: its words, and the names that attributes give. */
  words: string[]
}

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
const unescapeHtml = (text: string) =>
  text.includes('&')
    ? text.replaceAll(/&(#x[\da-f]+|#\d+|\w+);/gi, (whole, code: string) =>
        code.startsWith('#') ? String.fromCodePoint(Number(`0${code.slice(1)}`)) : (named[code] ?? whole),
      )
    : text

function attributesOf(source: string): Record<string, string> {
  const pairs = [...source.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)]
  return Object.fromEntries(pairs.map(([, name = '', value = '']) => [name.toLowerCase(), unescapeHtml(value)]))
}

/** By how they are written: the pages of a site have most of their elements in common. */
const known = new Map<string, HtmlElement>()

function elementOf(source: string, tag: string, attributes: string): HtmlElement {
  const found = known.get(source)
  if (found) return found
  const element = { tag: tag.toLowerCase(), attributes: attributesOf(attributes) }
  known.set(source, element)
  return element
}

const spoken = ['alt', 'aria-label', 'placeholder', 'title']

/** Reads HTML as the server writes it: attributes in double quotes, nothing left open. */
export function readHtml(html: string): HtmlDocument {
  const plain = html.replaceAll(/<!--.*?-->/gs, '').replaceAll(/(<(script|style)\b[^>]*>).*?(<\/\2>)/gs, '$1$3')
  const elements = [...plain.matchAll(/<([a-z][\w-]*)((?:"[^"]*"|[^">])*)>/gi)].map(
    ([source, tag = '', attributes = '']) => elementOf(source, tag, attributes),
  )
  const [head = '', body = ''] = plain.split('</head>')
  const names = elements.flatMap(({ attributes }) => spoken.flatMap((name) => attributes[name] ?? []))
  return {
    elements,
    titles: [...head.matchAll(/<title>([^<]*)<\/title>/g)].map(([, title = '']) => unescapeHtml(title)),
    ids: elements.flatMap(({ attributes }) => attributes.id ?? []),
    words: [...body.split(/<(?:"[^"]*"|[^">])*>/).map(unescapeHtml), ...names].filter((text) => text.trim() !== ''),
  }
}
