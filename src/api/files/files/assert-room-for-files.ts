import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '../../../db/client.ts'
import { files } from '../../../db/tables.ts'
import { fileQuotas } from '../../../domain/quotas.ts'
import { ApiError, lockTurn, type Principal } from '../../platform/index.ts'

/** 409 when a customer would keep more files, or more bytes, than one may. */
export async function assertRoomForFiles(db: Executor, { role, userId, organisation }: Principal, sizes: number[]) {
  if (role !== 'CONTACT') return
  const quota = organisation ? fileQuotas.organisation : fileQuotas.privatePerson
  const theirs = organisation
    ? eq(files.organisationId, organisation)
    : and(eq(files.ownerId, userId), isNull(files.organisationId))
  const [kept] = await db
    .select({ count: sql<number>`count(*)::int`, bytes: sql<number>`coalesce(sum(${files.size}), 0)::float8` })
    .from(files)
    .where(theirs)
  const bytes = sizes.reduce((sum, size) => sum + size, kept?.bytes ?? 0)
  if ((kept?.count ?? 0) + sizes.length > quota.files || bytes > quota.bytes)
    throw new ApiError('TOO_MANY_FILES', [{ path: 'files', message: 'error.mostFiles' }])
}

/** The same once nothing else is added by this customer until the transaction ends. */
export async function claimRoomForFiles(tx: Transaction, caller: Principal, sizes: number[]) {
  await lockTurn(tx, `files ${caller.organisation ?? caller.userId}`)
  await assertRoomForFiles(tx, caller, sizes)
}
