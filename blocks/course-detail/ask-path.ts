import { inLocale, type Locale, localePath } from '../../src/domain/locales.ts'
import type { CourseDetail } from './course.ts'

/** Where a question about a course goes, and the wish for a seat or a date that there is not; it names the course. */
export const askPath = ({ slug }: CourseDetail, locale: Locale): string =>
  localePath(`/contact?course=${encodeURIComponent(inLocale(slug, locale) ?? '')}`, locale)
