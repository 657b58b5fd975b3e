import { sql } from 'drizzle-orm'
import type { InferType } from 'yup'
import { currentTexts } from '../../../locales/texts.ts'
import { type siteSearchResult, siteSearchResults } from '../../../schemas/site-search.ts'
import type { Locale } from '../../domain/locales.ts'
import {
  type ApiContext,
  get,
  invalid,
  localeParameter,
  queryParameter,
  readLocale,
  readSearch,
  searchTerms,
  withCacheTags,
} from '../platform/index.ts'
import { filterCatalogue } from './filter-catalogue.ts'
import { type SearchQuestion, searchQuestion } from './search-question.ts'
import { partsOf, plainWord, type SearchTerms, wordsOf } from './search-terms.ts'

type Result = InferType<typeof siteSearchResult>

/** Pages of the site's own address by the content they are made of, each with its name in the footer's texts. */
const ownPages = {
  classrooms: 'facilities',
  coaching: 'coaching',
  about: 'about',
  contact: 'contact',
  newsletter: 'newsletter',
  privacy: 'privacy',
  disclaimer: 'disclaimer',
} as const
type OwnType = keyof typeof ownPages
const isOwn = (type: string): type is OwnType => Object.hasOwn(ownPages, type)
const ownTypes = Object.keys(ownPages).filter(isOwn)

const mostResults = 3
/** Of those that fit best by their texts; among them those whose title says it go first. */
const mostCandidates = 12

type Document = {
  kind: 'page' | 'faq' | 'own'
  key: string
  title: string
  text: string
  slug: string
  titled: boolean
}

/**
 * What fits the question; where no title of that says it, what says one of the meanings goes first, as if its title did.
 * Vectors, texts and the configuration's name are those of the language.
 */
function documentsThat(question: string, meant: string, { any, titled }: SearchQuestion, locale: Locale) {
  const asked = (words: string) => sql`to_tsquery(${sql.raw(`'leerplein_${locale}'`)}, ${words})`
  const vector = sql.raw(`search_${locale} as vector`)
  const said = (texts: string) => sql.raw(`coalesce(nullif(${texts}->>'${locale}', ''), ${texts}->>'nl', '')`)
  const rank = sql`ts_rank(vector, ${asked(any)}) as rank`
  return sql`with documents as not materialized (
      select 'page' as kind, id::text as key, ${said('title')} as title, ${said('seo_description')} as text,
        ${said('slug')} as slug, ${vector} from pages
      union all select 'faq', id::text, ${said('question')}, ${said('answer')}, '', ${vector} from faqs
      union all select 'own', type, '', coalesce(data->${locale}->>'seoDescription', data->'nl'->>'seoDescription', ''),
        '', ${vector} from static_contents where type = any(${sql.param(ownTypes)})
    ), whole as (
      select *, vector @@ ${asked(titled)} as titled, ${rank} from documents
      where vector @@ ${asked(question)} order by rank desc, key limit ${mostCandidates}
    ), meant as (
      select *, true as titled, ${rank} from documents
      where vector @@ ${asked(meant)} and not exists (select from whole where titled)
      order by rank desc, key limit ${mostCandidates}
    )
    select kind, key, title, text, slug, titled
    from (select *, 0 as turn from meant union all select *, 1 from whole) as found
    order by turn, rank desc, key`
}

/** Whether a title says each part of a search: a word that begins like it, or one of its meanings. */
function saysAll(title: string, search: string, terms: SearchTerms[Locale]): boolean {
  const words = wordsOf(title).map(plainWord)
  const says = (text: string) => wordsOf(text).every((word) => words.some((other) => other.startsWith(plainWord(word))))
  const telling = partsOf(search, terms).filter(({ meanings }) => meanings?.length !== 0)
  return telling.length > 0 && telling.every((part) => says(part.words.join(' ')) || part.meanings?.some(says))
}

/** Of those whose title says it, pages of the site's own go first, and questions last. */
const placeOf = ({ key, kind, titled }: Result) => (titled ? (isOwn(key) ? 0 : kind === 'page' ? 1 : 2) : 3)

/**
 * At most three pages and questions that answer a search, those whose title says it first; where no title says it,
 * those that say what one of its words means go first. None of an empty search.
 */
async function searchSite({ db }: Pick<ApiContext, 'db'>, given: Record<string, string[]>): Promise<Result[]> {
  const unknown = Object.keys(given).find((name) => name !== 'search' && name !== 'locale')
  if (unknown) throw invalid(unknown, 'is not known')
  const locale = readLocale(given)
  const search = wordsOf(readSearch(given)).join(' ')
  if (!search) return []
  const terms = (await filterCatalogue(db)).terms[locale]
  const asked = searchQuestion(search, terms)
  const meanings = partsOf(search, terms).flatMap((part) => part.meanings ?? [])
  const meant = meanings.map((meaning) => `'${wordsOf(meaning).join(' ')}':A`).join(' | ')
  const { rows } = await db.execute<Document>(documentsThat(asked.question || asked.any, meant, asked, locale))
  return [...new Map(rows.toReversed().map((row) => [row.key, row])).values()]
    .toReversed()
    .map(({ kind, key, title: written, text, slug, titled: says }): Result => {
      const title = isOwn(key) ? currentTexts[locale].footer[ownPages[key]] : written
      const paths = {
        page: `/page/${encodeURIComponent(slug)}`,
        own: isOwn(key) ? `/${ownPages[key]}` : null,
        faq: null,
      }
      const titled = says || (isOwn(key) && saysAll(title, search, terms))
      return { key, kind: kind === 'faq' ? 'faq' : 'page', title, text, path: paths[kind], titled }
    })
    .sort((one, other) => placeOf(one) - placeOf(other))
    .slice(0, mostResults)
}

/** What any of them may be made of. */
const tags = ['faqs', 'pages', searchTerms, ...ownTypes.map((type) => `content:${type}`)]

export const siteSearchRoutes = get('/', {
  id: 'siteSearch',
  summary: 'Pages and frequently asked questions that answer a search',
  description:
    'At most three, the best first: full text in the language of `locale`, with the synonyms that editors keep. All words must be found. Those whose title says what was searched (`titled`) go before those whose text does.',
  access: 'everyone',
  failures: ['INVALID'],
  parameters: [
    queryParameter('search', 'string', 'Words to look for, in the language of locale; at most 200 characters.'),
    localeParameter('The language that is searched in'),
  ],
  response: siteSearchResults,
  run: async (context, { query }) => withCacheTags(await searchSite(context, query), tags),
})
