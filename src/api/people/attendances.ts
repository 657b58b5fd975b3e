import { eq, sql } from 'drizzle-orm'
import type { AnyObject } from 'yup'
import { attendance, attendanceChanges, newAttendance } from '../../../schemas/certificate.ts'
import { recordStateChange } from '../../db/record-state-change.ts'
import { attendances, sessions } from '../../db/tables.ts'
import {
  type ApiContext,
  customersAnd,
  dayField,
  desk,
  instantOf,
  lock,
  pick,
  resourceRoutes,
} from '../platform/index.ts'
import { forgetMarks, noteAttendance } from './attendance-marks.ts'
import { assertLessonDay, findSeat, ownRecords, removeRecord } from './training-records.ts'

const wordOf = (present: boolean | undefined) => (present ? 'present' : 'absent')

/** Writes down whether a participant was there; only on a day of the session, and once a day. */
const createAttendance = ({ db, user }: ApiContext, input: AnyObject): Promise<string> =>
  db.transaction(async (tx) => {
    const { student, session, day, present } = newAttendance.cast(input)
    await lock(tx, { sessions: [session] })
    const seat = await findSeat(tx, student, session)
    assertLessonDay(seat.session, day)
    const row = { studentId: student, sessionId: session, day, present }
    const [made] = await tx.insert(attendances).values(row).returning({ id: attendances.id })
    const id = String(made?.id)
    await recordStateChange(tx, 'attendance', id, { to: wordOf(present), userId: user?.userId })
    await noteAttendance(tx, seat.session, { students: [student], day, present }, user?.userId)
    return id
  })

const updateAttendance = ({ db, user }: ApiContext, id: string, input: AnyObject): Promise<string> =>
  db.transaction(async (tx) => {
    const { present } = attendanceChanges.cast(input)
    const session = tx.select({ id: attendances.sessionId }).from(attendances).where(eq(attendances.id, id))
    const [of] = await tx.select().from(sessions).where(eq(sessions.id, session))
    await lock(tx, { sessions: of ? [of.id] : [], attendances: [id] })
    const [known] = await tx.select().from(attendances).where(eq(attendances.id, id))
    if (!known || !of || present === undefined || present === known.present) return id
    const { studentId, day } = known
    await tx.update(attendances).set({ present, morning: null, afternoon: null }).where(eq(attendances.id, id))
    const from = wordOf(known.present)
    await recordStateChange(tx, 'attendance', id, { from, to: wordOf(present), userId: user?.userId })
    await noteAttendance(tx, of, { students: [studentId], day, present }, user?.userId)
    return id
  })

const columns = {
  _id: attendances.id,
  student: attendances.studentId,
  session: attendances.sessionId,
  ...pick(attendances, 'day', 'present', 'createdAt'),
}

export const attendanceRoutes = resourceRoutes({
  names: ['attendance', 'attendances'],
  words: {
    one: 'an attendance',
    many: 'attendances',
    about: 'Who was there on which day of a session: staff see all, customers those of their participants.',
  },
  more: { create: 'The participant must be registered for the session, and the day must be one of its days.' },
  access: { read: customersAnd(desk), create: desk, update: desk, delete: desk },
  failures: { create: ['ALREADY_EXISTS'] },
  table: attendances,
  columns: { ...columns, createdAt: instantOf(attendances.createdAt) },
  filters: { ...columns, day: dayField(attendances.day) },
  sort: [
    ['day', 'DESC'],
    ['createdAt', 'DESC'],
  ],
  schema: attendance,
  input: newAttendance,
  changes: attendanceChanges,
  visible: (caller) => ownRecords(caller, attendances.studentId),
  create: createAttendance,
  update: updateAttendance,
  remove: removeRecord({
    kind: 'attendance',
    table: attendances,
    said: sql`day::text`,
    also: (tx, { said: day, ...of }) => forgetMarks(tx, { ...of, day }),
  }),
})
