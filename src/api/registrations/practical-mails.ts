import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../db/client.ts'
import { type NewMail, queueMails } from '../../db/mails.ts'
import { registrations, sessions } from '../../db/tables.ts'
import { brusselsDay } from '../../domain/days.ts'
import type { MailAttachment, PracticalFacts } from '../../domain/define-mail.ts'
import { asLocale, inLocale, type Locale, localePath } from '../../domain/locales.ts'
import {
  notDueFrom,
  type PracticalField,
  type PracticalKind,
  practicalDay,
  practicalKinds,
  practicalMoment,
} from '../../domain/practical.ts'
import { type ApiContext, ApiError, forEachDue } from '../platform/index.ts'
import { isConfirmed, type LoadedRegistration } from './load-registration.ts'
import {
  areTold,
  contactMail,
  heldRegistrations,
  isUnheard,
  localeOfRegistration,
  routeTo,
  sessionFacts,
} from './mail-registration.ts'
import { changeSessions } from './transition-registration.ts'

type Context = Pick<ApiContext, 'publicUrl'>

/** Whether a mail of that kind is due for what starts then; what is canceled has none. */
const isDue = (kind: PracticalKind, start: Date, now: Date) => practicalMoment(kind, start) <= now

/** What who comes is to know, in a language: the link from the moment on at which it is mailed. */
export function practicalFactsOf(
  registration: Pick<LoadedRegistration, 'practical' | 'startDate'>,
  locale: Locale,
  now: Date,
): PracticalFacts {
  const { practical, startDate } = registration
  const { isOnline, room, onlineLink, contact } = practical
  const [bring, directions, parking] = [practical.bring, practical.directions, practical.parking].map((text) =>
    inLocale(text, locale),
  )
  const isLinkDue = isDue('link', startDate, now)
  return {
    isOnline,
    ...(!isOnline && room && { classroom: room }),
    ...(!isOnline && directions && { directions }),
    ...(!isOnline && parking && { parking }),
    ...(bring && { bring }),
    ...(contact && { onSite: contact }),
    ...(isOnline && isLinkDue && onlineLink && { link: onlineLink }),
    ...(isOnline && !isLinkDue && { linkOn: practicalDay('link', brusselsDay(startDate)) }),
  }
}

/** Seats of a session that are surely theirs, of customers who are heard of: who is told what is practical. */
export const surelySeated = (sessionId: unknown) => sql`
  select registration_students.student_id, registration_students.session_id from registration_students
  join ${registrations} on ${registrations.id} = registration_students.registration_id
  join users on users.id = ${registrations.userId}
  where registration_students.session_id = ${sessionId} and registration_students.held and ${isConfirmed}
    and (users.role <> 'CONTACT' or users.email_verified_at is not null or ${registrations.isByStaff})`

/** How often what is practical of one of `sessions` was sent for the day on which it begins now. */
export const practicalVersion = sql<number>`(select coalesce(max(mails.version), 0) from practical_mails mails
  where mails.session_id = sessions.id
    and mails.first_day = (sessions.start_date at time zone 'Europe/Brussels')::date)`

interface Round {
  sessionId: string
  firstDay: string
  kind: PracticalKind
  /** Without one: those alone who had none of that kind for that day. */
  version?: number
  students?: readonly string[] | undefined
}

/** Notes whom a mail of that kind goes to now, each once for a version; gives back the row of each. */
async function note(
  tx: Transaction,
  { sessionId, firstDay, kind, version, students }: Round,
): Promise<Map<string, string>> {
  const named = students ? sql`and seats.student_id in ${students.length > 0 ? students : [null]}` : sql``
  const isFirst = sql`and not exists (select from practical_mails mailed where mailed.session_id = seats.session_id
    and mailed.student_id = seats.student_id and mailed.kind = ${kind} and mailed.first_day = ${firstDay})`
  const { rows } = await tx.execute<{ student: string; row: string }>(sql`
    insert into practical_mails (session_id, student_id, kind, first_day, version)
    select seats.session_id, seats.student_id, ${kind}, ${firstDay}::date, ${version ?? 1}::int
    from (${surelySeated(sessionId)}) seats where true ${named} ${version ? sql`` : isFirst}
    on conflict do nothing returning student_id as student, id as row`)
  return new Map(rows.map(({ student, row }) => [student, row]))
}

interface Told {
  registration: LoadedRegistration
  now: Date
}

type Person = LoadedRegistration['participants'][number]

/** What every mail to a participant has: the session for them alone, the way there, and the days for their calendar. */
function toPerson({ publicUrl }: Context, { registration }: Told, person: Person, occasion: string) {
  const locale = asLocale(person.language)
  const attachments: MailAttachment[] = [{ document: 'calendar', id: registration.sessionId }]
  const facts = { ...sessionFacts({ ...registration, participants: [person] }, locale), firstName: person.firstName }
  const url = publicUrl() + localePath(`/courses/${inLocale(registration.course.slug, locale)}`, locale)
  const receiver = {
    about: registration.id,
    occasion,
    to: person.email,
    locale,
    attachments,
  }
  return { receiver, facts, seat: { ...facts, url, ...routeTo(registration, locale) } }
}

function infoMail(context: Context, told: Told, person: Person, row: string): NewMail {
  const { receiver, seat } = toPerson(context, told, person, row)
  const practical = practicalFactsOf(told.registration, receiver.locale, told.now)
  return { ...receiver, kind: 'practical-info', values: { ...seat, ...practical } }
}

function linkMail(context: Context, told: Told, person: Person, row: string): NewMail[] {
  const { receiver, facts } = toPerson(context, told, person, row)
  const { link: url, bring, onSite } = practicalFactsOf(told.registration, receiver.locale, told.now)
  if (!url) return []
  return [
    { ...receiver, kind: 'online-link', values: { ...facts, url, ...(bring && { bring }), ...(onSite && { onSite }) } },
  ]
}

/** To who registered, once for a session that begins on that day: none where that is the only participant. */
function copyMail(context: Context, { registration, now }: Told, firstDay: string): NewMail[] {
  const locale = localeOfRegistration(registration)
  const practical = practicalFactsOf(registration, locale, now)
  const mail = contactMail(context, registration, { ...routeTo(registration, locale), ...practical })
  const isAlone = registration.participants.every(({ email }) => email.toLowerCase() === mail.to.toLowerCase())
  return isAlone ? [] : [{ ...mail, occasion: `${registration.sessionId}:${firstDay}`, kind: 'practical-copy' }]
}

interface Session {
  id: string
  startDate: Date
}

interface Sending {
  now: Date
  version?: number
  students?: readonly string[] | undefined
}

/** Queues what is due of a session, which is locked: one mail each, with the link in it where that is due too; gives back to how many. */
async function mailSession(context: Context, tx: Transaction, { id, startDate }: Session, sending: Sending) {
  const { now, version, students } = sending
  const firstDay = brusselsDay(startDate)
  const round = { sessionId: id, firstDay, students, ...(version && { version }) }
  const loaded = await heldRegistrations(tx, id)
  const [first] = loaded
  if (!first) return 0
  const isInfoDue = version !== undefined || isDue('practical', startDate, now)
  const { link } = practicalFactsOf(first, 'nl', now)
  const informed = isInfoDue ? await note(tx, { ...round, kind: 'practical' }) : new Map<string, string>()
  const linked = link ? await note(tx, { ...round, kind: 'link' }) : new Map<string, string>()
  const mails: NewMail[] = []
  for (const registration of loaded) {
    const told = { registration, now }
    const before = mails.length
    for (const person of registration.participants) {
      const [info, link] = [informed.get(person.id), linked.get(person.id)]
      if (info) mails.push(infoMail(context, told, person, info))
      else if (link) mails.push(...linkMail(context, told, person, link))
    }
    const isInfo = mails.slice(before).some(({ kind }) => kind === 'practical-info')
    if (isInfo) mails.push(...copyMail(context, told, firstDay))
  }
  await queueMails(tx, mails)
  return new Set([...informed.keys(), ...linked.keys()]).size
}

/** Nobody is told where to come before it is known that it takes place. */
export const runs = sql`(${sessions.canceledAt} is null and (${sessions.minimum} is null or ${sessions.confirmedAt} is not null))`

/** Sessions that start soon enough, with somebody who has not had what they are to know. */
async function findDue({ db }: Pick<ApiContext, 'db'>, now: Date) {
  const due = practicalKinds.map((kind) => {
    const hasLink = kind === 'link' ? sql`and ${sessions.onlineLink} is not null` : sql``
    return sql`(${sessions.startDate} < ${notDueFrom(kind, now).toISOString()} ${hasLink} and exists (
      select from (${surelySeated(sessions.id)}) seats where not exists (
        select from practical_mails mailed where mailed.session_id = seats.session_id
          and mailed.student_id = seats.student_id and mailed.kind = ${kind}
          and mailed.first_day = (${sessions.startDate} at time zone 'Europe/Brussels')::date)))`
  })
  return db
    .select({ id: sessions.id })
    .from(sessions)
    .where(
      and(
        sql`${sessions.startDate} > ${now.toISOString()}`,
        sql`${sessions.startDate} < ${notDueFrom('practical', now).toISOString()}`,
        runs,
        sql`(${sql.join(due, sql` or `)})`,
      ),
    )
    .orderBy(sessions.startDate, sessions.id)
}

/** Tells who comes soon what they are to know, each once: also who has a seat only since the others were told. */
export async function mailPractical(context: ApiContext, now = new Date()): Promise<void> {
  await forEachDue(context, 'What is practical of a session was not mailed', await findDue(context, now), ({ id }) =>
    changeSessions(context, [id], async (tx) => {
      const [session] = await tx
        .select({ id: sessions.id, startDate: sessions.startDate })
        .from(sessions)
        .where(and(eq(sessions.id, id), runs))
      if (session && session.startDate > now) await mailSession(context, tx, session, { now })
    }),
  )
}

/** Sends it again, or sooner, to all or to some of who have a seat, once for a `version` that was read. */
export const resendPractical = (
  context: ApiContext,
  id: string,
  { version, students }: { version: number; students?: string[] | undefined },
) =>
  changeSessions(context, [id], async (tx) => {
    const [session] = await tx.select().from(sessions).where(eq(sessions.id, id))
    if (!session) throw new ApiError('NOT_FOUND')
    if (session.canceledAt) throw new ApiError('SESSION_CANCELED')
    const now = new Date()
    if (session.startDate <= now) throw new ApiError('SESSION_STARTED')
    return { sent: await mailSession(context, tx, session, { now, version: version + 1, students }) }
  })

/**
 * After a session moved, which is told by a mail of its own: what is due already stands in that one, and is not mailed
 * again. Gives back what the mail says of it.
 */
export async function practicalOfMove(tx: Transaction, session: typeof sessions.$inferSelect) {
  const { id, startDate, onlineLink } = session
  const now = new Date()
  const told = practicalKinds.filter((kind) => isDue(kind, startDate, now) && (kind === 'practical' || onlineLink))
  for (const kind of told) await note(tx, { sessionId: id, firstDay: brusselsDay(startDate), kind })
  return (registration: LoadedRegistration, locale: Locale): Partial<PracticalFacts> =>
    isDue('practical', startDate, now) ? practicalFactsOf(registration, locale, now) : {}
}

/** Tells who was told before that something else of it is other now: who registered, and each participant. */
export async function mailPracticalChange(
  context: Context,
  tx: Transaction,
  before: typeof sessions.$inferSelect,
  changed: PracticalField[],
) {
  const { id, startDate, room } = before
  const now = new Date()
  const kind: PracticalKind = changed.every((name) => name === 'onlineLink') ? 'link' : 'practical'
  const { rows } = await tx.execute<{ student: string }>(sql`select distinct student_id as student from practical_mails
    where session_id = ${id} and kind = ${kind} and first_day = ${brusselsDay(startDate)}`)
  const knowing = new Set(rows.map(({ student }) => student))
  const occasion = `${id}:${now.getTime()}`
  const change = { changed, ...(changed.includes('room') && room && { previousRoom: room }) }
  const mails: NewMail[] = []
  for (const registration of await heldRegistrations(tx, id)) {
    const told = { registration, now }
    const people =
      areTold(registration) && !isUnheard(registration)
        ? registration.participants.filter((person) => knowing.has(person.id))
        : []
    const [first] = people
    if (!first) continue
    for (const person of people) {
      const { receiver, facts } = toPerson(context, told, person, `${occasion}:${person.id}`)
      const practical = practicalFactsOf(registration, receiver.locale, now)
      mails.push({
        ...receiver,
        kind: 'practical-changed',
        values: { ...facts, ...routeTo(registration, receiver.locale), ...practical, ...change },
      })
    }
    const locale = localeOfRegistration(registration)
    const practical = practicalFactsOf(registration, locale, now)
    const mail = contactMail(context, registration, { ...routeTo(registration, locale), ...practical, ...change })
    const isAlone = people.every(({ email }) => email.toLowerCase() === mail.to.toLowerCase())
    if (!isAlone) mails.push({ ...mail, occasion, kind: 'practical-changed' })
  }
  await queueMails(tx, mails)
  return occasion
}
