import { createHash, randomUUID } from 'node:crypto'
import type { Transaction } from '../db/client.ts'
import { presenceChains, presenceSignatures, type sessions } from '../db/tables.ts'
import { brusselsDay, brusselsInstant } from '../domain/days.ts'
import { type LessonHalf, lessonHalves } from '../domain/half-days.ts'
import { canonicalSignature, chainStart } from '../domain/presence.ts'

/** Seconds between two participants who sign, and from the beginning till the trainer does. */
const apart = { participants: 20, trainer: 900 }

type Session = Pick<typeof sessions.$inferSelect, 'id' | 'schedule'>

/** When half a day of a session began, in milliseconds: no afternoon before one o'clock. */
function beginningOf({ schedule }: Session, { day, half }: LessonHalf): number {
  const starts = schedule.map(({ start }) => new Date(start)).filter((start) => brusselsDay(start) === day)
  const earliest = brusselsInstant(day, half === 'morning' ? '00:00' : '13:00')
  return Math.max(earliest.getTime(), ...starts.map((start) => start.getTime()))
}

/** Each half day of a session that is over as who was there signed it at the door, and the trainer for all of them. */
export async function insertSignatures(
  tx: Transaction,
  session: Session,
  attendances: readonly { studentId: string; day: string; present: boolean }[],
) {
  const signed = lessonHalves(session.schedule).flatMap(({ day, half }) => {
    const expected = attendances.filter((one) => one.day === day)
    const there = expected.filter(({ present }) => present)
    const begins = beginningOf(session, { day, half })
    const after = (seconds: number) => new Date(begins + seconds * 1000)
    return [
      ...there.map(
        (one, at) =>
          ({ ...one, half, signer: 'participant', way: 'door', at: after(at * apart.participants) }) as const,
      ),
      ...expected.map((one) => ({ ...one, half, signer: 'trainer', way: 'list', at: after(apart.trainer) }) as const),
    ]
  })
  let hash = chainStart
  const rows = signed.map(({ studentId, at: signedAt, ...of }, index) => {
    const row = { ...of, session: session.id, position: index + 1, signedFor: studentId, signedAt }
    const previousHash = hash
    hash = createHash('sha256').update(canonicalSignature(row, previousHash)).digest('hex')
    return { ...row, id: randomUUID(), sessionId: session.id, studentId, previousHash, hash }
  })
  if (rows.length === 0) return
  await tx.insert(presenceSignatures).values(rows)
  await tx.insert(presenceChains).values({ sessionId: session.id, length: rows.length, hash })
}
