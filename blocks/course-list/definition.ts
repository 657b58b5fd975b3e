import { number, object, string } from 'yup'
import { courseTypes } from '../../src/domain/courses.ts'
import { translatorOf } from '../../src/domain/translator.ts'
import { allTexts } from '../../src/ui/all-texts.ts'
import { graphql } from '../../src/ui/gql/gql.ts'
import { localeFlags } from '../../src/ui/graphql.ts'
import type { PageContext } from '../../src/ui/page-context.ts'
import type { SharedTexts, Texts } from '../../src/ui/texts.ts'
import { defineBlock } from '../kit/define-block.ts'
import { canonicalQuery, filterNames, hasPreset, withPreset } from './address.ts'
import { foundTitle, landingOf } from './facets.ts'

const courseListQuery = graphql(`
  query CourseListBlock(
    $en: Boolean!
    $fr: Boolean!
    $catalogue: Boolean!
    $searched: Boolean!
    $locale: String
    $search: String
    $types: [String]
    $categories: [String]
    $themes: [String]
    $locations: [String]
    $languages: [String]
    $months: [String]
    $durations: [String]
    $showOnHomePage: Boolean
    $sort: String
    $page: Int
    $limit: Int
  ) {
    filteredCourses(
      locale: $locale
      search: $search
      types: $types
      categories: $categories
      themes: $themes
      locations: $locations
      languages: $languages
      months: $months
      durations: $durations
      showOnHomePage: $showOnHomePage
      facets: $catalogue
      sort: $sort
      page: $page
      limit: $limit
    ) {
      total
      page
      limit
      corrected
      items {
        ...CourseCard
      }
      facets @include(if: $catalogue) {
        types { ...FacetValue }
        categories { ...FacetValue name { nl en fr } }
        themes { ...FacetValue }
        locations { ...FacetValue name { nl en fr } }
        languages { ...FacetValue }
        months { ...FacetValue }
        durations { ...FacetValue }
      }
    }
    siteSearch(locale: $locale, search: $search) @include(if: $searched) {
      key
      kind
      title
      text
      path
      titled
    }
  }
`)

graphql(`
  fragment FacetValue on FacetValue {
    value
    count
    name { ...Text }
  }
`)

/** 'catalogue' lists everything with filters; 'homepage' the courses chosen for the home page; 'upcoming' those that start first. */
const courseListShows = ['catalogue', 'homepage', 'upcoming'] as const

const perPage = 12

/** What is no number at all becomes page 0, which the API refuses like any page that is not there. */
const pageNumber = (given = '1') => (/^\d{1,6}$/.test(given) ? Number(given) : 0)

/** The catalogue's question, read from the address: unknown values are the API's to refuse. */
function catalogueVariables(page: PageContext) {
  const filters = Object.fromEntries(filterNames.map((name) => [name, page.search[name]]))
  const search = page.search.search?.[0]?.trim() || undefined
  const current = pageNumber(page.search.page?.[0])
  return {
    ...filters,
    search,
    searched: search !== undefined && current === 1,
    sort: page.search.sort?.[0],
    page: current,
    limit: perPage,
    catalogue: true,
  }
}

export const courseListBlock = defineBlock({
  type: 'course-list',
  schema: object({
    title: string().trim().required(),
    text: string().trim().nullable(),
    show: string().oneOf(courseListShows).required(),
    /** How many, where it is not the catalogue. */
    limit: number().integer().min(1).max(24).required(),
    only: string().oneOf(courseTypes).nullable(),
    /** Only at this place, by its key. */
    location: string().trim().nullable(),
    /** Only of this category, by its key. */
    category: string().trim().nullable(),
  }),
  source: 'instance',
  picture: '.TTTT......./............/.ppp.ppp.ppp/.ppp.ppp.ppp/.kkk.kkk.kkk/.kkk.kkk.kkk/.kkk.kkk.kkk/............',
  reads: ['path', 'search'],
  fields: {
    title: { kind: 'text' },
    text: { kind: 'multiline' },
    show: { kind: 'choice', options: courseListShows },
    limit: { kind: 'number', min: 1, max: 24 },
    only: { kind: 'choice', options: courseTypes },
    location: { kind: 'text' },
    category: { kind: 'text' },
  },
  query: {
    document: courseListQuery,
    variables: (content, page) => ({
      ...localeFlags(page.locale),
      locale: page.locale,
      ...(content.show === 'catalogue'
        ? catalogueVariables(withPreset(content, page))
        : {
            locations: content.location ? [content.location] : undefined,
            categories: content.category ? [content.category] : undefined,
            catalogue: false,
            searched: false,
            limit: content.limit,
            types: content.only ? [content.only] : undefined,
            showOnHomePage: content.show === 'homepage' ? true : undefined,
            sort: 'nextSession:ASC',
          }),
    }),
    // An empty first page says that nothing was found; a page after the last one never was.
    isThere: ({ filteredCourses }) => filteredCourses?.page === 1 || filteredCourses?.items.length !== 0,
  },
  head(content, { filteredCourses }, page, title) {
    if (content.show !== 'catalogue' || hasPreset(content) || !filteredCourses) return null
    const texts = allTexts[page.locale]
    const t = translatorOf<Texts['course-list'], SharedTexts>(page.locale, texts['course-list'], texts)
    const found = foundTitle(filteredCourses, page, t)
    const query = canonicalQuery(page)
    const paths = filteredCourses.facets && landingOf(filteredCourses.facets, query)
    return {
      title: found || title,
      ...(found && { description: t(filteredCourses.total > 0 ? 'foundText' : 'nothingFoundText', { title: found }) }),
      ...(filterNames.flatMap((name) => page.search[name] ?? []).length > 1 && { unlisted: true }),
      ...(paths ? { paths, query: '' } : { query }),
    }
  },
  script: 'src/site/client/live-list.ts',
  component: () => import('./course-list.tsx'),
})
