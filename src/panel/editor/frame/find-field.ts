import { isRecord } from '../../../domain/values.ts'

/** Markdown as it is read: without its signs, nor where its links lead. */
const plain = (text: string) =>
  text
    .replaceAll(/\([^()\s]*\)/g, '')
    .replaceAll(/[*_#`>[\]\\]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** Every text of a value, with the way to it. */
function textsIn(value: unknown, path: readonly string[]): [path: readonly string[], text: string][] {
  if (typeof value === 'string') return [[path, plain(value)]]
  if (Array.isArray(value))
    return value.flatMap((item) => textsIn(item, [...path, isRecord(item) ? String(item._id) : '']))
  if (!isRecord(value)) return []
  return Object.entries(value).flatMap(([name, one]) => (name === '_id' ? [] : textsIn(one, [...path, name])))
}

/** The field that says a text which somebody pointed at: the one that is it, else the first that has it. */
export function findField(values: unknown, pointedAt: string): readonly string[] | null {
  const wanted = plain(pointedAt)
  if (!wanted) return null
  const texts = textsIn(values, []).filter(([, text]) => text !== '')
  const found =
    texts.find(([, text]) => text === wanted) ??
    texts.find(([, text]) => text.includes(wanted)) ??
    texts.find(([, text]) => wanted.includes(text))
  return found?.[0] ?? null
}
