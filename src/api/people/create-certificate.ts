import { randomInt } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { AnyObject, InferType } from 'yup'
import { newCertificate } from '../../../schemas/certificate.ts'
import type { Transaction } from '../../db/client.ts'
import { queueMail } from '../../db/mails.ts'
import { recordStateChange } from '../../db/record-state-change.ts'
import { attendances, certificates, results } from '../../db/tables.ts'
import { certificateObstacle, newCertificateCode, shareOfDay, verifyPath } from '../../domain/certificates.ts'
import { brusselsDay } from '../../domain/days.ts'
import type { CertificateDocument } from '../../domain/documents.ts'
import { asLocale, inLocale, type Locale, localePath } from '../../domain/locales.ts'
import { provider } from '../../domain/provider.ts'
import { type ApiContext, ApiError, pick } from '../platform/index.ts'
import { findSeat } from './training-records.ts'

/** 409 for whoever was too often away, or has failed. */
async function assertEarned(tx: Transaction, studentId: string, sessionId: string) {
  const days = await tx
    .select(pick(attendances, 'present', 'morning', 'afternoon'))
    .from(attendances)
    .where(and(eq(attendances.studentId, studentId), eq(attendances.sessionId, sessionId)))
  const [result] = await tx
    .select({ passed: results.passed })
    .from(results)
    .where(and(eq(results.studentId, studentId), eq(results.sessionId, sessionId)))
  const daysPresent = days.reduce((sum, day) => sum + shareOfDay(day), 0)
  const obstacle = certificateObstacle({ daysRecorded: days.length, daysPresent, passed: result?.passed ?? null })
  if (obstacle) throw new ApiError(obstacle === 'failed' ? 'STUDENT_FAILED' : 'STUDENT_ABSENT')
}

type Seat = Awaited<ReturnType<typeof findSeat>>

/** The certificate as it will always read. */
function documentOf({ student, session, course, category }: Seat, locale: Locale): CertificateDocument {
  const { firstName, lastName, dateOfBirth, birthPlace } = student
  return {
    locale,
    firstName,
    lastName,
    dateOfBirth,
    birthPlace,
    code: newCertificateCode((limit) => randomInt(limit)),
    course: inLocale(course.title, locale) ?? '',
    duration: session.duration,
    firstDay: brusselsDay(session.startDate),
    lastDay: brusselsDay(session.endDate),
    days: [...new Set(session.schedule.map(({ start }) => brusselsDay(new Date(start))))],
    issuedOn: brusselsDay(new Date()),
    supplier: provider.name,
    floor: { seed: course.key, family: category },
  }
}

/** Gives one in the caller's transaction; gives back its id. */
export async function giveCertificate(
  { publicUrl, user }: ApiContext,
  tx: Transaction,
  { student: studentId, session: sessionId, locale: wanted }: InferType<typeof newCertificate>,
) {
  const seat = await findSeat(tx, studentId, sessionId)
  if (seat.session.endDate > new Date()) throw new ApiError('SESSION_NOT_ENDED')
  await assertEarned(tx, studentId, sessionId)
  const { language, email: to } = seat.student
  const document = documentOf(seat, wanted ?? asLocale(language))
  const { locale, firstName, course, code, issuedOn } = document
  const [row] = await tx
    .insert(certificates)
    .values({ studentId, sessionId, code, issuedOn, document })
    .returning({ id: certificates.id })
  const id = String(row?.id)
  await recordStateChange(tx, 'certificate', id, { to: 'given', userId: user?.userId })
  await queueMail(tx, {
    about: id,
    to,
    locale,
    kind: 'certificate-issued',
    values: { firstName, course, url: publicUrl() + localePath(verifyPath(code), locale) },
    attachments: [{ document: 'certificate', id }],
  })
  return id
}

/** Gives a certificate to a participant of a session that has ended, once, where the record does not speak against it. */
export const createCertificate = (context: ApiContext, input: AnyObject): Promise<string> =>
  context.db.transaction((tx) => giveCertificate(context, tx, newCertificate.cast(input)))
