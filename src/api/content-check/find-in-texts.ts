import markdownIt, { type Token } from 'markdown-it'
import { longestDescription, longestTitle } from '../../domain/content-findings.ts'
import { type Finding, findingAt, type Leaf } from './finding.ts'

const reader = markdownIt({ html: false, linkify: false })
const mayBeMarkdown = /^#{1,6} |\]\(/m

const tokensOf = (text: string): Token[] =>
  mayBeMarkdown.test(text) ? reader.parse(text, {}).flatMap((token) => [token, ...(token.children ?? [])]) : []

/** A level that is skipped: readers who listen to headings lose their way. */
function skipsLevel(tokens: readonly Token[]): boolean {
  const levels = tokens.filter(({ type }) => type === 'heading_open').map(({ tag }) => Number(tag.slice(1)))
  return levels.some((level, index) => level - (levels[index - 1] ?? level) > 1)
}

const isNameless = ({ type, content }: Token) => type === 'image' && content.trim() === ''

/** Addresses of the pictures of which a text does not say what they show. */
export const namelessIn = ({ text }: Leaf): string[] =>
  tokensOf(text)
    .filter(isNameless)
    .map((token) => String(token.attrGet('src')))

/** Headings that skip a level. */
export const findHeadings = (leaf: Leaf): Finding[] =>
  skipsLevel(tokensOf(leaf.text)) ? [findingAt(leaf, 'headings')] : []

/** What search engines cut off. */
export function findTooLong(leaf: Leaf): Finding[] {
  const { blockId, path, text } = leaf
  if (blockId === '' && path === 'title' && text.length > longestTitle)
    return [findingAt(leaf, 'longTitle', String(text.length))]
  if (blockId === '' && path === 'seoDescription' && text.length > longestDescription)
    return [findingAt(leaf, 'longDescription', String(text.length))]
  return []
}

/** Where links of a text lead. */
export const linksIn = ({ text }: Leaf): string[] =>
  tokensOf(text).flatMap((token) => (token.type === 'link_open' ? [String(token.attrGet('href'))] : []))
