import { and, eq } from 'drizzle-orm'
import type { Transaction } from '../../db/client.ts'
import { differencesOf } from '../../db/record-state-change.ts'
import { users } from '../../db/tables.ts'
import { worksAs } from '../../domain/visitor.ts'
import { type ApiContext, ApiError, callerOf, lock, recordSecurityEvent } from '../platform/index.ts'
import { isTrainer, lockWithCaller, rolesOf, setActive } from './colleagues.ts'
import { notifyAccount } from './login-sessions.ts'
import { assertReauthenticated } from './passwords.ts'
import { recordPanelEvent } from './second-factor.ts'

/** Takes the role from the account, which keeps the others; one without others ends. */
async function takeRole(context: ApiContext, tx: Transaction, account: typeof users.$inferSelect) {
  const { id, active } = account
  const { userId } = callerOf(context)
  const others = account.panelRoles.filter((role) => role !== 'trainer')
  const record = { actorId: userId, userId: id }
  if (others.length > 0) {
    const roles = rolesOf(others)
    await tx
      .update(users)
      .set({ ...roles, trainerId: null })
      .where(eq(users.id, id))
    const differences = differencesOf(account, { panelRoles: roles.panelRoles })
    await recordPanelEvent(tx, { event: 'colleague-changed', ...record, differences })
  } else if (active) {
    await tx.update(users).set({ active: false }).where(eq(users.id, id))
    await setActive(context, tx, id, false)
    await recordPanelEvent(tx, { event: 'colleague-left', ...record })
  }
  await notifyAccount(tx, id)
}

/** The account of a trainer, whom nobody gives one meanwhile; null where there is none. */
async function lockAccountOf(context: ApiContext, tx: Transaction, trainer: string) {
  await lock(tx, { trainers: [trainer] }, 'update')
  const isTheirs = and(eq(users.trainerId, trainer), isTrainer)
  const [found] = await tx.select({ id: users.id }).from(users).where(isTheirs)
  if (!found) return null
  if (!worksAs(context.user, ['administrator'])) throw new ApiError('TRAINER_HAS_ACCOUNT')
  await assertReauthenticated(context)
  const account = await lockWithCaller(context, tx, found.id)
  return account?.trainerId === trainer && account.panelRoles.includes('trainer') ? account : null
}

/** Removes a trainer by `remove`, and lets nobody sign in as who is gone; 403 for others than administrators where somebody does. */
export async function removeTrainer(context: ApiContext, id: string, remove: (tx: Transaction) => Promise<void>) {
  const account = await context.db.transaction(async (tx) => {
    const found = await lockAccountOf(context, tx, id.toLowerCase())
    if (found) await takeRole(context, tx, found)
    await remove(tx)
    return found
  })
  if (account) recordSecurityEvent(context, 'account-changed', { account: account.id, withoutTrainer: id })
}
