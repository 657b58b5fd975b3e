import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Transaction } from '../../db/client.ts'
import { recordStateChanges } from '../../db/record-state-change.ts'
import { memberships, stateChanges, students, users } from '../../db/tables.ts'
import { studentStatuses } from '../../domain/students.ts'
import { assertRoomForStudents } from '../identity/index.ts'
import { type ApiContext, ApiError, callerOf, lock, ownedBy } from '../platform/index.ts'

const sameAddress = eq(sql`lower(${users.email})`, sql`lower(${students.email})`)

/** Whoever has the address of one of these participants, and is nobody's participant yet there, is that one from now on. */
async function linkStudents(tx: Transaction, ids: string[]) {
  await tx
    .update(memberships)
    .set({ studentId: sql`${students.id}` })
    .from(students)
    .innerJoin(users, sameAddress)
    .where(
      and(
        inArray(students.id, ids),
        eq(memberships.userId, users.id),
        eq(memberships.organisationId, students.organisationId),
        eq(memberships.approval, 'approved'),
        isNull(memberships.studentId),
      ),
    )
  await tx
    .update(users)
    .set({ studentId: sql`${students.id}` })
    .from(students)
    .where(
      and(
        inArray(students.id, ids),
        eq(students.ownerId, users.id),
        isNull(students.organisationId),
        isNull(users.studentId),
        sameAddress,
      ),
    )
}

/** What each participant was before it was removed; 404 when that is more than a day ago for one of them. */
async function statusesBefore(tx: Transaction, ids: string[]) {
  const isRecent = sql`${stateChanges.createdAt} > now() - interval '1 day'`
  const removals = await tx
    .selectDistinctOn([stateChanges.entityId], { id: stateChanges.entityId, from: stateChanges.from })
    .from(stateChanges)
    .where(and(inArray(stateChanges.entityId, ids), eq(stateChanges.to, 'deleted'), isRecent))
    .orderBy(stateChanges.entityId, desc(stateChanges.createdAt))
  const known = removals.flatMap(({ id, from }) => {
    const before = studentStatuses.find((status) => status === from)
    return before ? [{ id, before }] : []
  })
  if (known.length !== ids.length) throw new ApiError('NOT_FOUND')
  return known
}

/** 409 when one of the customers would have too many. */
async function assertRoom(tx: Transaction, found: (typeof students.$inferSelect)[]) {
  const owners = Map.groupBy(found, ({ organisationId, ownerId }) => organisationId ?? ownerId)
  for (const theirs of owners.values()) if (theirs[0]) await assertRoomForStudents(tx, theirs[0], theirs.length)
}

/** One change for each status that there was, however many participants had it. */
async function giveBack(tx: Transaction, removed: Awaited<ReturnType<typeof statusesBefore>>, userId: string) {
  for (const [status, those] of Map.groupBy(removed, ({ before }) => before)) {
    const ids = those.map(({ id }) => id)
    await tx.update(students).set({ status }).where(inArray(students.id, ids))
  }
  const change = { entity: 'student', from: 'deleted', userId } as const
  const changes = removed.map(({ id, before }) => ({ ...change, entityId: id, to: before }))
  await recordStateChanges(tx, changes)
}

/** Takes back that participants were removed: all of them, or none. 409 where somebody new has the same address. */
export async function restoreStudents(context: ApiContext, ids: readonly string[]) {
  const user = callerOf(context)
  const asked = [...new Set(ids.map((id) => id.toLowerCase()))]
  const owned = ownedBy(user, { organisation: students.organisationId, user: students.ownerId })
  await context.db.transaction(async (tx) => {
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
