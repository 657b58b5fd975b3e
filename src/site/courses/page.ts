import { inLocale, type Localized } from '../../domain/locales.ts'
import { type LandingKind, landingBases, landingPaths, slugOf } from '../../domain/slugs.ts'
import { allTexts } from '../../ui/all-texts.ts'
import { graphql } from '../../ui/gql/gql.ts'
import type { LandingsQuery } from '../../ui/gql/graphql.ts'
import { listed } from '../../ui/listed.ts'
import type { PageContext } from '../../ui/page-context.ts'
import { translator } from '../../ui/texts.ts'
import { contentPage } from '../content/page.ts'
import { definePage } from '../screens/define-page.ts'

const search = [
  'search',
  'types',
  'categories',
  'themes',
  'locations',
  'languages',
  'months',
  'durations',
  'sort',
  'page',
] as const

const filters = new Map([
  ['type', 'types'],
  ['category', 'categories'],
  ['theme', 'themes'],
  ['location', 'locations'],
  ['language', 'languages'],
  ['month', 'months'],
  ['duration', 'durations'],
])

/** Filters under the specification's own names too (section 3), in any case. */
function canonical(name: string, value: string): [string, string] {
  const filter = filters.get(name) ?? name
  if (![...filters.values()].includes(filter)) return [name, value]
  return [filter, filter === 'types' ? value.toUpperCase() : value.toLowerCase()]
}

export const coursesPage = contentPage('/courses', 'course', { search, canonical, hasListAlone: true, isStart: true })

const landingsQuery = graphql(`
  query Landings {
    allLocations { key isOnline name { nl en fr } intro { nl en fr } }
    allCategories { key name { nl en fr } intro { nl en fr } }
    filteredCourses(limit: 1) { facets { locations { value count } categories { value count } } }
  }
`)

type Name = Partial<Localized<string | null>>
interface Topic {
  key: string
  name: Name
  intro: Name | null
  isOnline?: boolean
}
interface Topics {
  allLocations?: readonly (Topic | null)[] | null
  allCategories?: readonly (Topic | null)[] | null
}

const topicsOf = ({ allLocations, allCategories }: Topics, kind: LandingKind): Topic[] =>
  listed(kind === 'locations' ? allLocations : allCategories)

/** The one whose name the address has: in the reader's language, else in any other, else its key. */
function topicIn(topics: Topics, kind: LandingKind, { params, locale }: PageContext) {
  const all = topicsOf(topics, kind)
  const isCalled = (text: string | null | undefined) => slugOf(text ?? '') === params.slug
  return (
    all.find(({ name }) => isCalled(inLocale(name, locale))) ??
    all.find(({ name }) => Object.values(name).some(isCalled)) ??
    all.find(({ key }) => isCalled(key))
  )
}

const countIn = ({ filteredCourses }: LandingsQuery, kind: LandingKind, { key }: Topic) =>
  listed(filteredCourses?.facets?.[kind]).find(({ value }) => value === key)?.count ?? 0

/** What the page of a place or a category says of itself. */
function wordsOf({ name, isOnline, intro }: Topic, kind: LandingKind, { locale }: PageContext) {
  const t = translator(locale, allTexts[locale], 'landing')
  const named = { name: inLocale(name, locale) ?? '' }
  const text = (plain: string) => inLocale(intro, locale) ?? plain
  if (kind === 'categories') return { title: t('category', named), text: text(t('categoryText', named)) }
  if (isOnline) return { title: t('online'), text: text(t('onlineText')) }
  return { title: t('place', named), text: text(t('placeText', named)) }
}

/** A page of the courses at a place, or of a category: its list leads on to the catalogue with that filter chosen. */
const landingPage = (kind: LandingKind) =>
  definePage({
    path: `${landingBases[kind]}/:slug`,
    access: 'everyone',
    slugged: kind,
    query: {
      document: landingsQuery,
      variables: () => ({}),
      isThere: (data, page) => topicIn(data, kind, page) !== undefined,
    },
    head(data, page) {
      const topic = topicIn(data, kind, page)
      if (!topic) throw new Error('Whoever asked found it there')
      const { title, text } = wordsOf(topic, kind, page)
      return {
        title,
        description: text,
        paths: landingPaths(kind, topic.name),
        // A place or a subject without courses says so, and is nothing to find.
        unlisted: !countIn(data, kind, topic),
        crumbs: [
          { name: allTexts[page.locale]['course-detail'].courses, path: '/courses' },
          { name: inLocale(topic.name, page.locale) ?? '', path: landingPaths(kind, topic.name)[page.locale] },
        ],
        tilePattern: { seed: topic.key, family: kind === 'categories' ? topic.key : 'sage' },
      }
    },
    layout(data, page) {
      const topic = topicIn(data, kind, page)
      if (!topic) return []
      const preset = kind === 'locations' ? { location: topic.key } : { category: topic.key }
      const values = { ...wordsOf(topic, kind, page), show: 'catalogue', limit: 12, ...preset }
      return [{ id: 'list', type: 'course-list', values: { nl: values } }]
    },
  })

export const placePage = landingPage('locations')
export const categoryPage = landingPage('categories')
