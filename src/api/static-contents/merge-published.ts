import type { BlockInstance } from '../../db/tables.ts'
import { defaultLocale, type Locale, type Localized, locales } from '../../domain/locales.ts'
import type { Content } from './check-content.ts'

type Values = Record<string, unknown>

function mergeLocales<T>(before: Partial<Localized<T>>, after: Partial<Localized<T>>, chosen: readonly Locale[]) {
  const merged: Partial<Localized<T>> = {}
  for (const locale of locales) {
    const value = chosen.includes(locale) ? after[locale] : before[locale]
    if (value !== undefined) merged[locale] = value
  }
  return merged
}

/** A block that readers know keeps its other languages; a new one brings Dutch, which the others fall back on. */
function mergeInstance(
  before: BlockInstance | undefined,
  after: BlockInstance,
  chosen: readonly Locale[],
): BlockInstance {
  if (!after.data) return after
  const known = before?.block === after.block && before.data ? before.data : undefined
  const languages = known ? chosen : [...new Set<Locale>([defaultLocale, ...chosen])]
  const data = mergeLocales<Values | null>(known ?? {}, after.data, languages)
  return { ...after, data: { nl: data.nl ?? null, en: data.en ?? null, fr: data.fr ?? null } }
}

/** What readers see once the chosen languages of a draft are public: the others stay as they were, the layout is new. */
export function mergePublished(before: Content, draft: Content, chosen: readonly Locale[]): Content {
  const data = mergeLocales<Values>(before.data, draft.data, chosen)
  const known = new Map(before.layout?.map((instance) => [instance.id, instance]))
  return {
    data: { nl: data.nl ?? {}, en: data.en ?? {}, fr: data.fr ?? {} },
    layout: draft.layout?.map((instance) => mergeInstance(known.get(instance.id), instance, chosen)) ?? null,
  }
}
