import type { BlockInstance, Places } from '../../../db/tables.ts'
import { sameValue } from '../../../domain/editing/values.ts'
import { defaultLocale, type Locale, type Localized, locales } from '../../../domain/locales.ts'
import type { Content } from './check-content.ts'

type Values = Record<string, unknown>

/** What readers see: a layout as Dutch has it, and the places of languages that have it otherwise. */
export interface Published extends Content {
  places: Places
}

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

const shownIn = (layout: readonly BlockInstance[]) => layout.filter(({ hidden }) => !hidden).map(({ id }) => id)

/** Which blocks readers of a language see, in their order; whoever has no text of their own sees what the Dutch see. */
export function placesOf({ data, layout, places }: Published, locale: Locale): string[] | null {
  if (locale !== defaultLocale && Object.keys(data[locale]).length === 0) return null
  return places[locale] ?? shownIn(layout ?? [])
}

function mergeLayout(before: Published, draft: BlockInstance[], chosen: readonly Locale[]) {
  const others = locales.flatMap((locale) => {
    const places = chosen.includes(locale) ? shownIn(draft) : placesOf(before, locale)
    return locale === defaultLocale || !places ? [] : [[locale, places] as const]
  })
  const known = new Map((before.layout ?? []).map((instance) => [instance.id, instance]))
  const drafted = new Map(draft.map((instance) => [instance.id, instance]))
  const dutch = chosen.includes(defaultLocale) ? draft : (before.layout ?? [])
  const inDutch = new Set(dutch.map(({ id }) => id))
  const elsewhere = new Set(others.flatMap(([, places]) => places).filter((id) => !inDutch.has(id)))
  const places = [...dutch.map(({ id, hidden }) => ({ id, hidden })), ...[...elsewhere].map(hiddenPlace)]
  const layout = places.flatMap(({ id, hidden }): BlockInstance[] => {
    const wanted = drafted.get(id)
    const instance = wanted ? mergeInstance(known.get(id), wanted, chosen) : known.get(id)
    if (!instance) return []
    const { hidden: _, ...block } = instance
    return [hidden === undefined ? block : { ...block, hidden }]
  })
  const different = others.filter(([, ids]) => !sameValue(ids, shownIn(layout)))
  return { layout, places: Object.fromEntries(different) as Places }
}

/** Of what only other languages show. */
const hiddenPlace = (id: string) => ({ id, hidden: true })

/** What readers see once the chosen languages of a draft are public: the others stay as they were, texts and order. */
export function mergePublished(before: Published, draft: Content, chosen: readonly Locale[]): Published {
  const data = mergeLocales<Values>(before.data, draft.data, chosen)
  return {
    data: { nl: data.nl ?? {}, en: data.en ?? {}, fr: data.fr ?? {} },
    ...(draft.layout ? mergeLayout(before, draft.layout, chosen) : { layout: null, places: {} }),
  }
}

/** As it must be complete: whatever the readers of some language see is not hidden. */
export function seenBySomebody({ data, layout, places }: Published): Content {
  const seen = new Set(Object.values(places).flat())
  return { data, layout: layout?.map((one) => (seen.has(one.id) ? { ...one, hidden: false } : one)) ?? null }
}
