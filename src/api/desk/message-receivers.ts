import { createHash } from 'node:crypto'
import { type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../../db/client.ts'
import { findBounced } from '../../db/mails.ts'
import type { MessageAudience } from '../../db/tables.ts'
import {
  type LeftOutReason,
  type MessageField,
  type MessageTarget,
  messageFields,
  type ReceiverKind,
} from '../../domain/desk-messages.ts'
import { asLocale, type Locale, locales } from '../../domain/locales.ts'
import { type ApiContext, invalid, prepareSql } from '../platform/index.ts'
import { findSessionTexts, isConfirmed } from '../registrations/index.ts'
import { findCustomers } from './customers.ts'
import { fromDesk, partsOfDeskQuery, readDeskQuery, valuesOfDeskQuery } from './desk-registrations.ts'

/** More people than that are written to by a mailing program. */
const mostReceivers = 2000

export interface Receiver {
  kind: ReceiverKind
  name: string
  firstName: string
  email: string
  address: string
  language: Locale
  studentId: string | null
  userId: string | null
  registrationId: string | null
  sessionId: string | null
  leftOut: LeftOutReason | null
}

/** The account of the customer is not proved to be theirs, and staff did not register for them. */
const isUnheard = sql`(users.role = 'CONTACT' and users.email_verified_at is null and not registrations.is_by_staff)`

const isContactsOwn = sql`users.role = 'CONTACT'`

const ofContact = (own: SQL, billed: 'name' | 'email') =>
  sql`case when ${isContactsOwn} then ${own} else registrations.invoice->>${sql.raw(`'${billed}'`)} end`

/** Whom those registrations are for: a participant who gave the seat back, or whose seat nobody paid, is left out. */
const participantsOf = (ids: SQL) => sql`
  select 'participant' as kind, students.first_name || ' ' || students.last_name as name,
    students.first_name as "firstName", students.email, students.language, students.id as "studentId",
    null::uuid as "userId", registrations.id as "registrationId", registrations.session_id as "sessionId",
    case when not seats.held then 'noSeat' when students.status = 'deleted' then 'inactive'
      when ${isUnheard} then 'unverified' when not (${isConfirmed}) then 'unpaid' end as "leftOut",
    sessions.start_date as start
  from registrations join registration_students seats on seats.registration_id = registrations.id
  join students on students.id = seats.student_id join users on users.id = registrations.user_id
  join sessions on sessions.id = registrations.session_id where registrations.id in (${ids})`

/** Who registered, or whoever is billed where staff did. */
const contactsOf = (ids: SQL) => sql`
  select 'contact' as kind, ${ofContact(sql`users.first_name || ' ' || users.last_name`, 'name')} as name,
    ${ofContact(sql`users.first_name`, 'name')} as "firstName", ${ofContact(sql`users.email`, 'email')} as email,
    users.language, null::uuid as "studentId", case when ${isContactsOwn} then users.id end as "userId",
    registrations.id as "registrationId", registrations.session_id as "sessionId",
    case when ${isContactsOwn} and not users.active then 'inactive' when ${isUnheard} then 'unverified' end as "leftOut",
    sessions.start_date as start
  from registrations join users on users.id = registrations.user_id
  join sessions on sessions.id = registrations.session_id where registrations.id in (${ids})`

/** Private persons, and who acts for organisations. */
const customersOf = (ids: SQL) => sql`
  select 'contact' as kind, users.first_name || ' ' || users.last_name as name, users.first_name as "firstName",
    users.email, users.language, null::uuid as "studentId", users.id as "userId", null::uuid as "registrationId",
    null::uuid as "sessionId", case when not users.active then 'inactive'
      when users.email_verified_at is null then 'unverified' end as "leftOut", users.created_at as start
  from users where users.role = 'CONTACT' and (users.id in (${ids}) or users.id in (
    select user_id from memberships where approval = 'approved' and organisation_id in (${ids})))`

const ofRegistrations = (to: MessageTarget, ids: SQL) => {
  const parts = [
    ...(to === 'contacts' ? [] : [participantsOf(ids)]),
    ...(to === 'participants' ? [] : [contactsOf(ids)]),
  ]
  return sql.join(parts, sql` union all `)
}

/** As they stand in the address of the panel's list. */
const queryIn = (found: string) => {
  const given = new URLSearchParams(found)
  return Object.fromEntries([...new Set(given.keys())].map((name) => [name, given.getAll(name)]))
}

/** The registrations that a query of the list finds; 400 where they are more than so many. */
export async function findRegistrations(
  context: ApiContext,
  db: Executor,
  found: string,
  { most, refusal }: { most: number; refusal: string },
): Promise<string[]> {
  const asked = await readDeskQuery(context, queryIn(found), [])
  const { fits } = partsOfDeskQuery(asked)
  const ids = sql`select registrations.id from ${fromDesk} where ${fits} limit ${most + 1}`
  const rows = await prepareSql<{ id: string }>(db, ids)(valuesOfDeskQuery(asked))
  if (rows.length > most) throw invalid('found', refusal)
  return rows.map(({ id }) => id)
}

export const listedIds = (ids: readonly string[]) =>
  sql`select value::uuid from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)`

async function peopleOf(
  context: ApiContext,
  db: Executor,
  { session, registrations, customers, found, foundCustomers, to }: MessageAudience,
) {
  const people = async () => {
    if (session)
      return ofRegistrations(
        to,
        sql`select seats.registration_id from registration_students seats where seats.session_id = ${session} and seats.held`,
      )
    if (customers && customers.length > 0) return customersOf(listedIds(customers))
    if (foundCustomers !== undefined && foundCustomers !== null) {
      const ids = await findCustomers({ ...context, db }, queryIn(foundCustomers), mostReceivers)
      if (ids.length > mostReceivers) throw invalid('foundCustomers', 'error.tooManyReceivers')
      return customersOf(listedIds(ids))
    }
    if (found !== undefined && found !== null)
      return ofRegistrations(
        to,
        listedIds(
          await findRegistrations(context, db, found, { most: mostReceivers, refusal: 'error.tooManyReceivers' }),
        ),
      )
    return ofRegistrations(to, listedIds(registrations ?? []))
  }
  const { rows } = await db.execute<Omit<Receiver, 'address' | 'language'> & { language: string }>(sql`
    select * from (${await people()}) people
    order by "leftOut" nulls first, kind desc, (start < now()), start, name, "studentId", "registrationId"
    limit ${mostReceivers * 4}`)
  return rows
}

const addressIn = ({ email, ...whose }: Pick<Receiver, 'email' | 'studentId' | 'userId' | 'registrationId'>) =>
  email.trim().toLowerCase() || (whose.studentId ?? whose.userId ?? whose.registrationId ?? '')

/** Who gets it and who does not, each address once: who is reached by one registration is left out by no other. */
export async function findReceivers(context: ApiContext, db: Executor, audience: MessageAudience): Promise<Receiver[]> {
  const people = await peopleOf(context, db, audience)
  const named = people.map(({ language, email, ...person }) => {
    const address = addressIn({ email: email ?? '', ...person })
    return { ...person, email: email ?? '', address, language: asLocale(language) }
  })
  const bounced = await findBounced(db, [...new Set(named.map(({ address }) => address))])
  const found = new Map<string, Receiver>()
  for (const person of named) {
    const own = person.email.trim() ? null : ('noAddress' as const)
    const leftOut = person.leftOut ?? own ?? (bounced.has(person.address) ? ('bounced' as const) : null)
    if (!found.has(person.address)) found.set(person.address, { ...person, leftOut })
  }
  if (found.size > mostReceivers) throw invalid('to', 'error.tooManyReceivers')
  return [...found.values()]
}

export const reachedOf = (receivers: readonly Receiver[]) => receivers.filter(({ leftOut }) => leftOut === null)

/** Stands for all who are reached. */
export const shownOf = (receivers: readonly Receiver[]): string =>
  createHash('sha256')
    .update(
      JSON.stringify(
        reachedOf(receivers)
          .map(({ address }) => address)
          .toSorted(),
      ),
    )
    .digest('base64url')
    .slice(0, 22)

/** What their text may name, and of what nothing is known of one of them. */
export async function fieldsOf(db: Executor, receivers: readonly Receiver[]) {
  const reached = reachedOf(receivers)
  const ids = [...new Set(reached.flatMap(({ sessionId }) => sessionId ?? []))]
  const textsOf = await findSessionTexts(db, ids)
  const hasSession = reached.length > 0 && reached.every(({ sessionId }) => sessionId)
  const fields: readonly MessageField[] = hasSession ? messageFields : ['firstName']
  const lacks = fields.filter((name) => name !== 'firstName' && ids.some((id) => !textsOf(id, 'nl')[name]))
  return { fields, lacks }
}

/** What the panel shows of them before it is sent. */
export async function presentReceivers(db: Executor, receivers: readonly Receiver[]) {
  const reached = reachedOf(receivers)
  // A copy is for who keeps it, and counts nowhere.
  const people = reached.filter(({ kind }) => kind !== 'copy')
  const languages = locales.flatMap((language) => {
    const count = people.filter((one) => one.language === language).length
    return count > 0 ? [{ language, count }] : []
  })
  return {
    total: people.length,
    languages,
    receivers: reached.map(({ address, kind, name, email, language }) => ({
      address,
      kind,
      name,
      email,
      language,
      sentAt: null as string | null,
      mail: null as string | null,
    })),
    leftOut: receivers.flatMap(({ name, email, leftOut }) => (leftOut ? [{ name, email, why: leftOut }] : [])),
    shown: shownOf(receivers),
    ...(await fieldsOf(db, receivers)),
  }
}
