import { eq } from 'drizzle-orm'
import type { AnyObject } from 'yup'
import { attendanceChanges } from '../../../schemas/attendance.ts'
import { recordStateChange } from '../../db/record-state-change.ts'
import { attendances } from '../../db/tables.ts'
import type { ApiContext } from '../context.ts'
import { lock } from '../lock.ts'

const wordOf = (present: boolean | undefined) => (present ? 'present' : 'absent')

/** Mends whether a participant was there. */
export const updateAttendance = ({ db, user }: ApiContext, id: string, input: AnyObject): Promise<string> =>
  db.transaction(async (tx) => {
    const { present } = attendanceChanges.cast(input)
    await lock(tx, { attendances: [id] })
    const [known] = await tx.select().from(attendances).where(eq(attendances.id, id))
    if (present === undefined || present === known?.present) return id
    await tx.update(attendances).set({ present }).where(eq(attendances.id, id))
    const change = { entity: 'attendance', entityId: id, from: wordOf(known?.present), to: wordOf(present) } as const
    await recordStateChange(tx, { ...change, userId: user?.userId })
    return id
  })
