import { randomInt } from 'node:crypto'
import type { Transaction } from '../db/client.ts'
import * as tables from '../db/tables.ts'
import { newCertificateCode } from '../domain/certificates.ts'
import { brusselsDay } from '../domain/days.ts'
import { asLocale } from '../domain/locales.ts'
import { provider } from '../domain/provider.ts'
import type { FoundSession } from './find-sessions.ts'
import { insertSignatures } from './presence.ts'

export type Student = typeof tables.students.$inferSelect

const scores = [17, 14, 8]
const maximum = 20
const isPassed = (score: number) => score >= maximum / 2

function certificateOf({ session, course, category }: FoundSession, student: Student) {
  const { id: studentId, firstName, lastName, dateOfBirth, birthPlace } = student
  const code = newCertificateCode((limit) => randomInt(limit))
  const locale = asLocale(student.language)
  const issuedOn = brusselsDay(session.endDate)
  const document = {
    locale,
    code,
    firstName,
    lastName,
    dateOfBirth,
    birthPlace,
    issuedOn,
    supplier: provider.name,
    course: course.title[locale] ?? course.title.nl,
    duration: session.duration,
    firstDay: brusselsDay(session.startDate),
    lastDay: issuedOn,
    days: session.schedule.map(({ start }) => brusselsDay(new Date(start))),
    floor: { seed: course.key, family: category },
  }
  return { studentId, sessionId: session.id, code, issuedOn, document }
}

/** What a session that is over leaves behind: who was there, how they did, and a certificate for who passed. */
export async function insertRecords(tx: Transaction, found: FoundSession, students: Student[]) {
  const { schedule, id: sessionId } = found.session
  const days = schedule.map(({ start }) => brusselsDay(new Date(start)))
  const results = students.map((student, place) => ({ student, score: scores[place] ?? 12 }))
  const passed = results.filter(({ score }) => isPassed(score))
  const attendances = results.flatMap(({ student, score }) =>
    // Who failed had missed the first day.
    days.map((day, place) => ({ studentId: student.id, sessionId, day, present: isPassed(score) || place > 0 })),
  )
  await tx.insert(tables.attendances).values(attendances)
  await insertSignatures(tx, found.session, attendances)
  await tx.insert(tables.results).values(
    results.map(({ student, score }) => ({
      studentId: student.id,
      sessionId,
      score,
      maximum,
      passed: isPassed(score),
    })),
  )
  await tx.insert(tables.certificates).values(passed.map(({ student }) => certificateOf(found, student)))
}
