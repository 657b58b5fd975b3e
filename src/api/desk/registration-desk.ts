import { sql } from 'drizzle-orm'
import { array } from 'yup'
import { bundledTexts } from '../../../locales/texts.ts'
import { deskRegistrations, registrationEvent, replacement } from '../../../schemas/registration-desk.ts'
import { csvEuros } from '../../domain/csv.ts'
import { brusselsDay } from '../../domain/days.ts'
import { inLocale } from '../../domain/locales.ts'
import type { ApiContext, Query } from '../platform/index.ts'
import {
  allOf,
  csvRoute,
  desk,
  filterParameters,
  get,
  idParameter,
  instantOf,
  localeParameter,
  orderDesk,
  pagingParameters,
  preparedFor,
  prepareSql,
  queryParameter,
  readFilters,
  routes,
  sortParameter,
} from '../platform/index.ts'
import { assertVisible } from '../registrations/index.ts'
import {
  type DeskRow,
  deskColumns,
  deskFilters,
  deskSort,
  deskSorts,
  fromDesk,
  listDeskRegistrations,
  partsOfDeskQuery,
  readDeskQuery,
  valuesOfDeskQuery,
} from './desk-registrations.ts'

type Event = {
  what: string
  to: string
  reason: string | null
  at: string
  by: string | null
  /** The session it was in then, where it was moved from another. */
  movedTo: string | null
  /** The ids that its reason names, the first first. */
  named: string[]
}

const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'

const named = preparedFor((db) => {
  const isAsked = sql`any(${sql.placeholder('ids')}::uuid[])`
  return prepareSql<{ id: string; name: string }>(
    db,
    sql`
    select id, first_name || ' ' || last_name as name from students where id = ${isAsked}
    union all select id, ${instantOf(sql.raw('start_date'))} from sessions where id = ${isAsked}`,
  )
})

/** Names of participants and starts of sessions, by their ids. */
async function namesOf({ db }: ApiContext, events: readonly Event[]) {
  const ids = events.flatMap(({ named, movedTo }) => (movedTo ? [...named, movedTo] : named))
  const rows = ids.length > 0 ? await named(db)({ ids }) : []
  return new Map(rows.map(({ id, name }) => [id, name]))
}

const eventsOf = preparedFor((db) => {
  const id = sql.placeholder('id')
  return prepareSql<Event>(
    db,
    sql`
    with subjects as (
      select 'registration' as entity, ${id}::uuid as id
      union all select 'payment', payments.id from payments where payments.registration_id = ${id}),
    events as (
      select changes.*, users.first_name || ' ' || users.last_name as by,
        array(select found[1] from regexp_matches(coalesce(changes.reason, ''), ${uuid}, 'g') found) as named
      from subjects join state_changes changes on changes.entity = subjects.entity and changes.entity_id = subjects.id
      left join users on users.id = changes.user_id)
    select entity as what, "to", reason, ${instantOf(sql.raw('created_at'))} as at, by, named,
      case when reason like 'moved from %' then coalesce(
        lag(named[1]) over (partition by reason like 'moved from %' order by created_at desc, id),
        (select session_id::text from registrations where registrations.id = ${id})) end as "movedTo"
    from events order by created_at desc, id`,
  )
})

/** The states that a registration and its payments had, the latest first, who brought them there, and from what to what. */
async function listRegistrationHistory(context: ApiContext, id: string) {
  await assertVisible(context, id)
  const rows = await eventsOf(context.db)({ id })
  const names = await namesOf(context, rows)
  const said = (ids: readonly string[]) => ids.flatMap((one) => names.get(one) ?? []).join(', ') || null
  return rows.map(({ movedTo, named, ...event }) => {
    const { reason } = event
    if (movedTo) return { ...event, before: said(named), about: said([movedTo]) }
    if (reason?.startsWith('price ')) return { ...event, before: null, about: reason.slice('price '.length) }
    const [coming, ...leaving] = named
    if (reason?.includes(' instead of ') && coming) return { ...event, before: said(leaving), about: said([coming]) }
    return { ...event, before: null, about: said(named) }
  })
}

const replacementFilters = { search: { kind: 'plain', column: sql`students.search_text` } } as const

/** Whoever looks for another one searches further. */
const mostShown = 50

/** Who could come instead: participants of the same customer without a seat in the session, by name. */
async function listReplacements(context: ApiContext, id: string, query: Query) {
  const conditions = readFilters(query, replacementFilters, [])
  await assertVisible(context, id)
  const fits = allOf([sql`students.status <> 'deleted'`, ...conditions])
  // Each half by an index of its own.
  const { rows } = await context.db.execute(sql`
    with asked as (
      select organisation_id, user_id, session_id, courses.type = 'CERTIFICATION' as is_certified from registrations
        join sessions on sessions.id = session_id join courses on courses.id = course_id where registrations.id = ${id}
    ), candidates as (
      select students.* from asked join students on students.organisation_id = asked.organisation_id where ${fits}
      union all select students.* from asked join students
        on students.owner_id = asked.user_id and students.organisation_id is null and asked.organisation_id is null
        where ${fits}
    )
    select students.id as "_id", students.first_name as "firstName", students.last_name as "lastName", students.email
    from candidates as students cross join asked
    where (not is_certified or students.date_of_birth is not null and students.birth_place <> '') and not exists (
      select from registration_students seats where seats.student_id = students.id
        and seats.session_id = asked.session_id and seats.held)
    order by students.sort_name, students.id limit ${mostShown}`)
  return rows
}

const participantNames = sql`coalesce((
  select string_agg(students.first_name || ' ' || students.last_name, ', ' order by students.sort_name, students.id)
  from registration_students seats join students on students.id = seats.student_id
  where seats.registration_id = registrations.id), '')`

const listParameters = [
  sortParameter([...deskSorts], deskSort),
  localeParameter('The language of what stands in it'),
  queryParameter(
    'search',
    'string',
    'Three letters or more of a customer, a contact, a participant or a reference, words in whatever order and nearly as they are written; or the number of an invoice, its structured reference, an amount in euros with VAT, a VAT or phone number.',
  ),
  queryParameter('course', 'string', 'The id of a course, for those of all of its sessions.'),
  ...filterParameters(deskFilters),
]

type Row = DeskRow & { names: string }

const file = csvRoute<Row>({
  id: 'registrationExport',
  summary: 'Registrations as a CSV file',
  description: 'The registrations that fit the filters, in the order asked for, a line each.',
  access: orderDesk,
  parameters: listParameters,
  async rows(context, query) {
    const asked = await readDeskQuery(context, query, [])
    const { fits, order } = partsOfDeskQuery(asked)
    const statement = sql`select ${deskColumns}, ${participantNames} as names from ${fromDesk} where ${fits} order by ${order}`
    return prepareSql<Row>(context.db, statement)(valuesOfDeskQuery(asked))
  },
  name: { nl: 'inschrijvingen', en: 'registrations', fr: 'inscriptions' },
  columns(locale) {
    const { 'panel-registrations': t, panel, status: statuses } = bundledTexts[locale]
    const day = (instant: string) => brusselsDay(new Date(instant))
    return [
      { key: 'customer', heading: t.customer, cell: ({ customer }) => customer },
      { key: 'contact', heading: t.contact, cell: ({ contact }) => contact },
      { key: 'course', heading: t.course, cell: ({ course }) => inLocale(course, locale) ?? '' },
      { key: 'startDate', heading: t.startDate, cell: ({ startDate }) => day(startDate) },
      { key: 'participants', heading: t.participants, cell: ({ participants }) => String(participants) },
      { key: 'participants', heading: t.names, cell: ({ names }) => names },
      { key: 'status', heading: panel.status, cell: ({ status }) => statuses[status] },
      { key: 'total', heading: t.total, cell: ({ total }) => csvEuros(total) },
      { key: 'createdAt', heading: t.createdAt, cell: ({ createdAt }) => day(createdAt) },
    ]
  },
})

const parameters = [idParameter('The id of the registration.')]

export const registrationDeskRoutes = routes(
  get('/desk', {
    id: 'deskRegistrations',
    summary: 'All registrations, for staff',
    description:
      'A page of all registrations that fit the filters, however many there are; they are counted no further than 1,000.',
    access: orderDesk,
    parameters: [...pagingParameters, ...listParameters],
    response: deskRegistrations,
    run: (context, { query }) => listDeskRegistrations(context, query),
  }),
  file,
  get('/:id/history', {
    id: 'registrationHistory',
    summary: 'How a registration got where it is',
    description: 'Every state that a registration and its payments had, the latest first: when, and who did it.',
    access: orderDesk,
    parameters,
    response: array(registrationEvent.required()).required(),
    run: (context, { params }) => listRegistrationHistory(context, params.id),
  }),
  get('/:id/replacements', {
    id: 'registrationReplacements',
    summary: 'Who could come instead of a participant',
    description:
      'The participants of the same customer who have no seat in the session yet and, in a certified course, all that a certificate says of them, by name, 50 at most: whoever looks for another one searches.',
    access: desk,
    parameters: [...parameters, ...filterParameters(replacementFilters)],
    response: array(replacement.required()).required(),
    run: (context, { params, query }) => listReplacements(context, params.id, query),
  }),
)
