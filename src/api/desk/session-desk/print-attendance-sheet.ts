import { eq } from 'drizzle-orm'
import { attendanceSheetPdf } from '../../../adapters/pdf.ts'
import { pdfName } from '../../../adapters/pdf-name.ts'
import { categories, courses, locations, sessions, trainers } from '../../../db/tables.ts'
import { brusselsDay } from '../../../domain/days.ts'
import { inLocale, type Locale } from '../../../domain/locales.ts'
import { supplierIn } from '../../../domain/provider.ts'
import { type ApiContext, ApiError, type Printed, uuidPattern } from '../../platform/index.ts'
import { participantsOf } from './list-participants.ts'

const columns = {
  title: courses.title,
  key: courses.key,
  category: categories.key,
  schedule: sessions.schedule,
  place: locations.name,
  trainer: trainers.name,
}

/** The list that the participants of a session sign. */
export async function printAttendanceSheet({ db }: ApiContext, id: string, locale: Locale): Promise<Printed> {
  if (!uuidPattern.test(id)) throw new ApiError('NOT_FOUND')
  const [session] = await db
    .select(columns)
    .from(sessions)
    .innerJoin(courses, eq(courses.id, sessions.courseId))
    .innerJoin(categories, eq(categories.id, courses.categoryId))
    .innerJoin(locations, eq(locations.id, sessions.locationId))
    .leftJoin(trainers, eq(trainers.id, sessions.trainerId))
    .where(eq(sessions.id, id))
  if (!session) throw new ApiError('NOT_FOUND')
  const { title, key, category, schedule, place, trainer } = session
  const days = [...new Set(schedule.map(({ start }) => brusselsDay(new Date(start))))].sort()
  const participants = await participantsOf(db, id)
  const bytes = await attendanceSheetPdf({
    ...{ locale, days, trainer, supplier: supplierIn(locale), issuedOn: brusselsDay(new Date()) },
    course: inLocale(title, locale) ?? '',
    place: inLocale(place, locale) ?? '',
    participants: participants.map(({ firstName, lastName, customer }) => ({
      name: `${lastName} ${firstName}`,
      customer,
    })),
    floor: { seed: key, family: category },
  })
  return { name: pdfName('sheet', locale, `${key}-${days[0]}`), bytes }
}
