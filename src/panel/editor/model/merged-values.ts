import type { Block, Values } from '../../../domain/editing/operations.ts'
import { isEmpty } from '../../../domain/is-empty.ts'
import type { Locale } from '../../../domain/locales.ts'

/** Field by field what readers of a language see: their own, else the Dutch. */
export function mergedValues(data: Block['data'] | undefined, locale: Locale): Values {
  const own = Object.entries(data?.[locale] ?? {}).filter(([, value]) => !isEmpty(value))
  return { ...data?.nl, ...Object.fromEntries(own) }
}
