import { inLocale, type Locale } from '../../src/domain/locales.ts'
import type { Crumb } from '../../src/ui/crumb.ts'
import type { CourseDetail } from './course.ts'

/** The way to a course: the catalogue, under the name that the page has for it, then the category there. */
export const courseCrumbs = ({ category }: CourseDetail, locale: Locale, catalogue: string): Crumb[] => [
  { name: catalogue, path: '/courses' },
  { name: inLocale(category.name, locale) ?? '', path: `/courses?categories=${encodeURIComponent(category.key)}` },
]
