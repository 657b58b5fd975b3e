import type { Locale } from '../../src/domain/locales.ts'
import type { CourseCommonFragment, CourseDetailBlockQuery } from '../../src/ui/gql/graphql.ts'

/** What all courses have in common, in the reader's language or else in Dutch; null for what editors left empty. */
export function commonTexts({ staticContent }: CourseDetailBlockQuery, locale: Locale) {
  const data = staticContent && 'data' in staticContent ? staticContent.data : null
  return (name: keyof CourseCommonFragment): string | null => data?.[locale]?.[name] || data?.nl?.[name] || null
}

export type CommonTexts = ReturnType<typeof commonTexts>
