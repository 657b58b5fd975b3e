import type { Locale } from '../../domain/locales.ts'
import { allTexts } from '../../ui/all-texts.ts'
import type { Crumb } from '../../ui/crumb.ts'

/** The way to a page that stands right below the home page. */
export const crumbsBelowStart = (name: string, path: string, locale: Locale): Crumb[] => [
  { name: allTexts[locale].navigation.homePage, path: '/' },
  { name, path },
]
