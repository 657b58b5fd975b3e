import { eq } from 'drizzle-orm'
import type { Executor } from '../../db/client.ts'
import { queueMail } from '../../db/mails.ts'
import {
  categories,
  courses,
  locations,
  sessions,
  students,
  users,
  waitingListEntries,
  waitingListStudents,
} from '../../db/tables.ts'
import { asLocale, localePath } from '../../domain/locales.ts'
import type { ApiContext } from '../platform/index.ts'
import { pick } from '../platform/index.ts'
import { sessionFacts } from './mail-registration.ts'
import { byName, participantMailFacts, sessionMailFacts } from './seats-taken.ts'

const columns = {
  ...pick(waitingListEntries, 'id', 'status', 'offeredUntil'),
  contact: { email: users.email, firstName: users.firstName, language: users.language },
  ...sessionMailFacts,
}

/** An entry with all that its mails speak of; nothing when it is gone. */
async function loadEntry(db: Executor, id: string) {
  const [entry] = await db
    .select(columns)
    .from(waitingListEntries)
    .innerJoin(users, eq(users.id, waitingListEntries.userId))
    .innerJoin(sessions, eq(sessions.id, waitingListEntries.sessionId))
    .innerJoin(locations, eq(locations.id, sessions.locationId))
    .innerJoin(courses, eq(courses.id, sessions.courseId))
    .innerJoin(categories, eq(categories.id, courses.categoryId))
    .where(eq(waitingListEntries.id, id))
  if (!entry) return
  const participants = await db
    .select(participantMailFacts)
    .from(waitingListStudents)
    .innerJoin(students, eq(students.id, waitingListStudents.studentId))
    .where(eq(waitingListStudents.entryId, id))
    .orderBy(...byName)
  return { ...entry, participants }
}

type LoadedEntry = NonNullable<Awaited<ReturnType<typeof loadEntry>>>

type Context = Pick<ApiContext, 'publicUrl'>

function receiverOf({ publicUrl }: Context, entry: LoadedEntry) {
  const { contact } = entry
  const locale = asLocale(contact.language)
  const values = {
    ...sessionFacts(entry, locale),
    firstName: contact.firstName,
    url: publicUrl() + localePath('/my-account/registration-data', locale),
  }
  return { to: contact.email, locale, values }
}

export async function mailJoined(context: Context, db: Executor, id: string, place: number) {
  const entry = await loadEntry(db, id)
  if (!entry) return
  const { values, ...receiver } = receiverOf(context, entry)
  const kind = 'waiting-list-joined'
  await queueMail(db, { about: id, ...receiver, kind, values: { ...values, place: String(place) } })
}

/** Tells that seats are kept, and until when; nothing once the offer was answered. */
export async function mailSeatOffer(context: Context, db: Executor, id: string) {
  const entry = await loadEntry(db, id)
  if (entry?.status !== 'offered' || !entry.offeredUntil) return
  const { values, ...receiver } = receiverOf(context, entry)
  const kind = 'waiting-list-offer'
  const expiresAt = entry.offeredUntil.toISOString()
  await queueMail(db, { about: id, ...receiver, kind, values: { ...values, expiresAt } })
}

/** Tells that an offer ran out, that no seat came free before the start, or that the session is off the calendar. */
export async function mailEnded(
  context: Context,
  db: Executor,
  id: string,
  kind: 'waiting-list-lapsed' | 'waiting-list-ended' | 'waiting-list-closed',
) {
  const entry = await loadEntry(db, id)
  if (entry) await queueMail(db, { about: id, ...receiverOf(context, entry), kind })
}
