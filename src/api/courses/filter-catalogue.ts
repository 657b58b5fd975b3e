import { sql } from 'drizzle-orm'
import type { Executor } from '../../db/client.ts'
import { courseKinds, filterVersion, searchTerms } from '../../db/tables.ts'
import { type CourseType, courseTypes } from '../../domain/courses.ts'
import type { Localized } from '../../domain/locales.ts'
import { jsonList } from '../json-sql.ts'
import { preparedFor } from '../prepared.ts'
import type { FacetName } from './course-query.ts'
import { readSearchTerms, type SearchTerms } from './search-terms.ts'

/** A value of a filter; courses know it by its id, and addresses by its value. */
interface FilterValue {
  id: string
  value: string
  name: Localized
}

/**
 * Everything courses can be filtered by: the values of each filter as they are shown, and which of them each kind of
 * course has; and what editors know of the words that people search by.
 */
export interface FilterCatalogue {
  version: number
  values: Record<FacetName, FilterValue[]>
  /** Ids of values, by the kind's id. */
  kinds: Map<number, Record<FacetName, string[]>>
  terms: SearchTerms
}

const typeNames: Record<CourseType, Localized> = {
  CALENDAR: { nl: 'Open opleiding', en: 'Open course', fr: 'Formation ouverte' },
  TAILORED: { nl: 'Op maat', en: 'Tailor-made', fr: 'Sur mesure' },
  ONLINE: { nl: 'Online', en: 'Online', fr: 'En ligne' },
  CERTIFICATION: { nl: 'Certificering', en: 'Certification', fr: 'Certification' },
}
const types = courseTypes.map((type) => ({ id: type, value: type, name: typeNames[type] }))

const valuesFrom = (table: string, key: string, order: string) =>
  jsonList(sql`select json_agg(json_build_object('id', id, 'value', ${sql.raw(key)}, 'name', name) order by ${sql.raw(order)})
    from ${sql.raw(table)}`)

const allKinds = sql`select json_agg(json_build_array(id, json_build_object('types', array[type],
  'categories', array[category_id], 'themes', themes, 'locations', locations, 'languages', languages))) from ${courseKinds}`

const allTerms = sql`select json_agg(json_build_array(language, term, meanings)) from ${searchTerms}`

const statement = preparedFor((db) =>
  db
    .select({
      version: filterVersion.version,
      categories: sql<FilterValue[]>`${valuesFrom('categories', 'key', 'sequence, key')}`,
      themes: sql<FilterValue[]>`${valuesFrom('themes', 'key', 'key')}`,
      locations: sql<FilterValue[]>`${valuesFrom('locations', 'key', 'key')}`,
      languages: sql<FilterValue[]>`${valuesFrom('languages', 'code', 'code')}`,
      terms: sql<Parameters<typeof readSearchTerms>[0]>`${jsonList(allTerms)}`,
      kinds: sql<[number, Record<FacetName, string[]>][]>`${jsonList(allKinds)}`,
    })
    .from(filterVersion)
    .prepare('filter_catalogue'),
)

async function load(db: Executor): Promise<FilterCatalogue> {
  const [row] = await statement(db).execute()
  if (!row) throw new Error('The filters have a version')
  const { version, kinds, terms, ...values } = row
  return { version, values: { types, ...values }, kinds: new Map(kinds), terms: readSearchTerms(terms) }
}

const kept = preparedFor(() => ({ catalogue: null as Promise<FilterCatalogue> | null }))

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
