import { type SQL, sql } from 'drizzle-orm'
import type { SoughtKind } from '../../../schemas/panel-search.ts'
import { locales } from '../../domain/locales.ts'
import { either, together } from '../platform/index.ts'

/** Organisations by a part of whose name their people are found. */
const mostFirms = 20

export const value = (name: string) => sql.placeholder(name)
/** What was typed as the database compares it, made once for the whole statement. */
const asked = (name: string) => sql.raw(`(select ${name} from asked)`)

/** What a statement is made of: how many words, each with so many ways of writing it, and what else the text may mean. */
export interface Shape {
  kinds: SoughtKind[]
  words: number
  others: number
  ways: number
  /** The places of the words that an index finds. */
  findable: number[]
  /** The places of e-mail addresses of which an index finds what stands before the @. */
  addresses: number[]
  /** The places of the words that may be a part of an organisation's name. */
  telling: number[]
  has: { digits: boolean; amount: boolean; numbers: boolean; days: boolean }
}

export const each = <Result>(count: number, make: (index: number) => Result) =>
  Array.from({ length: count }, (_, at) => make(at))

/**
 * A word in any way of writing it; `as` says whether anywhere in the text, or at the start of a word of it. Of a word that is
 * too short an index would be read from end to end: it is looked for in what the other words found. So is the end of an
 * address, which others have too.
 */
function hasWord(text: SQL, { ways, findable, addresses }: Shape, index: number, as: 'within' | 'begins') {
  const isAddress = addresses.includes(index)
  const looked = findable.includes(index) && !isAddress ? text : sql`(${text} || '')`
  const has = either(each(ways, (way) => sql`${looked} like ${asked(`${as}_${index}_${way}`)}`))
  return isAddress ? together([sql`${text} like ${asked(`local_${index}`)}`, has]) : has
}

const hasAll = (text: SQL, shape: Shape, as: 'within' | 'begins' = 'within', count = shape.words) =>
  count === 0 ? sql`false` : together(each(count, (index) => hasWord(text, shape, index, as)))

/** How well a text with a blank before each word fits: it begins so, its words do, or they have it within. */
const rankOf = (text: SQL, shape: Shape) =>
  sql`case when ${text} like ${asked('start')} then 4 when ${hasAll(text, shape, 'begins')} then 3 else 2 end`

const digitsOf = (column: SQL) => sql`regexp_replace(${column}, '\\D', '', 'g') like ${value('digits')}`
const hasReference = sql`regexp_replace(document->>'paymentReference', '\\D', '', 'g') = ${value('reference')}`
const hasNumber = (column: SQL) => sql`${column} = any(${value('numbers')}::text[])`

/** Searches of one kind: their ids with how well each fits, joined; null where the text cannot mean any. */
const joined = (...searches: (SQL | false)[]): SQL | null => {
  const those = searches.filter((search) => search !== false)
  return those.length > 0 ? sql.join(those, sql` union all `) : null
}

/** Of each kind so many are compared by how well they fit. */
export const mostCompared = 100
const few = sql.raw(`limit ${mostCompared}`)

/** Whose text has all words, with how well it does; the text is made once for each. */
const ranked = (from: SQL, text: SQL, shape: Shape) =>
  sql`select id, ${rankOf(sql`called`, shape)} as rank from (
    select id, ${text} as called from ${from} and ${hasAll(text, shape)} ${few}) those`

const firmText = sql`organisation_key(name)`
const personText = sql`person_text(first_name, last_name, email)`

/** Named parts of the statement that several kinds go by. Each is planned for all its rows, whatever limit stands around it. */
export function sharedParts(shape: Shape): SQL[] {
  if (!isFindable(shape)) return []
  const oneOf = shape.telling.map((index) => hasWord(firmText, shape, index, 'within'))
  return [
    sql`firms as materialized (select id, ${rankOf(sql`(' ' || called)`, shape)} as rank from (
      select id, ${firmText} as called from organisations where ${hasAll(firmText, shape)} ${few}) those)`,
    sql`people as materialized (${ranked(sql`users where role = 'CONTACT'`, personText, shape)})`,
    ...(isOfBoth(shape)
      ? [
          sql`some_firms as materialized (select id, ${firmText} as called from organisations
          where ${either(oneOf)} limit ${sql.raw(String(mostFirms))})`,
        ]
      : []),
  ]
}

const isFindable = ({ findable }: Shape) => findable.length > 0

/** Some of the words may be those of an organisation, the others those of its people. */
const isOfBoth = ({ words, telling }: Shape) => words > 1 && telling.length > 0

export const customers = (shape: Shape) =>
  joined(
    isFindable(shape) && sql`select id, rank from firms`,
    isFindable(shape) && sql`select id, rank from people`,
    isOfBoth(shape) &&
      sql`select users.id, 2 from some_firms join memberships on organisation_id = some_firms.id and approval = 'approved'
        join users on users.id = user_id
        where ${hasAll(sql`(person_text(first_name, last_name, email) || some_firms.called)`, shape)}`,
    shape.has.digits && sql`select id, 5 from organisations where ${digitsOf(sql`coalesce(vat, enterprise_number)`)}`,
    shape.has.digits && sql`select id, 5 from users where ${digitsOf(sql`phone`)}`,
  )

export const participants = (shape: Shape) =>
  joined(
    isFindable(shape) &&
      sql`select id, ${rankOf(sql`(' ' || search_text)`, shape)} as rank from students
        where status <> 'deleted' and ${hasAll(sql`search_text`, shape)}`,
    isOfBoth(shape) &&
      sql`select students.id, 2 from some_firms join students on organisation_id = some_firms.id and status <> 'deleted'
        where ${hasAll(sql`(search_text || ' ' || some_firms.called)`, shape)}`,
    shape.has.digits && sql`select id, 5 from students where status <> 'deleted' and ${digitsOf(sql`phone`)}`,
  )

export const registrations = (shape: Shape) =>
  joined(
    isFindable(shape) &&
      sql`select registration_id as id, ${rankOf(sql`(' ' || replace(names, E'\\n', ' '))`, shape)} as rank
        from registration_search where ${hasAll(sql`names`, shape)}`,
    shape.has.numbers && sql`select order_id, 5 from invoices where order_id is not null and ${hasNumber(sql`number`)}`,
    shape.has.digits && sql`select order_id, 5 from invoices where order_id is not null and ${hasReference}`,
    shape.has.digits && sql`select id, 4 from registrations where ${digitsOf(sql`invoice->>'vat'`)}`,
    shape.has.digits &&
      sql`select registrations.id, 4 from users join registrations on user_id = users.id where ${digitsOf(sql`users.phone`)}`,
    shape.has.amount && sql`select id, 1 from registrations where net + vat = ${value('amount')}::int`,
  )

export const invoices = (shape: Shape) =>
  joined(
    isFindable(shape) && sql`select invoices.id, 1 as rank from firms join invoices on organisation_id = firms.id`,
    isFindable(shape) && sql`select invoices.id, 1 from people join invoices on user_id = people.id`,
    shape.has.numbers && sql`select id, 5 as rank from invoices where ${hasNumber(sql`number`)}`,
    shape.has.digits && sql`select id, 5 from invoices where ${hasReference}`,
    shape.has.amount && sql`select id, 3 from invoices where abs(total) = ${value('amount')}::int`,
  )

const titleHas = (shape: Shape, index: number) =>
  either(
    locales.map(
      (locale) => sql`(locale = ${sql.raw(`'${locale}'`)} and ${hasWord(sql`title`, shape, index, 'within')})`,
    ),
  )

/** Of each word the courses whose title has it, and the places and trainers whose name does. */
export const spoken = (shape: Shape): SQL[] =>
  shape.others === 0 || !(shape.kinds.includes('session') || shape.kinds.includes('course'))
    ? []
    : [
        sql`titled as materialized (${sql.join(
          each(
            shape.others,
            (index) =>
              sql`select course_id, ${sql.raw(String(index))} as word from course_search where ${titleHas(shape, index)}`,
          ),
          sql` union `,
        )})`,
        sql`placed as materialized (${sql.join(
          each(
            shape.others,
            (index) => sql`select id, ${sql.raw(String(index))} as word from locations
              where ${hasWord(sql`plain_text(concat_ws(' ', name->>'nl', name->>'en', name->>'fr', city->>'nl', city->>'en', city->>'fr'))`, shape, index, 'within')}`,
          ),
          sql` union all `,
        )})`,
        sql`teachers as materialized (${sql.join(
          each(
            shape.others,
            (index) => sql`select id, ${sql.raw(String(index))} as word from trainers
              where ${hasWord(sql`plain_text(name)`, shape, index, 'within')}`,
          ),
          sql` union all `,
        )})`,
        sql`taught as materialized (select lessons.session, teachers.word from (
          select id as session, trainer_id from sessions where trainer_id = any(array(select id from teachers)) and end_date > now()
          union all select session_id, trainer_id from session_trainers
            where trainer_id = any(array(select id from teachers)) and ends_at > now()) lessons
          join teachers on teachers.id = lessons.trainer_id)`,
      ]

const isComing = sql`(start_date > now() and canceled_at is null)`

export function sessions(shape: Shape) {
  const fits = each(
    shape.others,
    (index) => sql`(course_id in (select course_id from titled where word = ${sql.raw(String(index))})
      or location_id in (select id from placed where word = ${sql.raw(String(index))})
      or sessions.id in (select session from taught where word = ${sql.raw(String(index))}))`,
  )
  const all = sql.join([sql`true`, ...fits], sql` and `)
  if (shape.has.days)
    return sql`select sessions.id, case when ${isComing} then 4 else 3 end as rank
      from unnest(${value('from')}::timestamptz[], ${value('until')}::timestamptz[]) as asked_days(first, last)
      join sessions on start_date < last and start_date >= first - interval '31 days' and end_date >= first where ${all}`
  if (shape.others === 0) return null
  const rank = sql`case when ${isComing} then 3 else 2 end`
  return joined(
    sql`select id, ${rank} as rank from sessions where course_id = any(array(select distinct course_id from titled)) and ${all}`,
    sql`(select id, ${rank} from sessions where location_id = any(array(select distinct id from placed))
      and start_date > now() and exists (select from placed) and not exists (select from titled) and ${all} order by start_date limit 100)`,
    sql`(select id, ${rank} from sessions where id = any(array(select distinct session from taught))
      and exists (select from taught) and not exists (select from titled) and ${all} order by start_date limit 100)`,
  )
}

export const courses = (shape: Shape) =>
  shape.has.days || shape.others === 0
    ? null
    : sql`select course_id as id, 4 as rank from titled group by course_id having count(distinct word) = ${sql.raw(String(shape.others))}`

const requestText = sql`person_text(first_name, last_name, email, organisation_name)`
export const requests = (shape: Shape) =>
  joined(
    isFindable(shape) && ranked(sql`bookings where true`, requestText, shape),
    shape.has.digits && sql`select id, 5 as rank from bookings where ${digitsOf(sql`phone`)}`,
    shape.has.numbers &&
      sql`select id, 5 as rank from bookings where offer->>'number' = any(${value('offers')}::text[])`,
    shape.has.numbers &&
      sql`select booking_id, 5 from invoices where booking_id is not null and ${hasNumber(sql`number`)}`,
    shape.has.digits && sql`select booking_id, 5 from invoices where booking_id is not null and ${hasReference}`,
    shape.has.days &&
      shape.others === 0 &&
      sql`select bookings.id, 3 as rank from unnest(${value('from')}::timestamptz[], ${value('until')}::timestamptz[]) as asked_days(first, last)
        join bookings on date >= (first at time zone 'Europe/Brussels')::date and date < (last at time zone 'Europe/Brussels')::date`,
  )

const messageText = sql`person_text(first_name, last_name, email, subject)`
export const messages = (shape: Shape) =>
  joined(
    isFindable(shape) && ranked(sql`contact_messages where true`, messageText, shape),
    shape.has.digits && sql`select id, 5 as rank from contact_messages where ${digitsOf(sql`phone`)}`,
  )

/** All that a question and its answer say, and the question alone. */
const faqText = sql`content_text(question, answer)`
export const faqs = (shape: Shape) =>
  joined(
    isFindable(shape) &&
      sql`select id, case when ${hasAll(sql`called`, shape)} then ${rankOf(sql`called`, shape)} else 1 end as rank from (
        select id, words_in(question) as called from faqs where ${hasAll(faqText, shape)} ${few}) those`,
  )

export const rooms = (shape: Shape) =>
  joined(isFindable(shape) && ranked(sql`room_types where true`, sql`words_in(name)`, shape))

/** Few enough to be read one by one. */
const colleagueText = sql`(${personText} || '')`
export const colleagues = (shape: Shape) =>
  joined(
    isFindable(shape) && ranked(sql`users where role <> 'CONTACT'`, colleagueText, shape),
    shape.has.digits && sql`select id, 5 from users where role <> 'CONTACT' and ${digitsOf(sql`phone`)}`,
  )

const draftTitle = sql`(select string_agg(data->>'title', ' ') from static_content_values draft
  where draft.type = static_contents.type and block_id = '')`
export const contents = (shape: Shape) =>
  joined(
    sql`select type as id, 4 as rank from static_contents where type = any(${value('types')}::text[])`,
    sql`select type, 3 as rank from (select type, plain_text(${draftTitle}) as called from static_contents
      where type like 'page:%' offset 0) pages where ${hasAll(sql`called`, shape)}`,
    isFindable(shape) &&
      sql`select type, max(case when plain like ${asked('phrase')} then 2 else 1 end) from content_texts
        where ${hasAll(sql`plain`, shape)} group by type`,
  )

/** Where a content says it: the whole phrase first, and in the reader's language. */
export const saidWhere = (shape: Shape) => sql`left join lateral (
  select locale, block_id, text from content_texts where type = top.id and ${hasAll(sql`(plain || '')`, shape)}
  order by plain like ${asked('phrase')} desc, locale = ${value('locale')}::text desc, locale = 'nl' desc, place limit 1) said on true`

export const localized = (column: string) =>
  sql`coalesce(nullif(${sql.raw(column)}->>${value('locale')}::text, ''), ${sql.raw(column)}->>'nl')`
