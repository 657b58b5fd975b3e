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
  text.replaceAll(/&(#x[\da-f]+|#\d+|\w+);/gi, (whole, code: string) =>
    code.startsWith('#') ? String.fromCodePoint(Number(`0${code.slice(1)}`)) : (named[code] ?? whole),
  )

function attributesOf(source: string): Record<string, string> {
  const pairs = [...source.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)]
  return Object.fromEntries(pairs.map(([, name = '', value = '']) => [name.toLowerCase(), unescapeHtml(value)]))
}

const spoken = ['alt', 'aria-label', 'placeholder', 'title']

/** Reads HTML as the server writes it: attributes in double quotes, nothing left open. */
export function readHtml(html: string): HtmlDocument {
  const plain = html.replaceAll(/<!--.*?-->/gs, '').replaceAll(/(<(script|style)\b[^>]*>).*?(<\/\2>)/gs, '$1$3')
  const elements = [...plain.matchAll(/<([a-z][\w-]*)((?:"[^"]*"|[^">])*)>/gi)].map(
    ([, tag = '', attributes = '']) => ({
      tag: tag.toLowerCase(),
      attributes: attributesOf(attributes),
    }),
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
