import { inLocale, type Locale, localePath } from '../../src/domain/locales.ts'
import { runQuery } from '../../src/ui/client.ts'
import { CourseSuggestionsDocument } from '../../src/ui/gql/graphql.ts'
import { listed } from '../../src/ui/listed.ts'

export interface SuggestedCourse {
  href: string
  title: string
  category: string
}

const most = 6

/** Up to six courses that fit a text, how many there are in all, and what was searched for instead. */
export async function suggestCourses(search: string, locale: Locale) {
  const result = await runQuery(CourseSuggestionsDocument, {
    search,
    locale,
    limit: most,
    en: locale === 'en',
    fr: locale === 'fr',
  })
  const { items, total, corrected } = result.filteredCourses ?? { items: [], total: 0 }
  const courses = listed(items).map(
    (course): SuggestedCourse => ({
      href: localePath(`/courses/${inLocale(course.slug, locale)}`, locale),
      title: inLocale(course.title, locale) ?? '',
      category: inLocale(course.category.name, locale) ?? '',
    }),
  )
  return { courses, total, corrected: corrected ? { to: corrected, typed: search } : null }
}
