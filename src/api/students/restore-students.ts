import { and, desc, eq, gt, inArray, sql } from 'drizzle-orm'
import type { Transaction } from '../../db/client.ts'
import { recordStateChanges } from '../../db/record-state-change.ts'
import { stateChanges, students } from '../../db/tables.ts'
import { type StudentStatus, studentStatuses } from '../../domain/student-states.ts'
import type { ApiContext } from '../context.ts'
import { ApiError } from '../errors.ts'
import { lock } from '../lock.ts'
import { ownedBy } from '../owner.ts'
import { assertRoomForStudents } from './assert-room-for-students.ts'
import { linkStudents } from './link-students.ts'

type Student = typeof students.$inferSelect

interface Removed {
  id: string
  before: StudentStatus
}

/** So long a removal can be taken back. */
const restorable = sql`now() - interval '1 day'`

/** What each participant was before it was removed; 404 when that is too long ago for one of them. */
async function statusesBefore(tx: Transaction, ids: string[]): Promise<Removed[]> {
  const removals = await tx
    .selectDistinctOn([stateChanges.entityId], { id: stateChanges.entityId, from: stateChanges.from })
    .from(stateChanges)
    .where(
      and(inArray(stateChanges.entityId, ids), eq(stateChanges.to, 'deleted'), gt(stateChanges.createdAt, restorable)),
    )
    .orderBy(stateChanges.entityId, desc(stateChanges.createdAt))
  const known = removals.flatMap(({ id, from }) => {
    const before = studentStatuses.find((status) => status === from)
    return before ? [{ id, before }] : []
  })
  if (known.length !== ids.length) throw new ApiError('NOT_FOUND')
  return known
}

/** 409 when one of the customers would have too many. */
async function assertRoom(tx: Transaction, found: readonly Student[]) {
  const owners = Map.groupBy(found, ({ organisationId, ownerId }) => organisationId ?? ownerId)
  for (const theirs of owners.values()) if (theirs[0]) await assertRoomForStudents(tx, theirs[0], theirs.length)
}

/** One change for each status that there was, however many participants had it. */
async function giveBack(tx: Transaction, removed: readonly Removed[], userId: string) {
  for (const [status, those] of Map.groupBy(removed, ({ before }) => before)) {
    const ids = those.map(({ id }) => id)
    await tx.update(students).set({ status }).where(inArray(students.id, ids))
  }
  const change = { entity: 'student', from: 'deleted', userId } as const
  await recordStateChanges(
    tx,
    removed.map(({ id, before }) => ({ ...change, entityId: id, to: before })),
  )
}

/** Takes back that participants were removed: all of them, or none. 409 where somebody new has the same address. */
export async function restoreStudents({ db, user }: ApiContext, ids: readonly string[]) {
  if (!user) throw new ApiError('NOT_SIGNED_IN')
  const asked = [...new Set(ids.map((id) => id.toLowerCase()))]
  const owned = ownedBy(user, { organisation: students.organisationId, user: students.ownerId })
  await db.transaction(async (tx) => {
    await lock(tx, { students: asked })
    const found = await tx
      .select()
      .from(students)
      .where(and(inArray(students.id, asked), eq(students.status, 'deleted'), owned))
    if (found.length !== asked.length) throw new ApiError('NOT_FOUND')
    const removed = await statusesBefore(tx, asked)
    await assertRoom(tx, found)
    await giveBack(tx, removed, user.userId)
    await linkStudents(tx, asked)
  })
  return { done: asked, refused: [] }
}
