import { randomUUID } from 'node:crypto'
import { and, asc, eq, inArray, not, sql } from 'drizzle-orm'
import type { Transaction } from '../../db/client.ts'
import { recordStateChanges, type StateChange } from '../../db/record-state-change.ts'
import { attendanceMarks, attendances, type sessions } from '../../db/tables.ts'
import type { HalfDay } from '../../domain/bookings.ts'
import { lessonHalves, noted } from '../../domain/half-days.ts'

type Session = Pick<typeof sessions.$inferSelect, 'id' | 'schedule'>

/** What was noted of one participant in half a day; `seen` are the marks that stood there for whoever noted it. */
export interface AttendanceMark {
  id: string
  student: string
  day: string
  half: HalfDay
  present: boolean
  seen: string[]
  madeAt: Date
}

/** Marks of a session that nothing took the place of. */
const headsOf = (tx: Transaction, sessionId: string, students: readonly string[]) =>
  tx
    .select()
    .from(attendanceMarks)
    .where(
      and(
        eq(attendanceMarks.sessionId, sessionId),
        inArray(attendanceMarks.studentId, [...students]),
        not(attendanceMarks.isOver),
      ),
    )
    .orderBy(asc(attendanceMarks.createdAt), asc(attendanceMarks.id))

interface Told {
  userId?: string | undefined
  /** Who noted it, where that is no colleague. */
  by?: string | undefined
}

/** Brings the days of participants in line with the marks that stand; gives back how many changed. */
async function writeDays(tx: Transaction, session: Session, marks: readonly AttendanceMark[], { userId, by }: Told) {
  const students = [...new Set(marks.map(({ student }) => student))]
  const heads = await headsOf(tx, session.id, students)
  const rows = await tx
    .select()
    .from(attendances)
    .where(and(eq(attendances.sessionId, session.id), inArray(attendances.studentId, students)))
  const halves = lessonHalves(session.schedule)
  const touched = new Map(marks.map((mark) => [`${mark.student} ${mark.day}`, mark]))
  const changes: StateChange[] = []
  for (const { student, day } of touched.values()) {
    const before = rows.find((row) => row.studentId === student && row.day === day)
    const after = { morning: null as boolean | null, afternoon: null as boolean | null }
    for (const { half } of halves.filter((one) => one.day === day)) {
      const head = heads.find((one) => one.studentId === student && one.day === day && one.half === half)
      after[half] = head?.present ?? noted(before, half)
    }
    const present = after.morning !== false && after.afternoon !== false
    const isSame = before && halves.every(({ half, day: of }) => of !== day || noted(before, half) === after[half])
    const values = { ...after, present }
    const [written] = await tx
      .insert(attendances)
      .values({ studentId: student, sessionId: session.id, day, ...values })
      .onConflictDoUpdate({ target: [attendances.studentId, attendances.sessionId, attendances.day], set: values })
      .returning({ id: attendances.id })
    if (!isSame && written)
      changes.push({
        entity: 'attendance',
        entityId: written.id,
        to: present ? 'present' : 'absent',
        userId,
        reason: by,
      })
  }
  await recordStateChanges(tx, changes)
  return changes.length
}

/**
 * Takes marks of a session, which is locked: each once, in whatever order they come, and none of those that it did not see
 * is taken away by another. Gives back how many days of participants read otherwise now.
 */
export async function takeMarks(tx: Transaction, session: Session, marks: readonly AttendanceMark[], told: Told) {
  if (marks.length === 0) return 0
  const fresh = await tx
    .insert(attendanceMarks)
    .values(
      marks.map(({ student, ...mark }) => ({
        ...mark,
        studentId: student,
        sessionId: session.id,
        userId: told.userId,
      })),
    )
    .onConflictDoNothing()
    .returning({ id: attendanceMarks.id })
  if (fresh.length === 0) return 0
  await tx.execute(sql`
    update attendance_marks old set is_over = true
    where old.session_id = ${session.id} and not old.is_over and exists (
      select from attendance_marks newer where newer.session_id = old.session_id and newer.student_id = old.student_id
        and newer.day = old.day and newer.half = old.half and old.id = any(newer.seen))`)
  const taken = new Set(fresh.map(({ id }) => id))
  return writeDays(
    tx,
    session,
    marks.filter(({ id }) => taken.has(id)),
    told,
  )
}

interface Noted {
  students: readonly string[]
  day: string
  /** Of which half; of each that the session has on that day, where none is named. */
  half?: HalfDay | undefined
  present: boolean
  /** Leaves what is noted already. */
  onlyNew?: boolean
  /** Who noted it, where that is no colleague. */
  by?: string | undefined
}

/** What a colleague notes, or who signs, takes the place of all that stands there; the session is locked. */
export async function noteAttendance(tx: Transaction, session: Session, { half, ...given }: Noted, userId?: string) {
  const { students, day, present, onlyNew = false, by } = given
  if (students.length === 0) return 0
  const heads = await headsOf(tx, session.id, students)
  const rows = await tx
    .select()
    .from(attendances)
    .where(and(eq(attendances.sessionId, session.id), eq(attendances.day, day)))
  const halves = lessonHalves(session.schedule).filter((one) => one.day === day && (!half || one.half === half))
  const madeAt = new Date()
  const marks = students.flatMap((student) =>
    halves.flatMap((of): AttendanceMark[] => {
      const own = heads.filter((one) => one.studentId === student && one.day === day && one.half === of.half)
      const row = rows.find(({ studentId }) => studentId === student)
      if (onlyNew && (own.length > 0 || noted(row, of.half) !== null)) return []
      return [{ id: randomUUID(), student, day, half: of.half, present, seen: own.map(({ id }) => id), madeAt }]
    }),
  )
  return takeMarks(tx, session, marks, { userId, by })
}

/** After an attendance was removed nothing stands of its day. */
export const forgetMarks = (tx: Transaction, row: { student: string; session: string; day: string }) =>
  tx
    .update(attendanceMarks)
    .set({ isOver: true })
    .where(
      and(
        eq(attendanceMarks.sessionId, row.session),
        eq(attendanceMarks.studentId, row.student),
        eq(attendanceMarks.day, row.day),
      ),
    )
