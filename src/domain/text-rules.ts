/** The names of what is filled in, each once: 'name' of '{{name}}'. */
export const placeholdersOf = (text: string): string[] =>
  [...new Set([...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name))].sort()

const shortest = 80
const longest = 2000

/** How many characters may stand in a text's place: a button has no room for a paragraph. */
export const longestInPlaceOf = (original: string): number => Math.max(shortest, Math.min(longest, original.length * 3))

/** Signs that mean something in Markdown or HTML; of each kind a text has none that the original has not. */
const markup = [/\*\*/, /\]\(/, /[<>]/]

/** A line break is one, whatever a browser makes of it. */
export const plainBreaks = (text: string): string => text.replaceAll(/\r\n?/g, '\n')

type TextProblem = 'error.required' | 'error.tooLong' | 'error.placeholders' | 'error.plainText'

/** Why a text cannot stand in the place of another; null where it can. */
export function textProblem(text: string, original: string): TextProblem | null {
  if (text.trim() === '') return 'error.required'
  if (text.length > longestInPlaceOf(original)) return 'error.tooLong'
  const filled = text.replaceAll(/\{\{\w+\}\}/g, '')
  if (/\{\{|\}\}/.test(filled) || placeholdersOf(text).join() !== placeholdersOf(original).join())
    return 'error.placeholders'
  const isPlain = markup.every((sign) => !sign.test(filled) || sign.test(original))
  return isPlain && (original.includes('\n') || !text.includes('\n')) ? null : 'error.plainText'
}
