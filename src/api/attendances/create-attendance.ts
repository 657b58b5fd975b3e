import type { AnyObject } from 'yup'
import { newAttendance } from '../../../schemas/attendance.ts'
import { attendances } from '../../db/tables.ts'
import { brusselsDay } from '../../domain/days.ts'
import type { ApiContext } from '../context.ts'
import { invalid } from '../errors.ts'
import { findSeat } from '../training-records/find-seat.ts'

/** Writes down whether a participant was there; only on a day of the session, and once a day. */
export const createAttendance = ({ db }: ApiContext, input: AnyObject): Promise<string> =>
  db.transaction(async (tx) => {
    const { student, session, day, present } = newAttendance.cast(input)
    const seat = await findSeat(tx, student, session)
    const isOnSchedule = seat.session.schedule.some(({ start }) => brusselsDay(new Date(start)) === day)
    if (!isOnSchedule) throw invalid('day', 'error.notOnSchedule')
    const [row] = await tx
      .insert(attendances)
      .values({ studentId: student, sessionId: session, day, present })
      .returning({ id: attendances.id })
    return String(row?.id)
  })
