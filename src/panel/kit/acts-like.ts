import { plainText } from '../../domain/html.ts'

/** Those with a word that begins like each that was typed, in whatever language. */
export function actsLike<Act extends { words: string }>(acts: readonly Act[], text: string): Act[] {
  const typed = plainText(text).split(/\s+/).filter(Boolean)
  return acts.filter(({ words }) => typed.every((word) => ` ${words}`.includes(` ${word}`)))
}
