import { type SQL, sql } from 'drizzle-orm'
import { newPhoneRegistration, phoneChoices } from '../../../schemas/phone-registration.ts'
import { confirmedDraft } from '../../../schemas/registration-draft.ts'
import { courses, locations, sessions } from '../../db/tables.ts'
import { fromPlannedSessions, isComing, plannedSession } from '../catalogue/index.ts'
import {
  type ApiContext,
  desk,
  digitsOf,
  either,
  get,
  hasDigits,
  headerParameter,
  idempotencyHeader,
  invalid,
  post,
  type Query,
  queryParameter,
  readIdempotencyKey,
  routes,
  uuidPattern,
  withAlikeWords,
  withWords,
  wordsOf,
} from '../platform/index.ts'
import { lastBilled } from './phone-customer.ts'
import { registerByPhone } from './register-by-phone.ts'

const most = { found: 12, students: 200 }

/** Who may call: accounts, once for each organisation that they act for, and organisations whose caller is new. */
const callers = sql`(
  select users.id as "user", organisations.id as organisation, users.first_name || ' ' || users.last_name as name,
    organisations.name as "organisationName", users.email, users.phone, organisations.vat,
    coalesce(organisations.city, users.city) as city, users.language, 0 as rank,
    plain_text(concat_ws(' ', users.first_name, users.last_name, users.email, organisations.name)) as search_text
  from users left join memberships on memberships.user_id = users.id and memberships.approval = 'approved'
  left join organisations on organisations.id = memberships.organisation_id
  where users.role = 'CONTACT' and users.active
  union all
  select null, id, null, name, null, null, vat, city, null, 1, plain_text(name) from organisations) callers`

const callerColumns = sql`"user", organisation, name, "organisationName", email, phone, vat, city`

async function findCallers({ db }: ApiContext, text: string, user: string, organisation: string) {
  const words = wordsOf(text)
  const digits = digitsOf(text)
  const numbers = digits ? [hasDigits(sql`vat`, digits), hasDigits(sql`phone`, digits)] : []
  const found = async (fits: SQL) =>
    (
      await db.execute(sql`select ${callerColumns} from ${callers} where ${fits}
        order by rank, "organisationName" nulls last, name limit ${most.found}`)
    ).rows
  if (text.length < 2) {
    if (organisation && user) return found(sql`organisation = ${organisation} and "user" = ${user}`)
    if (organisation) return found(sql`organisation = ${organisation}`)
    return user ? found(sql`"user" = ${user}`) : []
  }
  const exact = await found(either([withWords(sql`search_text`, words), ...numbers]))
  const alike = exact.length === 0 ? withAlikeWords(sql`search_text`, words) : null
  return alike ? found(alike) : exact
}

/** Participants who may take part, by name. */
const studentsOf = sql`coalesce((
  select json_agg(one) from (
    select id as "_id", first_name as "firstName", last_name as "lastName", email,
      date_of_birth is not null and coalesce(birth_place, '') <> '' as "hasBirthData"
    from students where status in ('new', 'invited', 'active') and case
      when callers.organisation is null then owner_id = callers."user" and organisation_id is null
      else organisation_id = callers.organisation end
    order by sort_name, id limit ${most.students}) one), '[]')`

/** The customer that was chosen, by account, organisation, or both; null where there is none. */
async function findChosen({ db }: ApiContext, user: string, organisation: string) {
  if (!user && !organisation) return null
  const { rows } = await db.execute(sql`
    select callers."user", callers.organisation, callers.name, "organisationName", callers.email, callers.phone, callers.vat,
      callers.city, coalesce(callers.language, 'nl') as language, coalesce(organisations.is_partner, false) as "isPartner",
      coalesce(organisations.address, users.address) as address, coalesce(organisations.zip, users.zip) as zip,
      coalesce(organisations.country, users.country) as country, organisations.reference,
      coalesce(${lastBilled(sql`callers."user"`, sql`callers.organisation`)}, callers.email) as "billingEmail", ${studentsOf} as students
    from ${callers} left join organisations on organisations.id = callers.organisation
    left join users on users.id = callers."user" and callers.organisation is null
    where callers."user" is not distinct from ${user || null}::uuid
      and callers.organisation is not distinct from ${organisation || null}::uuid`)
  return rows[0] ?? null
}

const waiting = sql`(select count(*)::int from waiting_list_entries
  where waiting_list_entries.session_id = ${sessions.id} and waiting_list_entries.status = 'waiting')`

const spoken = sql`plain_text(concat_ws(' ', ${courses.title}->>'nl', ${courses.title}->>'en', ${courses.title}->>'fr',
  ${locations.name}->>'nl', ${locations.name}->>'fr', to_char(${sessions.startDate} at time zone 'Europe/Brussels', 'DD/MM/YYYY')))`

async function findSessions({ db }: ApiContext, text: string) {
  const words = wordsOf(text)
  const found = async (fits: SQL) =>
    (
      await db.execute(sql`select ${plannedSession} as session, ${waiting} as waiting from ${fromPlannedSessions}
        where ${isComing} and ${fits} order by ${sessions.startDate}, ${sessions.id} limit ${most.found}`)
    ).rows
  const exact = await found(words.length > 0 ? withWords(spoken, words) : sql`true`)
  const alike = exact.length === 0 ? withAlikeWords(spoken, words) : null
  return alike ? found(alike) : exact
}

async function findSession({ db }: ApiContext, id: string) {
  if (!id) return null
  const { rows } = await db.execute(sql`select ${plannedSession} as session, ${waiting} as waiting
    from ${fromPlannedSessions} where ${sessions.id} = ${id} and ${isComing}`)
  return rows[0] ?? null
}

const names = ['caller', 'user', 'organisation', 'sought', 'session'] as const
type Name = (typeof names)[number]

const longest = 200

/** One text of the query, '' when left out. */
function readText(query: Query, name: Name): string {
  const [text = '', ...more] = query[name] ?? []
  if (more.length > 0 || text.length > longest) throw invalid(name, 'error.tooLong')
  return text.trim()
}

function readId(query: Query, name: Name): string {
  const id = readText(query, name)
  if (id && !uuidPattern.test(id)) throw invalid(name, 'error.id')
  return id
}

async function listChoices(context: ApiContext, query: Query) {
  const unknown = Object.keys(query).find((name) => !names.some((known) => known === name))
  if (unknown) throw invalid(unknown, 'error.form')
  const [caller, sought] = [readText(query, 'caller'), readText(query, 'sought')]
  const [user, organisation, session] = [readId(query, 'user'), readId(query, 'organisation'), readId(query, 'session')]
  return {
    customers: await findCallers(context, caller, user, organisation),
    customer: await findChosen(context, user, organisation),
    sessions: await findSessions(context, sought),
    session: await findSession(context, session),
  }
}

export const phoneRoutes = routes(
  get('/phone', {
    id: 'phoneChoices',
    summary: 'What staff choose from while somebody calls',
    description:
      'Customers by name, organisation, e-mail address, phone or VAT number, nearly as they are written; the one that was chosen with who takes part; sessions to come by course, place or day; and the one that was chosen.',
    access: desk,
    parameters: [
      queryParameter('caller', 'string', 'Two letters or more of who calls.'),
      queryParameter('user', 'string', 'The account that was chosen.'),
      queryParameter('organisation', 'string', 'The organisation that was chosen: of that account, or alone.'),
      queryParameter('sought', 'string', 'Words of a course or a place, or a day as 24/11/2026.'),
      queryParameter('session', 'string', 'The session that was chosen.'),
    ],
    response: phoneChoices,
    run: (context, { query }) => listChoices(context, query),
  }),
  post('/phone', {
    id: 'registerByPhone',
    summary: 'Registers for somebody who calls',
    description:
      'Finds or makes the customer and the participants, and registers them, at an agreed price where one is given, on invoice or with a link to pay in the mail; all of it or nothing. 409 whose details (`effect.total`, `effect.taken`, `effect.knownUser` …) say what it comes to, until `total` is that, who is known is named by `user` or `organisation`, and a full session is accepted. With an Idempotency-Key the same request sent twice registers once.',
    access: desk,
    parameters: [
      headerParameter(idempotencyHeader, 'A key of your own: the same request sent twice under it registers once.'),
    ],
    failures: [
      ...(['NOT_FOUND', 'SESSION_FULLY_BOOKED', 'SESSION_STARTED', 'SESSION_CANCELED', 'EFFECT_CHANGED'] as const),
      ...(['STUDENT_ALREADY_REGISTERED', 'USER_EXISTS', 'ORGANISATION_NAME_EXISTS', 'TOO_MANY_STUDENTS'] as const),
    ],
    response: confirmedDraft,
    status: 201,
    body: newPhoneRegistration,
    run: async (context, { body, header }) => ({
      _id: await registerByPhone(context, body, readIdempotencyKey(header(idempotencyHeader))),
    }),
  }),
)
