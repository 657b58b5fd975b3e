import type { AnyObject } from 'yup'
import { newAttendance } from '../../../schemas/attendance.ts'
import { recordStateChange } from '../../db/record-state-change.ts'
import { attendances } from '../../db/tables.ts'
import type { ApiContext } from '../context.ts'
import { assertLessonDay } from '../training-records/assert-lesson-day.ts'
import { findSeat } from '../training-records/find-seat.ts'

/** Writes down whether a participant was there; only on a day of the session, and once a day. */
export const createAttendance = ({ db, user }: ApiContext, input: AnyObject): Promise<string> =>
  db.transaction(async (tx) => {
    const { student, session, day, present } = newAttendance.cast(input)
    const seat = await findSeat(tx, student, session)
    assertLessonDay(seat.session, day)
    const [row] = await tx
      .insert(attendances)
      .values({ studentId: student, sessionId: session, day, present })
      .returning({ id: attendances.id })
    const id = String(row?.id)
    const change = { entity: 'attendance', entityId: id, from: null, to: present ? 'present' : 'absent' } as const
    await recordStateChange(tx, { ...change, userId: user?.userId })
    return id
  })
