import { randomUUID } from 'node:crypto'
import { and, asc, eq, gt, ne, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '../../db/client.ts'
import { type NewMail, queueMails } from '../../db/mails.ts'
import { practicalMails, registrationStudents, registrations, sessions } from '../../db/tables.ts'
import { addressIn } from '../../domain/addresses.ts'
import type {
  DeadlineFacts,
  MailAttachment,
  PracticalFacts,
  PriceFacts,
  SessionFacts,
} from '../../domain/define-mail.ts'
import { priceLinesOf } from '../../domain/discounts.ts'
import { formatDays } from '../../domain/format-days.ts'
import { asLocale, inLocale, type Locale, localePath } from '../../domain/locales.ts'
import { deadlinesOf } from '../../domain/sessions.ts'
import type { SeatMails } from '../people/index.ts'
import { type ApiContext, toProvider } from '../platform/index.ts'
import { isConfirmed, type LoadedRegistration, loadRegistration } from './load-registration.ts'

export type MailContext = Pick<ApiContext, 'publicUrl' | 'controlPanelUrl'>

/** What mails repeat of a session and its participants. */
type Told = Pick<LoadedRegistration, 'course' | 'startDate' | 'endDate' | 'schedule' | 'location' | 'participants'> &
  Pick<LoadedRegistration, 'decision' | 'minimum' | 'decisionOn'>

export const localeOfRegistration = ({ contact }: LoadedRegistration) => asLocale(contact.language)

const daysOfSession = ({ schedule }: Pick<Told, 'schedule'>, locale: Locale) =>
  formatDays(
    schedule.map(({ start }) => start),
    locale,
  )

const courseTitle = ({ course }: Told, locale: Locale) => inLocale(course.title, locale) ?? ''

/** What was registered for, as invoices and payments name it: 'Excel (ma 22 en di 23 februari 2027)'. */
export const courseAndDay = (registration: LoadedRegistration, locale: Locale) =>
  `${courseTitle(registration, locale)} (${daysOfSession(registration, locale)})`

/** Street and town of a place; null where it has no address. */
function addressOf({ location }: Pick<Told, 'location'>, locale: Locale): string | null {
  const address = addressIn(location, locale)
  const town = [location.zip, inLocale(location.city, locale)].filter(Boolean).join(' ')
  return address && [address, town].filter(Boolean).join(', ')
}

/** The way there on a map, from wherever one is; none to what has no address. */
export function routeTo(told: Pick<Told, 'location'>, locale: Locale) {
  const destination = addressOf(told, locale)
  if (!destination) return {}
  return { route: `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination })}` }
}

/** A place that is called after its town is told by its address alone. */
export function place(told: Pick<Told, 'location'>, locale: Locale): string {
  const [name, city] = [inLocale(told.location.name, locale), inLocale(told.location.city, locale)]
  const address = addressOf(told, locale)
  if (!address) return name ?? ''
  return name && name !== city ? `${name}, ${address}` : address
}

export const namesOf = (participants: Told['participants']) =>
  participants.map(({ firstName, lastName }) => `${firstName} ${lastName}`)

export const sessionFacts = (told: Told, locale: Locale): SessionFacts => ({
  course: courseTitle(told, locale),
  start: told.startDate.toISOString(),
  end: told.endDate.toISOString(),
  schedule: told.schedule,
  location: place(told, locale),
  participants: namesOf(told.participants),
  // Whether it takes place, where that hangs on how many come.
  ...(told.decision && { decision: told.decision }),
  ...(told.minimum && { minimum: told.minimum }),
  ...(told.decisionOn && { decisionOn: told.decisionOn }),
})

/** By when the customer of a registration is to act. */
export function deadlinesOfRegistration({ course, startDate, createdAt, ...registration }: LoadedRegistration) {
  const { subsidised, trainingDatabaseNumber, category } = course
  return deadlinesOf({
    ...registration,
    course: { subsidised, trainingDatabaseNumber, category: { key: category } },
    start: startDate.toISOString(),
    registeredAt: createdAt.toISOString(),
  })
}

/** What a confirmation says of them: training leave unasked to Flanders alone. */
export function deadlineFacts(registration: LoadedRegistration): DeadlineFacts {
  const { subsidy, trainingLeave } = deadlinesOfRegistration(registration)
  const leaveNumber = registration.course.trainingDatabaseNumber
  return {
    ...(subsidy && { applyBy: subsidy.apply, payBy: subsidy.pay }),
    ...(trainingLeave?.isInFlanders &&
      leaveNumber && { leaveNumber, requestBy: trainingLeave.request, claimBy: trainingLeave.claim }),
  }
}

/** The lines of its price, for a mail that says all of it; of another amount, or of what was taken off nothing, none. */
function priceFacts(registration: LoadedRegistration, told: { amount?: number }): PriceFacts {
  const { net, vat, participants } = registration
  if (told.amount !== net + vat) return {}
  const priceLines = priceLinesOf({ ...registration, participants: participants.length })
  return priceLines.length > 1 ? { priceLines, priceVat: vat } : {}
}

/** A mail to the customer, with what all of them say and `more`; of what staff registered, to whoever is billed. */
export function contactMail<More extends object>(
  { publicUrl }: Pick<ApiContext, 'publicUrl'>,
  registration: LoadedRegistration,
  more: More,
) {
  const { id: about, contact, invoice } = registration
  const byStaff = contact.role !== 'CONTACT'
  const locale = localeOfRegistration(registration)
  const values = {
    ...sessionFacts(registration, locale),
    firstName: byStaff ? invoice.name : contact.firstName,
    url: publicUrl() + localePath(`/my-account/registration-data/${about}`, locale),
    ...priceFacts(registration, more),
    ...more,
  }
  return { about, to: byStaff ? invoice.email : contact.email, locale, values }
}

/** A mail to the provider: whose the registration is, whom to answer, and `more`. */
export function providerMail<More extends object>(context: MailContext, registration: LoadedRegistration, more: More) {
  const { id: about, invoice } = registration
  const values = {
    ...sessionFacts(registration, toProvider.locale),
    customer: invoice.name,
    email: contactMail(context, registration, {}).to,
    url: context.controlPanelUrl(`/registrations/${about}`),
    ...more,
  }
  return { about, ...toProvider, values }
}

/** Whether its participants were told that their seats are theirs. */
export const areTold = ({ status, billing }: LoadedRegistration) => status === 'paid' || billing !== 'online'

type SessionNews = 'session-moved' | 'session-confirmed'

type ParticipantMail =
  | { kind: 'participant-registered' }
  | { kind: SessionNews | 'participant-left' | 'participant-session-canceled'; occasion: string }
  | { kind: 'participant-moved'; previous: string; occasion: string }

/** Its customer's own address is not verified, and staff did not register for them: nobody hears of it. */
export const isUnheard = ({ contact, isByStaff }: LoadedRegistration) =>
  contact.role === 'CONTACT' && !contact.emailVerifiedAt && !isByStaff

/**
 * What each participant is told: that the seat is theirs, has moved or is given back; `occasion` tells one time from
 * another. Nobody hears of a customer whose own address is not verified, unless staff registered for them.
 */
export function participantMails(
  { publicUrl }: Pick<ApiContext, 'publicUrl'>,
  registration: LoadedRegistration,
  mail: ParticipantMail,
): NewMail[] {
  if (isUnheard(registration)) return []
  return registration.participants.map((participant): NewMail => {
    const { id, email, firstName, language } = participant
    const locale = asLocale(language)
    const occasion = 'occasion' in mail ? `${mail.occasion}:${id}` : id
    const receiver = { about: registration.id, occasion, to: email, locale }
    // Who else was registered is their own affair.
    const values = { ...sessionFacts({ ...registration, participants: [participant] }, locale), firstName }
    if (mail.kind === 'participant-left' || mail.kind === 'participant-session-canceled')
      return { ...receiver, kind: mail.kind, values }
    const url = publicUrl() + localePath(`/courses/${inLocale(registration.course.slug, locale)}`, locale)
    const attachments: MailAttachment[] = [{ document: 'calendar', id: registration.sessionId }]
    const seat = { ...values, ...routeTo(registration, locale) }
    if (mail.kind === 'participant-moved')
      return { ...receiver, kind: mail.kind, values: { ...seat, url, previous: mail.previous }, attachments }
    if (mail.kind !== 'participant-registered') return { ...receiver, kind: mail.kind, values: seat, attachments }
    const { leaveNumber, requestBy } = deadlineFacts(registration)
    const leave = leaveNumber && requestBy ? { leaveNumber, requestBy } : {}
    return { ...receiver, kind: mail.kind, values: { ...seat, url, ...leave }, attachments }
  })
}

export const mailParticipants = (
  context: Pick<ApiContext, 'publicUrl'>,
  tx: Transaction,
  registration: LoadedRegistration,
  mail: ParticipantMail,
) => queueMails(tx, participantMails(context, registration, mail))

/** The registrations whose seats, in sessions to come, are surely the participant's. */
const findSeats = (db: Executor, id: string) =>
  db
    .select({ id: registrations.id })
    .from(registrations)
    .innerJoin(registrationStudents, eq(registrationStudents.registrationId, registrations.id))
    .innerJoin(sessions, eq(sessions.id, registrations.sessionId))
    .where(and(eq(registrationStudents.studentId, id), sql`held`, isConfirmed, gt(sessions.startDate, sql`now()`)))
    .orderBy(asc(registrations.id))

/** Tells participants that the seat is theirs; who heard of it already hears so anew, once for `again`. */
export async function mailSeats(context: ApiContext, tx: Transaction, registration: LoadedRegistration, again: string) {
  const told = participantMails(context, registration, { kind: 'participant-registered' })
  const queued = await queueMails(tx, told)
  const heard = told.filter(({ occasion = '' }) => !queued.includes(occasion))
  await queueMails(
    tx,
    heard.map((mail) => ({ ...mail, occasion: `${mail.occasion}:${again}` })),
  )
}

/** What was mailed of seats in sessions to come goes to a corrected address too: what is practical when that is due. */
async function send(context: ApiContext, tx: Transaction, id: string) {
  const isToCome = sql`session_id in (select id from ${sessions} where ${sessions.startDate} > now())`
  await tx.delete(practicalMails).where(and(eq(practicalMails.studentId, id), isToCome))
  const again = String(Date.now())
  for (const seat of await findSeats(tx, id)) {
    const registration = await loadRegistration(tx, seat.id)
    const participants = registration.participants.filter((participant) => participant.id === id)
    await mailSeats(context, tx, { ...registration, participants }, again)
  }
}

export const registrationSeatMails: SeatMails = {
  isDue: async (db, id) => (await findSeats(db, id)).length > 0,
  send,
}

/** The registrations of a session that have seats, all that mails say of them. */
export async function heldRegistrations(tx: Transaction, sessionId: string): Promise<LoadedRegistration[]> {
  const held = await tx
    .select({ id: registrations.id })
    .from(registrations)
    .where(and(eq(registrations.sessionId, sessionId), ne(registrations.status, 'expired')))
    .orderBy(asc(registrations.id))
  const loaded: LoadedRegistration[] = []
  for (const { id } of held) loaded.push(await loadRegistration(tx, id))
  return loaded
}

/** What a moved session tells beside what it is now: when it was, and what participants need to know of it. */
export interface MoveNews {
  before?: SessionFacts['schedule']
  practicalOf(registration: LoadedRegistration, locale: Locale): Partial<PracticalFacts>
}

/** Tells the news of a session to who registered, and to the participants who know of it; gives back on what occasion. */
export async function mailSession(
  context: Pick<ApiContext, 'publicUrl'>,
  tx: Transaction,
  sessionId: string,
  kind: SessionNews,
  move?: MoveNews,
) {
  const occasion = randomUUID()
  const news: NewMail[] = []
  const before = move?.before ? { before: move.before } : {}
  for (const registration of await heldRegistrations(tx, sessionId)) {
    const told: NewMail[] = [{ ...contactMail(context, registration, before), occasion, kind }]
    if (areTold(registration)) told.push(...participantMails(context, registration, { kind, occasion }))
    for (const mail of told) {
      if (mail.kind !== 'session-moved' || !mail.attachments) news.push(mail)
      else
        news.push({ ...mail, values: { ...mail.values, ...before, ...move?.practicalOf(registration, mail.locale) } })
    }
  }
  await queueMails(tx, news)
  return occasion
}
