/** How a stretch of text is set; `href` is '' where it leads nowhere. */
interface Look {
  bold: boolean
  italic: boolean
  href: string
}

interface Run extends Look {
  text: string
}

/** One point of a list; all that stands in it names the same one. */
interface Item {
  depth: number
  /** What it is numbered, NaN where it follows the one before; null is a bullet. */
  number: number | null
}

interface Part {
  runs: Run[]
  /** 1 to 6; 0 is a paragraph. */
  heading: number
  item: Item | null
}

const dropped =
  'script, template, noscript, title, xml, svg, math, iframe, object, embed, canvas, audio, video, button, select, textarea, del, [hidden], .MsoCommentReference, .msocomanchor'
const breaking =
  'p, h1, h2, h3, h4, h5, h6, div, li, ul, ol, dl, dt, dd, blockquote, pre, table, tr, td, th, caption, section, article, header, footer, main, aside, nav, figure, figcaption, address, hr, form, fieldset'
const schemes = ['http:', 'https:', 'mailto:', 'tel:']

/** What a page of ours forbids a browser reports, even where it is only read: it bears another name meanwhile. */
const harmless = (html: string) =>
  html
    .replaceAll(/<[^<>]*>/g, (tag) => tag.replaceAll(/\s(style|on\w+)=/gi, ' data-$1='))
    .replaceAll(/<(\/?)style\b/gi, '<$1template')

/** What an element's own style says, with Word's names that no browser knows. */
function styleOf(element: Element): Map<string, string> {
  const rules = (element.getAttribute('data-style') ?? '').toLowerCase().split(';')
  return new Map(
    rules.map((rule) => {
      const [name = '', ...value] = rule.split(':')
      return [name.trim(), value.join(':').trim()]
    }),
  )
}

function isLeftOut(element: Element, style: Map<string, string>): boolean {
  return (
    element.matches(dropped) ||
    style.get('display') === 'none' ||
    style.get('mso-hide') === 'all' ||
    style.get('mso-list') === 'ignore' ||
    (style.get('mso-element') ?? '').startsWith('comment')
  )
}

const isHeavy = (weight: string) => weight.startsWith('bold') || Number(weight) >= 600

function absolute(href: string): URL | null {
  try {
    return new URL(href)
  } catch {
    return null
  }
}

/** An address that a reader may be led to; '' where there is none. */
function addressOf(link: Element): string {
  const url = absolute(link.getAttribute('href') ?? '')
  return url && schemes.includes(url.protocol)
    ? url.href.replaceAll(/[\s()<>\\]/g, (letter) => `%${letter.charCodeAt(0).toString(16).padStart(2, '0')}`)
    : ''
}

function lookOf(element: Element, style: Map<string, string>, look: Look): Look {
  const weight = style.get('font-weight')
  const slant = style.get('font-style')
  return {
    bold: weight === undefined ? look.bold || element.matches('b, strong') : isHeavy(weight),
    italic: slant === undefined ? look.italic || element.matches('i, em') : slant !== 'normal',
    href: element.matches('a') ? addressOf(element) : look.href,
  }
}

const countOf = (sign: string): number | null => {
  const [, count] = /^\(?([0-9]{1,9}|[a-z]{1,4})[.)]/i.exec(sign) ?? []
  return count === undefined ? null : Number(count)
}

/** A point of a list; Word writes a paragraph with its sign in front. */
function itemOf(element: Element, style: Map<string, string>, item: Item | null): Item | null {
  if (element.matches('li')) {
    const level = Number(element.getAttribute('aria-level') ?? element.getAttribute('data-aria-level'))
    const list = element.closest('ul, ol')
    const begins = element === list?.firstElementChild ? list.getAttribute('start') : null
    return { depth: level || (item?.depth ?? 0) + 1, number: list?.matches('ol') ? Number(begins ?? Number.NaN) : null }
  }
  const [, level] = /level([0-9])/.exec(style.get('mso-list') ?? '') ?? []
  if (level === undefined || !element.matches('p, div')) return item
  const sign = [...element.querySelectorAll('span')].find((span) => styleOf(span).get('mso-list') === 'ignore')
  return { depth: Number(level), number: countOf(sign?.textContent.trim() ?? '') }
}

function headingOf(element: Element, heading: number): number {
  if (element.matches('.MsoTitle')) return 1
  return element.matches('h1, h2, h3, h4, h5, h6') ? Number(element.tagName.slice(1)) : heading
}

/** Spaces that hold words together stay; what nobody sees goes, as no field takes it. */
const spaced = (text: string) =>
  text.replaceAll(/[\p{Bidi_Control}\p{Zl}\p{Zp}\u200B\uFEFF]/gu, '').replaceAll(/[\s\p{Cc}]{2,}|[\p{Cc}]/gu, ' ')

/** The parts of a page, in order, with no more than a text here can be. */
function partsOf(body: Element): Part[] {
  const parts: Part[] = []
  let open: Part = { runs: [], heading: 0, item: null }

  function begin(heading: number, item: Item | null) {
    open = { runs: [], heading, item }
    parts.push(open)
  }

  function say(text: string, look: Look) {
    const last = open.runs.at(-1)
    const isBehindSpace = !last || /\s$/.test(last.text)
    const said = isBehindSpace && text !== '\n' ? text.trimStart() : text
    if (said !== '') open.runs.push({ ...look, text: said })
  }

  function breakLine(look: Look) {
    if (open.runs.at(-1)?.text === '\n') begin(open.heading, open.item)
    else if (open.runs.length > 0) say('\n', look)
  }

  function read(node: Node, look: Look, heading: number, item: Item | null) {
    if (node.nodeType === Node.TEXT_NODE) say(spaced(node.textContent ?? ''), look)
    if (!(node instanceof Element)) return
    const style = styleOf(node)
    if (isLeftOut(node, style)) return
    if (node.matches('br')) return breakLine(look)
    const [inHeading, inItem] = [headingOf(node, heading), itemOf(node, style, item)]
    const isBreaking = node.matches(breaking)
    if (isBreaking) begin(inHeading, inItem)
    const inside = lookOf(node, style, look)
    for (const child of node.childNodes) read(child, inside, inHeading, inItem)
    if (isBreaking) begin(heading, item)
  }

  begin(0, null)
  for (const child of body.childNodes) read(child, { bold: false, italic: false, href: '' }, 0, null)
  return parts.filter(({ runs }) => runs.some(({ text }) => text.trim() !== ''))
}

const isWord = (letter: string | undefined) => letter !== undefined && /[\p{L}\p{N}]/u.test(letter)

/** Words stay words: signs that Markdown would take for its own are set apart. */
const escaped = (text: string) =>
  text
    .replaceAll(/[\\`*[\]]|~(?=~)|&(?=#?\w+;)/g, String.raw`\$&`)
    .replaceAll('_', (sign, at: number, all: string) =>
      isWord(all[at - 1]) && isWord(all[at + 1]) ? sign : `\\${sign}`,
    )

function withoutEnd(words: string): string {
  let end = words.length
  while (end > 0 && '.,:;!?…'.includes(words.charAt(end - 1))) end -= 1
  return words.slice(0, end)
}

const looks = ['href', 'bold', 'italic'] as const

function wrapped(look: (typeof looks)[number], value: string | boolean, text: string, isWithin: boolean): string {
  if (look === 'href') return `[${text}](${value})`
  if (look === 'bold') return `**${text}**`
  return isWithin ? `*${text}*` : `_${text}_`
}

/** Marks stand at words: spaces, and a sign that the next word is stuck to, stay outside of them. */
function marked(runs: readonly Run[], [look, ...others]: readonly (typeof looks)[number][]): string {
  if (!look) return escaped(runs.map(({ text }) => text).join(''))
  const groups: Run[][] = []
  for (const run of runs) {
    const last = groups.at(-1)
    if (last && last[0]?.[look] === run[look]) last.push(run)
    else groups.push([run])
  }
  return groups.reduce((before, group, at) => {
    const text = marked(group, others)
    const value = group[0]?.[look]
    const next = groups[at + 1]?.[0]?.text[0]
    const words = text.trim()
    if (!value || words === '') return before + text
    const start = before + text.slice(0, text.indexOf(words))
    const end = text.slice(text.indexOf(words) + words.length)
    const isStuck = end === '' && isWord(next) && look !== 'href'
    const core = isStuck ? withoutEnd(words) : words
    const isWithin = isWord(start.at(-1)) || (isWord(next) && end === '')
    return start + (core && wrapped(look, value, core, isWithin)) + words.slice(core.length) + end
  }, '')
}

const lineStart = /^(?:#{1,6}(?=\s|$)|[-+](?=\s|$)|[>|]|[-=_]+$)/
const numberStart = /^(\d{1,9})([.)])(?=\s|$)/

/** The lines of a part, where Markdown begins nothing of its own. */
const linesOf = ({ runs, heading }: Part): string[] => {
  const plain = heading > 0 ? runs.map((run) => ({ ...run, bold: false, italic: false })) : runs
  const lines = marked(plain, looks).trim().split('\n')
  if (heading > 0) return [lines.map((line) => line.trim()).join(' ')]
  return lines.map((line) => line.trim().replace(lineStart, String.raw`\$&`).replace(numberStart, String.raw`$1\$2`))
}

/** A page shows two levels of headings in a text: the highest one pasted, and all below it. */
const signOf = (heading: number, highest: number) => (heading === highest ? '## ' : '### ')

/** A point of a list that the parts behind it may stand in, and how far in they begin. */
interface Point {
  depth: number
  width: number
  number: number | null
}

/** The sign of a point, and the points that it stands in, itself the last. */
function pointAt(points: readonly Point[], { depth, number: given }: Item): { sign: string; points: Point[] } {
  const before = points.find((one) => one.depth === depth)?.number ?? 0
  const number = given === null ? null : given || before + 1
  const sign = number === null ? '- ' : `${number}. `
  return { sign, points: [...points.filter((one) => one.depth < depth), { depth, width: sign.length, number }] }
}

/** The text of parts in their order; what belongs to a point of a list stands under its first letter. */
function textOf(parts: readonly Part[]): string {
  const highest = Math.min(...parts.map(({ heading, item }) => (item ? 0 : heading) || 7))
  const begun = new Set<Item>()
  let points: readonly Point[] = []
  let text = ''
  for (const [place, part] of parts.entries()) {
    const { heading, item } = part
    const isNew = item !== null && !begun.has(item)
    let sign = heading > 0 && !item ? signOf(heading, highest) : ''
    if (isNew) {
      begun.add(item)
      const next = pointAt(points, item)
      sign = next.sign
      points = next.points
    } else points = points.filter(({ depth }) => depth <= (item?.depth ?? 0))
    const inset = ' '.repeat(points.reduce((sum, { width }) => sum + width, 0))
    const [first = '', ...rest] = linesOf(item ? { ...part, heading: 0 } : part)
    if (place > 0) text += isNew && parts[place - 1]?.item ? '\n' : '\n\n'
    text += [inset.slice(isNew ? sign.length : 0) + sign + first, ...rest.map((line) => inset + line)].join('  \n')
  }
  return text
}

/** Source text shows colours, which are no marks, and its signs are Markdown's where it is Markdown. */
function isSource({ children }: Element): boolean {
  const [only, ...others] = children
  return (
    only !== undefined && others.length === 0 && (only.matches('pre') || styleOf(only).get('white-space') === 'pre')
  )
}

/**
 * What a word processor or a browser put on the clipboard, as Markdown: headings, paragraphs, bold, italics, links and
 * lists; all else loses its form or is left out. '' where there is nothing of that.
 */
function markdownOf(html: string): string {
  const { body } = new DOMParser().parseFromString(harmless(html), 'text/html')
  return isSource(body) ? '' : textOf(partsOf(body))
}

const isOneLine = (markdown: string) => !/\n|^#{2,3} |^- |^\d+\. /.test(markdown)

/** Puts what was copied in the place of what is selected; what is more than words stands apart from the text around it. */
export function insertPasted(area: HTMLTextAreaElement, html: string, words: string): void {
  const markdown = markdownOf(html) || words
  const { value, selectionStart, selectionEnd } = area
  const [before, after] = [value.slice(0, selectionStart).trimEnd(), value.slice(selectionEnd).trimStart()]
  if (markdown === '') return
  if (markdown === words || isOneLine(markdown)) area.setRangeText(markdown, selectionStart, selectionEnd, 'end')
  else {
    area.setRangeText((before && '\n\n') + markdown, before.length, value.length, 'end')
    if (after) area.setRangeText(`\n\n${after}`, area.selectionEnd, area.selectionEnd, 'start')
  }
}
