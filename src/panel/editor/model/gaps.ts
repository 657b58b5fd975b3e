import type { Locale } from '../../../domain/locales.ts'
import { isEmpty, isRecord } from '../../../domain/values.ts'
import type { Shape } from '../shapes.ts'
import type { Entry } from './entries.ts'

/** How many fields of a value lack what must be there. */
function gapsOf(shape: Shape, value: unknown): number {
  if (shape.kind === 'group') return gapsIn(shape.fields, value)
  if (shape.kind === 'list') {
    const items: unknown[] = Array.isArray(value) ? value : []
    return items.reduce<number>((sum, item) => sum + gapsOf(shape.item, item), 0)
  }
  if (shape.kind === 'link') return shape.required && isEmpty(isRecord(value) ? value.value : null) ? 1 : 0
  return shape.required && isEmpty(value) ? 1 : 0
}

const gapsIn = (shapes: readonly Shape[], values: unknown): number =>
  shapes.reduce((sum, shape) => sum + gapsOf(shape, isRecord(values) ? values[shape.name] : undefined), 0)

/** How many texts a block still lacks in a language; nothing where that language does not show it. */
export const gapsFor = ({ fields, content }: Entry, locale: Locale, shownIn?: readonly Locale[]): number =>
  shownIn && !shownIn.includes(locale) ? 0 : gapsIn(fields, content?.data[locale])
