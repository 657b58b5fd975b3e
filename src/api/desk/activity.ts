import { sql } from 'drizzle-orm'
import { type ActivityKind, activity, activityKinds } from '../../../schemas/activity.ts'
import type { Differences } from '../../db/tables.ts'
import { formatDeadline } from '../../domain/format-days.ts'
import { plainText } from '../../domain/html.ts'
import { isLocale, type Locale } from '../../domain/locales.ts'
import { isRecord, uuidPattern } from '../../domain/values.ts'
import { worksAs } from '../../domain/visitor.ts'
import {
  type ApiContext,
  allOf,
  askedFilters,
  callerOf,
  conditionsOf,
  escapeLike,
  type FilterFields,
  filterParameters,
  get,
  house,
  instantOf,
  invalid,
  listOf,
  localeParameter,
  pagingParameters,
  preparedByShape,
  preparedFor,
  prepareSql,
  type Query,
  queryParameter,
  readLocale,
  readPaging,
  readSort,
  routes,
  type Sort,
  shapeOfFilters,
  sortParameter,
  valuesOfFilters,
} from '../platform/index.ts'
import { subjects, type Target } from './activity-subjects.ts'

/** What states, notes, switches of the panel, publications and files of the bank have in common; `event` tells apart what ends in one state. */
const log = sql.raw(`(
  select id, entity as kind, entity_id, user_id, reason, coalesce(differences,
      case when entity = 'result' then jsonb_build_object('score', jsonb_build_array("from", "to")) end) as differences,
    created_at, case
    when entity = 'registration' and "from" is null then 'placed'
    when entity = 'registration' and reason like 'moved from %' then 'moved'
    when entity = 'registration' and reason like '% instead of %' then 'replaced'
    when entity = 'registration' and reason like 'without %' then 'left'
    when entity = 'registration' and reason like 'apart %' then 'apart'
    when entity = 'registration' and reason like 'price %' then 'price'
    when entity = 'registration' and reason = 'canceled' then 'canceled'
    when entity = 'registration' and reason = 'reminded of choice' then 'choice-reminded'
    when entity = 'registration' and "from" = "to" then 'noted'
    when entity = 'result' then 'result'
    else "to" end as event from state_changes
  union all select id, 'note', null, author_id, null, null, created_at, 'written' from notes
  union all select id, case event when 'reminder-settings-changed' then 'reminderSettings'
      when 'ledger-accounts-changed' then 'ledgerAccounts' when 'billing-settings-changed' then 'billingSettings'
      else 'panel' end, user_id, actor_id, null, (
        select differences from state_changes told where told.entity = 'panelEvent' and told.entity_id = panel_events.id),
    created_at, case when event like '%-settings-changed' or event = 'ledger-accounts-changed' then 'changed'
      else event end from panel_events
  union all select id, 'content', null, author_id, type, null, published_at, 'published' from static_content_versions
    where published_at is not null
  union all select id, 'bankStatement', id, uploaded_by, null, null, created_at, 'read' from bank_statements) activity`)

const isCreditNote = sql`(activity.kind in ('invoice', 'e-invoice') and exists (
  select from invoices where credit_kind is not null and invoices.id = case activity.kind
    when 'invoice' then activity.entity_id
    else (select invoice_id from e_invoices where e_invoices.id = activity.entity_id) end))`

const filters = {
  kind: { kind: 'choice', of: activityKinds, column: sql`activity.kind` },
  actor: { kind: 'id', column: sql`activity.user_id` },
  at: { kind: 'date', column: sql`activity.created_at` },
  /** What it was done to. */
  subject: { kind: 'id', column: sql`activity.entity_id` },
} as const satisfies FilterFields

interface Row {
  _id: string
  at: string
  by: string | null
  actor: string | null
  kind: ActivityKind
  isCreditNote: boolean
  event: string
  subject: string | null
  target: Target | null
  targetId: string | null
  differences: Differences | null
}

interface Asked {
  asked: ReturnType<typeof askedFilters>
  kinds: readonly ActivityKind[]
  direction: Sort[1]
  locale: Locale
}

/** Nobody turns so many pages: a journal of years is not counted to its end. */
const mostCounted = 10_000

const latestFirst: Sort = ['at', 'DESC']

const statementsOf = preparedByShape(
  ({ asked, ...said }: Asked) => JSON.stringify([shapeOfFilters(asked), said]),
  (db, { asked, kinds, direction, locale }) => {
    const order = sql.raw(`order by activity.created_at ${direction}, activity.id`)
    const own = sql.raw(`activity.kind in (${kinds.map((kind) => `'${kind}'`).join(', ')})`)
    const where = allOf([own, ...conditionsOf(asked)])
    const names = kinds.map((kind) => `select * from (${subjects[kind].named}) as one where activity.kind = '${kind}'`)
    return {
      items: prepareSql<Row>(
        db,
        sql`select activity.id as _id, ${instantOf(sql.raw('activity.created_at'))} as at,
          coalesce(users.first_name || ' ' || users.last_name, case
            when activity.kind in ('attendance', 'result') or activity.event like '%-material' then activity.reason
          end) as by, activity.user_id as actor, activity.kind, ${isCreditNote} as "isCreditNote", activity.event,
          named.subject, named.target, named.target_id as "targetId", activity.differences
        from (select * from ${log} where ${where} ${order}
          limit ${sql.placeholder('limit')} offset ${sql.placeholder('offset')}) activity
        left join users on users.id = activity.user_id
        left join lateral (${sql.raw(names.join(' union all ').replaceAll('{locale}', locale))}) named on true
        ${order}`,
      ),
      total: prepareSql<{ total: number }>(
        db,
        sql`select count(*)::int as total from (select from ${log} where ${where} limit ${sql.raw(String(mostCounted))}) counted`,
      ),
    }
  },
)

const linked = preparedFor((db) => {
  const ids = sql`any(${sql.placeholder('ids')}::uuid[])`
  return prepareSql<{ id: string; name: string | Record<Locale, string>; isPicture: boolean }>(
    db,
    sql`select id, name, exists (select from files where files.id = linked.id and width is not null) as "isPicture" from (
    select id, to_json(name) as name from trainers where id = ${ids}
    union all select id, name::json from locations where id = ${ids}
    union all select id, name::json from languages where id = ${ids}
    union all select id, name::json from categories where id = ${ids}
    union all select id, name::json from themes where id = ${ids}
    union all select id, title::json from courses where id = ${ids}
    union all select id, title::json from pages where id = ${ids}
    union all select id, to_json(first_name || ' ' || last_name) from students where id = ${ids}
    union all select id, to_json(${instantOf(sql.raw('start_date'))}) from sessions where id = ${ids}
    union all select id, to_json(name) from files where id = ${ids}
    union all select entity_id, to_json(reason) from state_changes
      where entity = 'picture' and "to" = 'removed' and entity_id = ${ids}) linked`,
  )
})

const colleagues = preparedFor((db) =>
  prepareSql<{ id: string }>(
    db,
    sql`select id from users where role <> 'CONTACT'
      and person_text(first_name, last_name, email) || '' like all(${sql.placeholder('words')}::text[])`,
  ),
)

/** Nobody, whose acts are none. */
const nobody = '00000000-0000-0000-0000-000000000000'

/** A query that names colleagues by words of their names, as one that names them by their ids. */
async function withActors({ db }: ApiContext, { by, ...query }: Query): Promise<Query> {
  const [text = '', ...more] = by ?? []
  if (more.length > 0 || text.length > longest) throw invalid('by', 'error.tooLong')
  if (text.trim() === '') return query
  const words = plainText(text).split(/\s+/).filter(Boolean)
  const found = await colleagues(db)({ words: words.map((word) => `%${escapeLike(word)}%`) })
  const asked = query.actor
  const ids = found.map(({ id }) => id).filter((id) => !asked || asked.includes(id))
  return { ...query, actor: [ids.join(',') || nobody] }
}

const longest = 200

/** Of a value as it was kept: text in that language, moments of a schedule, links by what they are called. */
function wordsOf(value: unknown, names: ReadonlyMap<string, string>, locale: Locale): string | null {
  if (value === null || value === undefined || value === '') return null
  if (Array.isArray(value)) return value.map((one) => wordsOf(one, names, locale)).join(', ') || null
  if (isRecord(value)) {
    if (Object.keys(value).some(isLocale)) return wordsOf(value[locale] || value.nl, names, locale)
    return Object.values(value)
      .flatMap((part) => wordsOf(part, names, locale) ?? [])
      .join(' – ')
  }
  const text = names.get(String(value)) ?? String(value)
  return text.length > longest ? `${text.slice(0, longest)}…` : text
}

const idsIn = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap(idsIn)
  return typeof value === 'string' && uuidPattern.test(value) ? [value] : []
}

/** What is other than before, in words, with the way to a picture for who may open it; other links that are gone keep their id. */
async function withDifferences(context: ApiContext, rows: readonly Row[], locale: Locale) {
  const ids = [
    ...new Set(
      rows.flatMap((row) =>
        Object.values(row.differences ?? {})
          .flat()
          .flatMap(idsIn),
      ),
    ),
  ]
  const found = ids.length > 0 ? await linked(context.db)({ ids }) : []
  const names = new Map(found.map(({ id, name }) => [id, typeof name === 'string' ? name : name[locale] || name.nl]))
  const opensPictures = worksAs(callerOf(context), subjects.picture.readers)
  const pictures = new Set<unknown>(found.flatMap(({ id, isPicture }) => (opensPictures && isPicture ? id : [])))
  const pictureIn = (value: unknown) => (pictures.has(value) ? value : undefined)
  const now = new Date().toISOString()
  return rows.map((row) => ({
    ...row,
    // A plan is called by the moment at which it is to become public.
    subject: row.subject && row.target === 'plan' ? formatDeadline(row.subject, now, locale) : row.subject,
    differences: Object.entries(row.differences ?? {}).map(([field, [before, after]]) => ({
      field,
      before: wordsOf(before, names, locale),
      after: wordsOf(after, names, locale),
      beforePicture: pictureIn(before),
      afterPicture: pictureIn(after),
    })),
  }))
}

/** What was done, the latest first: of what the caller sees. */
async function listActivity(context: ApiContext, query: Query) {
  const caller = callerOf(context)
  const { page, limit } = readPaging(query)
  const asked = askedFilters(await withActors(context, query), filters, ['page', 'limit', 'sort', 'locale'])
  const [[, direction] = latestFirst] = readSort(query, ['at'], [latestFirst])
  const locale = readLocale(query)
  const kinds = activityKinds.filter((kind) => worksAs(caller, subjects[kind].readers))
  const statements = statementsOf(context.db, { asked, kinds, direction, locale })
  const values = valuesOfFilters(asked)
  const rows = await statements.items({ ...values, limit, offset: (page - 1) * limit })
  const [counted] = await statements.total(values)
  return { items: await withDifferences(context, rows, locale), total: counted?.total ?? 0, page, limit }
}

export const activityRoutes = routes(
  get('/', {
    id: 'activities',
    summary: 'Who did what',
    description:
      'What colleagues, customers and jobs did, the latest first: states that changed, notes, texts that became public, and what was switched in the control panel. Each caller gets what was done to what they see themselves; what is other than before stands in `differences`.',
    access: house,
    parameters: [
      ...pagingParameters,
      sortParameter(['at'], [latestFirst]),
      localeParameter('The language of names and texts'),
      queryParameter('by', 'string', 'Words of the name of whichever colleague did it.'),
      ...filterParameters(filters),
    ],
    response: listOf(activity, 'ActivityList'),
    run: (context, { query }) => listActivity(context, query),
  }),
)
