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
import { type ApiContext, pick } from '../platform/index.ts'
import { sessionFacts } from './mail-registration.ts'
import { byName, participantMailFacts, sessionMailFacts } from './seats-taken.ts'

const columns = {
  ...pick(waitingListEntries, 'id', 'status', 'offeredUntil'),
  contact: pick(users, 'email', 'firstName', 'language'),
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

type Context = Pick<ApiContext, 'publicUrl'>

/** A mail to who waits, with what all of those say and what it says beside. */
function mailOf<More extends object>(
  { publicUrl }: Context,
  entry: NonNullable<Awaited<ReturnType<typeof loadEntry>>>,
  more: More,
) {
  const { email: to, firstName, language } = entry.contact
  const locale = asLocale(language)
  const url = publicUrl() + localePath('/my-account/registration-data', locale)
  return { about: entry.id, to, locale, values: { ...sessionFacts(entry, locale), firstName, url, ...more } }
}

export async function mailJoined(context: Context, db: Executor, id: string, place: number) {
  const entry = await loadEntry(db, id)
  if (entry) await queueMail(db, { ...mailOf(context, entry, { place: String(place) }), kind: 'waiting-list-joined' })
}

/** Tells that seats are kept, and until when; nothing once the offer was answered. */
export async function mailSeatOffer(context: Context, db: Executor, id: string) {
  const entry = await loadEntry(db, id)
  if (entry?.status !== 'offered' || !entry.offeredUntil) return
  const mail = mailOf(context, entry, { expiresAt: entry.offeredUntil.toISOString() })
  await queueMail(db, { ...mail, kind: 'waiting-list-offer' })
}

/** Tells that an offer ran out, that no seat came free before the start, or that the session is off the calendar. */
export async function mailEnded(
  context: Context,
  db: Executor,
  id: string,
  kind: 'waiting-list-lapsed' | 'waiting-list-ended' | 'waiting-list-closed',
) {
  const entry = await loadEntry(db, id)
  if (entry) await queueMail(db, { ...mailOf(context, entry, {}), kind })
}
