import type { AnyObject, ObjectSchema } from 'yup'
import { registry } from '../../../../blocks/registry.ts'
import type { BlockInstance } from '../../../db/tables.ts'
import { sameValue } from '../../../domain/editing/values.ts'
import type { Locale } from '../../../domain/locales.ts'
import type { Content } from './check-content.ts'
import { checkLayout } from './check-layout.ts'
import { checkByLocale } from './check-values.ts'
import { type Published, placesOf } from './merge-published.ts'

/** What readers of one language get to read, in their order. */
function textsIn(locale: Locale, { data, layout, places }: Published) {
  const shown = placesOf({ data, layout, places }, locale) ?? []
  const blocks = new Map((layout ?? []).map((one) => [one.id, one]))
  return [data[locale], shown.map((id) => [id, blocks.get(id)?.data?.[locale]])]
}

/** Blocks that this language shows: some are for readers of other languages alone. */
export const isShownIn = (locale: Locale) => (instance: Pick<BlockInstance, 'block'>) => {
  const definition = registry.find(({ type }) => type === instance.block)
  const only: readonly Locale[] | undefined = definition && 'locales' in definition ? definition.locales : undefined
  return only?.includes(locale) ?? true
}

/** How many texts a language still lacks. */
function missingIn(locale: Locale, schema: ObjectSchema<AnyObject>, { data, layout }: Content): number {
  const own = checkByLocale(schema, data, 'data', [locale])
  return own.length + (layout ? checkLayout(layout.filter(isShownIn(locale)), [locale]).length : 0)
}

/** How far a language is: whether its draft says something else than readers see, and what it lacks. */
export function languageState(
  locale: Locale,
  schema: ObjectSchema<AnyObject>,
  draft: Content,
  published: Published | null,
) {
  const missing = missingIn(locale, schema, draft)
  const isSame = published !== null && sameValue(textsIn(locale, { ...draft, places: {} }), textsIn(locale, published))
  return { locale, state: isSame ? (missing > 0 ? 'missing' : 'published') : 'changed', missing }
}
