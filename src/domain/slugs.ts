import { inLocale, type Locale, type Localized } from './locales.ts'

/** A name as the last part of an address: 'Financiële kennis' is 'financiele-kennis'. */
export const slugOf = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()
    .replaceAll(' ', '-')

/** What courses have a page of their own by. */
export const landingBases = { locations: '/courses/in', categories: '/courses/category' } as const
export type LandingKind = keyof typeof landingBases

/** The unprefixed path of the page of a place or a category in each language, by its name there. */
export function landingPaths(kind: LandingKind, name: Partial<Localized<string | null>>): Localized {
  const path = (locale: Locale) => `${landingBases[kind]}/${slugOf(inLocale(name, locale) ?? '')}`
  // Not by `perLocale`, which every island of a page would bring along then.
  return { nl: path('nl'), en: path('en'), fr: path('fr') }
}

/** What has an address of its own in each language, and the path below which its slug stands. */
export const slugBases = { courses: '/courses', pages: '/page', ...landingBases } as const
export type SluggedKind = keyof typeof slugBases

export const isSlugged = (kind: string): kind is SluggedKind => Object.hasOwn(slugBases, kind)

/** Pages that the site has of itself; a link to one names it as PAGE, as it does an editor's page by its slug. */
export const ownPages: readonly string[] = [
  'courses',
  'facilities',
  'coaching',
  'about',
  'newsletter',
  'contact',
  'verify',
  'privacy',
  'disclaimer',
]
