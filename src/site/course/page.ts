import { courseDetailQuery } from '../../../blocks/course-detail/definition.ts'
import { calculatorFields, canonicalField } from '../../../blocks/course-detail/subsidy-sum.ts'
import { inLocale } from '../../domain/locales.ts'
import { localeFlags } from '../../ui/graphql.ts'
import { courseJsonLd } from '../content/json-ld.ts'
import { slugPaths } from '../paths/slugged-path.ts'
import { definePage } from '../screens/define-page.ts'

/** A course's page is not arranged by editors: its parts are the course's own. */
export const coursePage = definePage({
  path: '/courses/:slug',
  access: 'everyone',
  slugged: 'courses',
  search: calculatorFields,
  canonical: canonicalField,
  query: {
    document: courseDetailQuery,
    variables: ({ locale, params }) => ({ slug: params.slug ?? '', locale, ...localeFlags(locale) }),
    isThere: ({ course }) => Boolean(course),
  },
  head({ course }, { locale }, site) {
    return {
      title: inLocale(course?.title, locale) ?? '',
      description: inLocale(course?.summary, locale) ?? '',
      paths: slugPaths('/courses', course?.slug),
      tilePattern: { seed: course?.key ?? '', family: course?.category.key ?? '' },
      jsonLd: course ? courseJsonLd(course, locale, site) : [],
    }
  },
  layout: () => [{ id: 'course-detail', type: 'course-detail', values: null }],
})
