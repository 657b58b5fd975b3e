import { plainText } from '../../domain/html.ts'

/** So many letters say where something was found, some of them before it. */
const [longest, before] = [160, 50]

/** A text in Markdown as one line, without its marks. */
const unmarked = (text: string): string =>
  text
    .replaceAll(/!?\[([^[\]]*)\]\([^()\s]*\)/g, '$1')
    .replaceAll(/(?<!\S)(#{1,6}|[-*+>]|\d{1,3}\.)(?!\S)/g, '')
    .replaceAll(/\*\*|__|`/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** What a long text says around the first of these words, from a whole word to another. */
export function excerptOf(text: string, words: readonly string[]): string {
  const line = unmarked(text)
  if (line.length <= longest) return line
  const plain = plainText(line)
  const places = words.map((word) => plain.indexOf(plainText(word))).filter((place) => place >= 0)
  const at = Math.min(line.length, ...places) % line.length
  const from = at <= before ? 0 : line.indexOf(' ', at - before) + 1
  const part = line.slice(from, from + longest)
  const isLast = from + longest >= line.length
  return `${from > 0 ? '… ' : ''}${isLast ? part : `${part.slice(0, part.lastIndexOf(' '))} …`}`
}
