import { eq } from 'drizzle-orm'
import type { Executor } from '../../../db/client.ts'
import {
  cancellationTerms,
  categories,
  courses,
  locations,
  registrationStudents,
  registrations,
  sessions,
  students,
  users,
} from '../../../db/tables.ts'
import { waivedOf } from '../../money/index.ts'
import { ApiError } from '../../platform/index.ts'
import { byName, toldOfParticipant, toldOfSession } from '../sessions/told-columns.ts'
import { isCanceled } from './visible-registrations.ts'

const columns = {
  id: registrations.id,
  sessionId: registrations.sessionId,
  userId: registrations.userId,
  organisationId: registrations.organisationId,
  status: registrations.status,
  outcome: registrations.outcome,
  net: registrations.net,
  vat: registrations.vat,
  kept: registrations.kept,
  owed: registrations.owed,
  waived: waivedOf(registrations.id),
  invoice: registrations.invoice,
  reference: registrations.reference,
  expiresAt: registrations.expiresAt,
  createdAt: registrations.createdAt,
  isCanceled,
  sessionCanceledAt: sessions.canceledAt,
  terms: {
    refunds: cancellationTerms.refunds,
    daysToReplace: cancellationTerms.daysToReplace,
    daysToMove: cancellationTerms.daysToMove,
  },
  contact: {
    email: users.email,
    emailVerifiedAt: users.emailVerifiedAt,
    firstName: users.firstName,
    language: users.language,
    role: users.role,
    isPrivatePerson: users.isPrivatePerson,
  },
  price: courses.price,
  duration: sessions.duration,
  ...toldOfSession,
}

/** A registration with all that its mails, payments and invoice speak of. */
export async function loadRegistration(db: Executor, id: string) {
  const [registration] = await db
    .select(columns)
    .from(registrations)
    .innerJoin(cancellationTerms, eq(cancellationTerms.id, registrations.termsId))
    .innerJoin(users, eq(users.id, registrations.userId))
    .innerJoin(sessions, eq(sessions.id, registrations.sessionId))
    .innerJoin(locations, eq(locations.id, sessions.locationId))
    .innerJoin(courses, eq(courses.id, sessions.courseId))
    .innerJoin(categories, eq(categories.id, courses.categoryId))
    .where(eq(registrations.id, id))
  if (!registration) throw new ApiError('NOT_FOUND')
  const participants = await db
    .select(toldOfParticipant)
    .from(registrationStudents)
    .innerJoin(students, eq(students.id, registrationStudents.studentId))
    .where(eq(registrationStudents.registrationId, id))
    .orderBy(...byName)
  return { ...registration, participants }
}

export type LoadedRegistration = Awaited<ReturnType<typeof loadRegistration>>
