import { inLocale, type Locale, type Localized } from './locales.ts'
import { slugOf } from './slug-of.ts'

/** What courses have a page of their own by. */
export const landingBases = { locations: '/courses/in', categories: '/courses/category' } as const
export type LandingKind = keyof typeof landingBases

type Name = Partial<Localized<string | null>>

/** The unprefixed path of the page of a place or a category in each language, by its name there. */
export function landingPaths(kind: LandingKind, name: Name): Localized {
  const of = (locale: Locale) => `${landingBases[kind]}/${slugOf(inLocale(name, locale) ?? '')}`
  return { nl: of('nl'), en: of('en'), fr: of('fr') }
}
