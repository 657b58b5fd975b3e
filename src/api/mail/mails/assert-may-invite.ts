import { type ApiContext, ApiError, assertVerified, type Principal } from '../../platform/index.ts'
import { countInvitation } from './count-mail.ts'

/** 403 while a customer's own address is not verified, 429 when enough were invited. Before the transaction: it counts. */
export async function assertMayInvite(context: Pick<ApiContext, 'db' | 'pool'>, inviter: Principal | null, to: string) {
  if (!inviter) throw new ApiError('NOT_SIGNED_IN')
  if (inviter.role === 'STAFF') return
  await assertVerified(context.db, inviter)
  await countInvitation(context, inviter.userId, to)
}
