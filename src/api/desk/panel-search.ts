import { type SQL, sql } from 'drizzle-orm'
import { currentTexts } from '../../../locales/texts.ts'
import { type FoundGroup, panelSearchResult, type SoughtKind, soughtKinds } from '../../../schemas/panel-search.ts'
import { plainText } from '../../domain/html.ts'
import { type Locale, locales } from '../../domain/locales.ts'
import { textsSaying } from '../content/index.ts'
import {
  type ApiContext,
  administrators,
  type Caller,
  callerOf,
  desk,
  digitsPattern,
  editors,
  escapeLike,
  get,
  house,
  invalid,
  isOneOf,
  localeParameter,
  office,
  orderDesk,
  preparedByShape,
  prepareSql,
  type Query,
  queryParameter,
  readLocale,
  roomDesk,
  routes,
  wordsOf,
} from '../platform/index.ts'
import { correctNames } from './correct-names.ts'
import { excerptOf } from './excerpt.ts'
import { isFindable, localPartOf, readSought, type Sought } from './read-sought.ts'
import { each, mostCompared, type Shape, sharedParts, spoken, value } from './search-finders.ts'
import { none, type StoredKind, sources } from './search-sources.ts'

/** Who sees things of each kind: as those who work at their lists. */
const readers: Record<SoughtKind, readonly Caller[]> = {
  customer: office,
  participant: office,
  registration: orderDesk,
  invoice: office,
  session: desk,
  course: [...editors, ...desk],
  request: roomDesk,
  message: desk,
  content: editors,
  faq: editors,
  room: roomDesk,
  colleague: administrators,
  text: editors,
}

/** Of each kind so many are shown. */
const mostShown = 5
/** The few of a kind that fit best. */
function bestOf(kind: StoredKind, found: SQL, shape: Shape): SQL {
  const { join, only, order, show, columns } = sources[kind]
  const said = Object.entries({ ...none, ...columns }).map(
    ([name, column]) => sql`${column} as ${sql.identifier(name)}`,
  )
  const limits = { compared: sql.raw(String(mostCompared)), shown: sql.raw(String(mostShown)) }
  return sql`select ${sql.raw(`'${kind}'`)} as kind, top.id::text as "_id", top.rank, top.place, top.total, ${sql.join(said, sql`, `)}
    from (select best.id, best.rank, count(*) over ()::int as total, row_number() over (order by best.rank desc, ${order}, best.id)::int as place
      from (select id, max(rank) as rank from (select * from (${found}) found (id, rank) limit ${limits.compared}) compared group by id) best
      ${join} where ${only ?? sql`true`} order by place limit ${limits.shown}) top ${show(shape)}`
}

type Row = FoundGroup['items'][number] & { kind: SoughtKind; rank: number; place: number; total: number }

/** Texts of the interface, as rows of what was found. */
function textRows(phrase: string, ways: readonly string[][], locale: Locale): Row[] {
  const found = textsSaying(phrase, ways, locale)
  return found.slice(0, mostShown).map(({ key, text, rank, ...said }, place) => ({
    kind: 'text',
    _id: key,
    title: text,
    about: key,
    day: null,
    amount: null,
    status: null,
    customer: null,
    block: null,
    locale: said.locale,
    rank,
    place,
    total: found.length,
  }))
}

/**
 * The words that what was found bears in place of those that were typed, in the first thing that says each of them; null
 * where none does, such as a registration whose participant was found.
 */
function correctedBy(groups: readonly FoundGroup[], meant: readonly string[][]): string | null {
  for (const { title, about } of groups.flatMap(({ items }) => items)) {
    const text = plainText(`${title} ${about ?? ''}`)
    const words = meant.map((those) => those.find((word) => text.includes(plainText(word))))
    if (words.every((word) => word !== undefined)) return words.join(' ')
  }
  return null
}

/** Which are found in the database; texts of the interface are in every process. */
const storedKinds = soughtKinds.filter((kind) => kind !== 'text')

const statementOf = preparedByShape(
  (shape: Shape) => JSON.stringify(shape),
  (db, shape) => {
    const patterns = each(shape.words, (index) =>
      each(shape.ways, (way) => {
        const name = `${index}_${way}`
        return sql`plain_text(${value(`within_${name}`)}::text) as ${sql.raw(`within_${name}`)},
          plain_text(${value(`begins_${name}`)}::text) as ${sql.raw(`begins_${name}`)}, `
      }),
    ).flat()
    const locals = shape.addresses.map(
      (index) => sql`plain_text(${value(`local_${index}`)}::text) as ${sql.raw(`local_${index}`)}, `,
    )
    const parts = [
      sql`asked as materialized (select ${sql.join([...patterns, ...locals], sql``)} plain_text(${value('start')}::text) as start,
        plain_text(${value('phrase')}::text) as phrase)`,
      ...sharedParts(shape),
      ...spoken(shape),
    ]
    const groups = storedKinds.flatMap((kind) => {
      const found = shape.kinds.includes(kind) && sources[kind].find(shape)
      return found ? [sql`(${bestOf(kind, found, shape)})`] : []
    })
    if (groups.length === 0) return async () => []
    return prepareSql<Row>(db, sql`with ${sql.join(parts, sql`, `)} ${sql.join(groups, sql` union all `)}`)
  },
)

/** Letters of a text that is looked for. */
const longest = 200
/** In how many ways a word is read where it may hold a typing error. */
const waysOfTypos = 3
/** Of more words only the likeliest is looked for. */
const mostUnsure = 4

/** What the panel calls contents that have no title of their own, in every language. */
const typeNames = () =>
  locales.flatMap((locale) =>
    Object.entries(currentTexts[locale]['panel-content'].types).map(([type, name]) => ({
      type,
      name: plainText(name),
    })),
  )

/** The types of contents whose name in the panel has all words, each in any of these ways. */
function typesCalled(ways: readonly string[][]): string[] {
  const wanted = ways.map((those) => those.map(plainText))
  const fitting = typeNames().filter(
    ({ name }) => wanted.length > 0 && wanted.every((those) => those.some((word) => name.includes(word))),
  )
  return [...new Set(fitting.map(({ type }) => type))]
}

/** What the placeholders of a statement stand for; the words that say no day come first. */
function valuesOf({ phrase, digits, amount, numbers, days }: Sought, ways: string[][], locale: Locale) {
  const patterns = ways.flatMap((those, index) =>
    those.flatMap((word, way) => [
      [`within_${index}_${way}`, `%${escapeLike(word)}%`],
      [`begins_${index}_${way}`, `% ${escapeLike(word)}%`],
    ]),
  )
  const locals = ways.map(([word = ''], index) => [`local_${index}`, `%${escapeLike(localPartOf(word))}%`])
  return {
    ...Object.fromEntries([...patterns, ...locals]),
    start: ` ${escapeLike(phrase)}%`,
    phrase: `%${escapeLike(plainText(phrase))}%`,
    digits: digits && digitsPattern(digits),
    reference: digits,
    amount,
    numbers,
    offers: numbers.map((number) => `Q${number}`),
    from: days.map(([from]) => from.toISOString()),
    until: days.map(([, until]) => until.toISOString()),
    types: typesCalled(ways),
    locale,
  }
}

const inWordOrder = ({ words, others }: Sought) => [...others, ...words.filter((word) => !others.includes(word))]

/** What the panel calls a content that has no title of its own. */
function named({ _id, title, ...row }: Row, locale: Locale): Row {
  const names: Record<string, string> = currentTexts[locale]['panel-content'].types
  return { _id, title: (row.kind === 'content' && names[_id]) || title, ...row }
}

/** Of what contents and answers say, what stands around the words. */
function inShort(groups: readonly FoundGroup[], words: readonly string[]): FoundGroup[] {
  return groups.map(({ items, ...group }) => ({
    ...group,
    items: ['content', 'faq'].includes(group.kind)
      ? items.map((item) => ({ ...item, about: item.about && excerptOf(item.about, words) }))
      : items,
  }))
}

/** Rows as groups, that of the best match first; equally good ones in the order of the kinds. */
function groupsOf(rows: Row[]): FoundGroup[] {
  const groups = soughtKinds.flatMap((kind) => {
    const own = rows.filter((row) => row.kind === kind).sort((one, two) => one.place - two.place)
    const [first] = own
    if (!first) return []
    const items = own.map(({ kind: _, rank: __, place: ___, total: ____, ...item }) => item)
    const isMore = first.kind !== 'text' && first.total >= mostCompared
    return [{ rank: first.rank, group: { kind, total: first.total, isMore, items } }]
  })
  return groups.sort((one, two) => two.rank - one.rank).map(({ group }) => group)
}

async function searchPanel(context: ApiContext, query: Query) {
  const unknown = Object.keys(query).find((name) => !['text', 'locale'].includes(name))
  if (unknown) throw invalid(unknown, 'error.form')
  const [text = '', ...more] = query.text ?? []
  const locale = readLocale(query)
  if (more.length > 0 || text.length > longest) throw invalid('text', 'error.tooLong')
  const caller = callerOf(context)
  const kinds = soughtKinds.filter((kind) => isOneOf(caller, readers[kind]))
  const sought = readSought(text)
  const words = inWordOrder(sought)
  const nothing = { groups: [], corrected: null }
  if (sought.phrase.length < 2) return nothing
  const shape = {
    kinds,
    words: words.length,
    others: sought.others.length,
    findable: words.flatMap((word, at) => (isFindable(word) ? [at] : [])),
    addresses: words.flatMap((word, at) => (isFindable(localPartOf(word)) ? [at] : [])),
    telling: words.flatMap((word, at) => (/^\p{L}{4,}/u.test(word) ? [at] : [])),
    has: {
      digits: sought.digits !== null,
      amount: sought.amount !== null,
      numbers: sought.numbers.length > 0,
      days: sought.days.length > 0,
    },
  }
  const search = async (ways: string[][]) => {
    const rows = await statementOf(context.db, { ...shape, ways: ways[0]?.length ?? 1 })(valuesOf(sought, ways, locale))
    const texts = kinds.includes('text') ? textRows(sought.phrase, ways, locale) : []
    return groupsOf([...rows.map((row) => named(row, locale)), ...texts])
  }
  const groups = await search(words.map((word) => [word]))
  if (groups.length > 0) return { groups: inShort(groups, words), corrected: null }
  const namesOfTypes = kinds.includes('content') ? typeNames().flatMap(({ name }) => wordsOf(name)) : []
  const meant = await correctNames(context, words, waysOfTypos, namesOfTypes)
  if (!meant) return nothing
  const likeliest = meant.map(([first = '']) => [first])
  const isOther = likeliest.some(([word], at) => word !== words[at])
  const alike = isOther ? await search(likeliest) : []
  if (alike.length > 0) return { groups: inShort(alike, likeliest.flat()), corrected: likeliest.join(' ') }
  if (words.length > mostUnsure) return nothing
  const less = await search(meant.map((those) => each(waysOfTypos, (way) => those[way] ?? those[0] ?? '')))
  return { groups: inShort(less, meant.flat()), corrected: correctedBy(less, meant) }
}

export const panelSearchRoutes = routes(
  get('/', {
    id: 'panelSearch',
    summary: 'Everything that colleagues may look for, in one search',
    description:
      'Customers, participants, registrations, invoices, sessions, courses, requests for rooms, messages, contents, questions with their answers, rooms, colleagues and texts of the interface, each for those who may see it, five of a kind at most. By names in any order and with typing errors, e-mail addresses, phones, VAT numbers and structured references as people write them, numbers of invoices and quotations, amounts, days, and what contents and texts say.',
    access: house,
    parameters: [
      queryParameter('text', 'string', `What is looked for, ${longest} letters at most.`),
      localeParameter('The language of titles'),
    ],
    response: panelSearchResult,
    run: (context, { query }) => searchPanel(context, query),
  }),
)
