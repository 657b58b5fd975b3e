import { eq, sql } from 'drizzle-orm'
import type { Executor } from '../../../db/client.ts'
import { organisations, users } from '../../../db/tables.ts'
import { ApiError, type Principal } from '../../platform/index.ts'

/** Whose a new participant is, who invites it, and the language of whoever adds it. */
export interface StudentOwner {
  organisationId: string | null
  ownerId: string | null
  invitedBy: string
  language: string
  userId: string
}

/** The caller's own organisation or, for a private person, the caller; staff may name any organisation. */
export async function studentOwner(
  db: Executor,
  caller: Principal | null,
  asked: string | null | undefined,
): Promise<StudentOwner> {
  if (!caller) throw new ApiError('NOT_SIGNED_IN')
  const [account] = await db
    .select({
      firstName: users.firstName,
      lastName: users.lastName,
      language: users.language,
      organisation: organisations.name,
    })
    .from(users)
    .leftJoin(organisations, caller.organisation ? eq(organisations.id, caller.organisation) : sql`false`)
    .where(eq(users.id, caller.userId))
  if (!account) throw new ApiError('TOKEN_INVALID')
  const { language } = account
  const organisationId = caller.organisation
  const common = {
    language,
    userId: caller.userId,
    invitedBy: account.organisation ?? `${account.firstName} ${account.lastName}`,
  }
  if (caller.role === 'STAFF') return { ...common, organisationId: asked ?? null, ownerId: null }
  if (asked && asked.toLowerCase() !== organisationId) throw new ApiError('NOT_FOUND')
  return { ...common, organisationId, ownerId: organisationId ? null : caller.userId }
}
