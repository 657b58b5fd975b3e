import markdownIt, { type MarkdownIt, type Token } from 'markdown-it'

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
  reader.renderer.rules.link_open = (tokens, index, options, _env, self) => {
    const token = tokens[index]
    if (token && isOutside(String(token.attrGet('href')))) token.attrSet('rel', 'noopener nofollow')
    return self.renderToken(tokens, index, options)
  }
  return reader
}

/** Texts change seldom, and reading one takes longer than drawing the page around it. */
const read = new Map<string, string>()
const most = 500

const readers = new Map<number, MarkdownIt>()

/** The HTML of an editor's Markdown; the highest level of heading in it becomes `firstHeading`. */
export function markdownHtml(text: string, firstHeading = 3): string {
  const key = `${firstHeading} ${text}`
  const known = read.get(key)
  if (known !== undefined) return known
  const reader = readers.get(firstHeading) ?? makeReader(firstHeading)
  readers.set(firstHeading, reader)
  const html = reader.render(text)
  if (read.size >= most) read.clear()
  read.set(key, html)
  return html
}
