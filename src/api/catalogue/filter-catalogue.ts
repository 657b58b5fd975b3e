import { sql } from 'drizzle-orm'
import type { Executor } from '../../db/client.ts'
import { courseKinds, filterVersion, languages, locations, searchTerms, sessionKinds } from '../../db/tables.ts'
import { type CourseType, courseTypes, type Duration, durationOf, durations } from '../../domain/courses.ts'
import { formatMonth } from '../../domain/format.ts'
import { type Localized, perLocale } from '../../domain/locales.ts'
import { jsonList, jsonObject, keptFor, preparedFor } from '../platform/index.ts'
import type { CourseFacet, FacetName } from './course-query.ts'
import { readSearchTerms, type SearchTerms } from './search-terms.ts'
import { languageColumns, locationColumns } from './taxonomies.ts'

/** A value of a filter; courses know it by its id, and addresses by its value. */
interface FilterValue {
  id: string
  value: string
  /** Value and name, as they are shown. */
  json: string
}

type NamedValue = Omit<FilterValue, 'json'> & { name: Localized }

const filterValue = ({ id, value, name }: NamedValue): FilterValue => ({
  id,
  value,
  json: JSON.stringify({ value, name }),
})

/** Ids of values that a course has; its places and languages are those it is given in while nothing is planned. */
export type CourseKind = Record<CourseFacet | 'locations' | 'languages', string[]>

/** Ids of the values that a session has, and the month in which it starts. */
export interface SessionKind {
  locations: string
  languages: string
  months: string
}

/**
 * Everything courses can be filtered by: the values of each filter as they are shown, and which of them each kind of
 * course or session has; and what editors know of the words that people search by.
 */
export interface FilterCatalogue {
  version: number
  values: Record<FacetName, FilterValue[]>
  kinds: Map<number, CourseKind>
  sessionKinds: Map<number, SessionKind>
  /** Places and languages as JSON, by their ids. */
  shown: Map<string, string>
  terms: SearchTerms
}

const typeNames: Record<CourseType, Localized> = {
  CALENDAR: { nl: 'Open opleiding', en: 'Open course', fr: 'Formation ouverte' },
  TAILORED: { nl: 'Op maat', en: 'Tailor-made', fr: 'Sur mesure' },
  ONLINE: { nl: 'Online', en: 'Online', fr: 'En ligne' },
  CERTIFICATION: { nl: 'Certificering', en: 'Certification', fr: 'Certification' },
}
const types = courseTypes.map((type) => ({ id: type, value: type, name: typeNames[type] }))

const durationNames: Record<Duration, Localized> = {
  '1': { nl: '1 dag', en: '1 day', fr: '1 jour' },
  '2': { nl: '2 dagen', en: '2 days', fr: '2 jours' },
  '3-5': { nl: '3 tot 5 dagen', en: '3 to 5 days', fr: '3 à 5 jours' },
  '6-up': { nl: '6 dagen of meer', en: '6 days or more', fr: '6 jours ou plus' },
}
const lengths = durations.map((duration) => ({ id: duration, value: duration, name: durationNames[duration] }))

/** Every month in which a session ever was to start, in order. */
const monthsOf = (kinds: [number, SessionKind][]) =>
  [...new Set(kinds.map(([, { months }]) => months))]
    .toSorted()
    .map((month) => ({ id: month, value: month, name: perLocale((locale) => formatMonth(month, locale)) }))

const valuesFrom = (table: string, key: string, order: string) =>
  jsonList(sql`select json_agg(json_build_object('id', id, 'value', ${sql.raw(key)}, 'name', name) order by ${sql.raw(order)})
    from ${sql.raw(table)}`)

const allKinds = sql`select json_agg(json_build_array(id, json_build_object('types', array[type],
  'categories', array[category_id], 'themes', themes, 'locations', locations, 'languages', languages, 'days', days)))
  from ${courseKinds}`

const allSessionKinds = sql`select json_agg(json_build_array(id, json_build_object(
  'locations', location_id, 'languages', language_id, 'months', month))) from ${sessionKinds}`

const shown = sql`select json_agg(json_build_array(id, json)) from (
  select id, ${jsonObject(locationColumns)}::text as json from ${locations}
  union all select id, ${jsonObject(languageColumns)}::text from ${languages}) named`

const allTerms = sql`select json_agg(json_build_array(language, term, meanings)) from ${searchTerms}`

const statement = preparedFor((db) =>
  db
    .select({
      version: filterVersion.version,
      categories: sql<NamedValue[]>`${valuesFrom('categories', 'key', 'sequence, key')}`,
      themes: sql<NamedValue[]>`${valuesFrom('themes', 'key', 'key')}`,
      locations: sql<NamedValue[]>`${valuesFrom('locations', 'key', 'key')}`,
      languages: sql<NamedValue[]>`${valuesFrom('languages', 'code', 'code')}`,
      terms: sql<Parameters<typeof readSearchTerms>[0]>`${jsonList(allTerms)}`,
      kinds: sql<[number, Omit<CourseKind, 'durations'> & { days: number }][]>`${jsonList(allKinds)}`,
      sessionKinds: sql<[number, SessionKind][]>`${jsonList(allSessionKinds)}`,
      shown: sql<[string, string][]>`${jsonList(shown)}`,
    })
    .from(filterVersion)
    .prepare('filter_catalogue'),
)

async function load(db: Executor): Promise<FilterCatalogue> {
  const [row] = await statement(db).execute()
  if (!row) throw new Error('The filters have a version')
  const { version, kinds, terms, sessionKinds: kindsOfSessions, shown: asJson, ...values } = row
  return {
    version,
    values: {
      types: types.map(filterValue),
      categories: values.categories.map(filterValue),
      themes: values.themes.map(filterValue),
      durations: lengths.map(filterValue),
      locations: values.locations.map(filterValue),
      languages: values.languages.map(filterValue),
      months: monthsOf(kindsOfSessions).map(filterValue),
    },
    kinds: new Map(kinds.map(([id, { days, ...kind }]) => [id, { ...kind, durations: [durationOf(days)] }])),
    sessionKinds: new Map(kindsOfSessions),
    shown: new Map(asJson),
    terms: readSearchTerms(terms),
  }
}

const kept = keptFor(() => ({ catalogue: null as Promise<FilterCatalogue> | null }))

/** What was read last: whoever uses it holds it against what the database says now. */
export function filterCatalogue(db: Executor): Promise<FilterCatalogue> {
  return kept(db).catalogue ?? reloadCatalogue(db)
}

/** As it stands now; a failure is not kept. */
export function reloadCatalogue(db: Executor): Promise<FilterCatalogue> {
  const keeper = kept(db)
  const catalogue = load(db)
  keeper.catalogue = catalogue
  catalogue.catch(() => {
    if (keeper.catalogue === catalogue) keeper.catalogue = null
  })
  return catalogue
}
