import markdownIt, { type MarkdownIt, type Token } from 'markdown-it'
import { pictureIdOf } from '../domain/content.ts'

/** What uploaded pictures show, by an address of theirs: '/images/<id>/2'. */
export type Alternatives = readonly (readonly [url: string, text: string])[]

const levelOf = ({ tag }: Token) => Number(tag.slice(1))
const isOutside = (href: string) => /^https?:\/\//.test(href)

/** HTML in the text stays text, and markdown-it itself refuses addresses such as `javascript:`. */
function makeReader(firstHeading: number) {
  const reader = markdownIt({ html: false, linkify: true, typographer: false })
  reader.core.ruler.push('headings', ({ tokens }) => {
    const headings = tokens.filter((token) => token.type.startsWith('heading_'))
    const highest = Math.min(...headings.map(levelOf))
    for (const token of headings) token.tag = `h${Math.min(6, levelOf(token) - highest + firstHeading)}`
  })
  reader.renderer.rules.image = (tokens, index, options, env, self) => {
    const token = tokens[index]
    const own = self.renderInlineAsText(token?.children ?? [], options, env)
    if (own.trim() !== '') token?.attrSet('alt', own)
    return self.renderToken(tokens, index, options)
  }
  reader.renderer.rules.link_open = (tokens, index, options, _env, self) => {
    const token = tokens[index]
    if (token && isOutside(String(token.attrGet('href')))) token.attrSet('rel', 'noopener nofollow')
    return self.renderToken(tokens, index, options)
  }
  return reader
}

/** Pictures of which the text does not say what they show, say what is known of them. */
function fillAlternatives(tokens: readonly Token[], alternatives: Alternatives) {
  const texts = new Map(alternatives.map(([url, text]) => [pictureIdOf(url), text]))
  for (const token of tokens.flatMap(({ children }) => children ?? [])) {
    if (token.type !== 'image' || token.content.trim() !== '') continue
    const text = texts.get(pictureIdOf(String(token.attrGet('src'))))
    if (text) token.attrSet('alt', text)
  }
}

/** Texts change seldom, and reading one takes longer than drawing the page around it. */
const read = new Map<string, string>()
const most = 500

const readers = new Map<number, MarkdownIt>()

/** The HTML of an editor's Markdown; the highest level of heading in it becomes `firstHeading`. */
export function markdownHtml(text: string, firstHeading = 3, alternatives: Alternatives = []): string {
  const key = JSON.stringify([firstHeading, text, alternatives])
  const known = read.get(key)
  if (known !== undefined) return known
  const reader = readers.get(firstHeading) ?? makeReader(firstHeading)
  readers.set(firstHeading, reader)
  const tokens = reader.parse(text, {})
  if (alternatives.length > 0) fillAlternatives(tokens, alternatives)
  const html = reader.renderer.render(tokens, reader.options, {})
  if (read.size >= most) read.clear()
  read.set(key, html)
  return html
}
