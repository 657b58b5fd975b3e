import { and, eq } from 'drizzle-orm'
import type { Transaction } from '../../../db/client.ts'
import { categories, courses, registrationStudents, sessions, students } from '../../../db/tables.ts'
import { invalid } from '../../platform/index.ts'

/** A participant in a session it has a seat in, with the course; 400 where it has none. */
export async function findSeat(tx: Transaction, studentId: string, sessionId: string) {
  const [seat] = await tx
    .select({
      student: students,
      session: sessions,
      course: { title: courses.title, key: courses.key },
      category: categories.key,
    })
    .from(registrationStudents)
    .innerJoin(students, eq(students.id, registrationStudents.studentId))
    .innerJoin(sessions, eq(sessions.id, registrationStudents.sessionId))
    .innerJoin(courses, eq(courses.id, sessions.courseId))
    .innerJoin(categories, eq(categories.id, courses.categoryId))
    .where(
      and(
        eq(registrationStudents.studentId, studentId),
        eq(registrationStudents.sessionId, sessionId),
        eq(registrationStudents.held, true),
      ),
    )
  if (!seat) throw invalid('student', 'error.notRegistered')
  return seat
}
