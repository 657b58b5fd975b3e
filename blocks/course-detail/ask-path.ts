import { inLocale, type Locale, localePath } from '../../src/domain/locales.ts'
import type { CourseDetail } from './course.ts'

/** Where a question about a course goes, and the wish for a seat or a date that there is not: the form names the course. */
export const askPath = ({ title }: Pick<CourseDetail, 'title'>, locale: Locale): string =>
  `${localePath('/contact', locale)}?${new URLSearchParams({ subject: inLocale(title, locale) ?? '' })}`
