import { and, asc, eq } from 'drizzle-orm'
import { attendanceAttestPdf, pdfName } from '../../adapters/pdf.ts'
import { presenceSignatures } from '../../db/tables.ts'
import { brusselsDay } from '../../domain/days.ts'
import type { AttestedHalf } from '../../domain/documents.ts'
import { contactHoursOf, noted, unnotedHalves } from '../../domain/half-days.ts'
import { inLocale, type Locale } from '../../domain/locales.ts'
import type { Signer } from '../../domain/presence.ts'
import { supplierIn } from '../../domain/provider.ts'
import { type ApiContext, ApiError, type Printed, pick } from '../platform/index.ts'
import { findLeaveSeat } from './training-leave.ts'

const signers: readonly Signer[] = ['participant', 'trainer']

/** What each of them signed last of each half day, the oldest first. */
const signaturesOf = ({ db }: ApiContext, session: string, student: string) =>
  db
    .select(pick(presenceSignatures, 'day', 'half', 'signer', 'present'))
    .from(presenceSignatures)
    .where(and(eq(presenceSignatures.sessionId, session), eq(presenceSignatures.studentId, student)))
    .orderBy(asc(presenceSignatures.position))

/** Day by day: its contact hours, on which halves somebody was there, and who signed just that. */
async function attestedDays(context: ApiContext, studentId: string, seat: Awaited<ReturnType<typeof findLeaveSeat>>) {
  const signatures = await signaturesOf(context, seat.session, studentId)
  const halves = contactHoursOf(seat.schedule, seat.hours).map(({ day, half, hours }) => {
    const row = seat.days.find((one) => one.day === day)
    const present = noted(row, half) === true
    const said = signatures.filter((one) => one.day === day && one.half === half)
    const signedBy = signers.filter((by) => said.findLast(({ signer }) => signer === by)?.present === present)
    return { day, half, hours, present, signedBy }
  })
  return [...new Set(halves.map(({ day }) => day))].map((day) => {
    const own = halves.filter((one) => one.day === day)
    const sum = (of: typeof own) => of.reduce((all, { hours }) => all + hours, 0)
    const attested = own.map(({ half, present, signedBy }): [string, AttestedHalf] => [half, { present, signedBy }])
    return {
      day,
      hours: sum(own),
      attended: sum(own.filter(({ present }) => present)),
      halves: Object.fromEntries(attested),
    }
  })
}

/** A participant's attest of attendance; 404 where no attest of registration is for the caller, 409 before all is noted. */
export async function printAttendanceAttest(
  context: ApiContext,
  id: string,
  studentId: string,
  locale: Locale,
): Promise<Printed> {
  const seat = await findLeaveSeat(context, id, studentId)
  if (seat.endDate > new Date()) throw new ApiError('SESSION_NOT_ENDED')
  if (unnotedHalves(seat.schedule, seat.days).length > 0) throw new ApiError('ATTENDANCE_NOT_NOTED')
  const days = await attestedDays(context, studentId, seat)
  const bytes = await attendanceAttestPdf({
    locale,
    ...pick(seat, 'firstName', 'lastName', 'number', 'hours'),
    supplier: supplierIn(locale),
    course: inLocale(seat.title, locale) ?? '',
    place: inLocale(seat.place, locale) ?? '',
    days,
    attended: days.reduce((sum, { attended }) => sum + attended, 0),
    issuedOn: brusselsDay(new Date()),
    floor: { seed: seat.key, family: seat.category },
  })
  return { name: pdfName('attendance', locale, `${seat.number}-${seat.lastName}`), bytes }
}
