import { and, eq, gt, sql } from 'drizzle-orm'
import type {
  SecondFactorConfirmation,
  SecondFactorRemoval,
  SecondFactorReset,
} from '../../../schemas/second-factor.ts'
import type { Transaction } from '../../db/client.ts'
import { queueMail } from '../../db/mails.ts'
import { recoveryCodes, secondFactors, users } from '../../db/tables.ts'
import {
  type ApiContext,
  ApiError,
  countAttempt,
  forgetAttempts,
  lock,
  recordSecurityEvent,
  toPerson,
  uuidPattern,
} from '../platform/index.ts'
import { endSessions, ownAccount } from './login-sessions.ts'
import { assertReauthenticated } from './passwords.ts'
import {
  checkCode,
  hasSecondFactor,
  readSecondFactorDemanded,
  recordPanelEvent,
  recoveryHash,
  seal,
  stepOf,
  unseal,
} from './second-factor.ts'

/** What is shown until it is confirmed. */
interface Setup {
  secret: string
  codes: string[]
}

export const sealSetup = ({ secret, codes }: Setup, userId: string, key: string): string =>
  seal([secret, ...codes].join(' '), userId, key)

export function unsealSetup(sealed: string, userId: string, key: string): Setup | null {
  const [secret, ...codes] = unseal(sealed, userId, key)?.split(' ') ?? []
  return secret ? { secret, codes } : null
}

const receiver = { email: users.email, firstName: users.firstName, lastName: users.lastName, language: users.language }

async function accountOf(tx: Transaction, id: string) {
  const [account] = await tx.select(receiver).from(users).where(eq(users.id, id))
  if (!account) throw new Error(`There is no account ${id}`)
  return account
}

/** Tells a person of the panel that their second factor was set or taken away, who may not have done it themselves. */
async function mailSecondFactor(tx: Transaction, userId: string, kind: 'second-factor-on' | 'second-factor-off') {
  const { firstName, ...account } = await accountOf(tx, userId)
  await queueMail(tx, { ...toPerson(account), kind, values: { firstName } })
}

/** Tells them that a colleague took it away. */
async function mailSecondFactorReset(tx: Transaction, userId: string, colleagueId: string) {
  const { firstName, ...account } = await accountOf(tx, userId)
  const colleague = await accountOf(tx, colleagueId)
  const values = { firstName, colleague: `${colleague.firstName} ${colleague.lastName}` }
  await queueMail(tx, { ...toPerson(account), kind: 'second-factor-reset', values })
}

async function lockSetup(tx: Transaction, userId: string) {
  await lock(tx, { secondFactors: [userId] })
  const [found] = await tx
    .select({ setup: secondFactors.setup })
    .from(secondFactors)
    .where(and(eq(secondFactors.userId, userId), gt(secondFactors.setupEndsAt, sql`now()`)))
  return found?.setup
}

/** A code proves that the app has the secret: from then on it is asked for, and every other sign-in of the account ends. */
export async function confirmSecondFactor(context: ApiContext, id: string, { code }: SecondFactorConfirmation) {
  const { db, pool, user, jwtSecret } = context
  const { userId, session } = ownAccount(user, id)
  await countAttempt(pool, 'second-factor', { account: userId })
  await db.transaction(async (tx) => {
    const sealed = await lockSetup(tx, userId)
    const setup = sealed && unsealSetup(sealed, userId, jwtSecret)
    if (!setup) throw new ApiError('STATE_CONFLICT')
    const step = stepOf(code, setup.secret)
    if (step === null) throw new ApiError('WRONG_CODE')
    await tx
      .update(secondFactors)
      .set({
        secret: seal(setup.secret, userId, jwtSecret),
        confirmedAt: sql`now()`,
        lastStep: step,
        setup: null,
        setupEndsAt: null,
      })
      .where(eq(secondFactors.userId, userId))
    await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
    await tx.insert(recoveryCodes).values(setup.codes.map((one) => ({ userId, codeHash: recoveryHash(one) })))
    await recordPanelEvent(tx, { event: 'second-factor-on', actorId: userId, userId })
    await mailSecondFactor(tx, userId, 'second-factor-on')
    await endSessions(tx, userId, session)
  })
  await forgetAttempts(pool, 'second-factor', { account: userId })
  recordSecurityEvent(context, 'second-factor-on')
}

/** Forgets an account's second factor; false where it had none. */
async function forget(tx: Transaction, userId: string): Promise<boolean> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  const removed = await tx
    .delete(secondFactors)
    .where(eq(secondFactors.userId, userId))
    .returning({ confirmedAt: secondFactors.confirmedAt })
  return removed.some(({ confirmedAt }) => confirmedAt !== null)
}

/** Takes the own account's second factor away, for its password and a code; 409 where there is none, or while staff demand one of everybody. */
export async function removeSecondFactor(context: ApiContext, id: string, { password, code }: SecondFactorRemoval) {
  const { db, user } = context
  const { userId, session } = ownAccount(user, id)
  if ((await readSecondFactorDemanded(db)) || !(await hasSecondFactor(context, userId)))
    throw new ApiError('STATE_CONFLICT')
  await assertReauthenticated(context, password)
  await checkCode(context, userId, code)
  await db.transaction(async (tx) => {
    if (!(await forget(tx, userId))) return
    await recordPanelEvent(tx, { event: 'second-factor-off', actorId: userId, userId })
    await mailSecondFactor(tx, userId, 'second-factor-off')
    await endSessions(tx, userId, session)
  })
  recordSecurityEvent(context, 'second-factor-off')
}

/** For a colleague who lost the app and the recovery codes: the password alone opens the account until they set up anew. */
export async function removeColleagueSecondFactor(context: ApiContext, id: string, { password }: SecondFactorReset) {
  const { db, user } = context
  if (!user || !uuidPattern.test(id)) throw new ApiError('NOT_FOUND')
  await assertReauthenticated(context, password)
  await db.transaction(async (tx) => {
    await lock(tx, { users: [id] }, 'share')
    const [colleague] = await tx.select({ role: users.role }).from(users).where(eq(users.id, id))
    // Their own goes by their password and a code.
    if (!colleague || colleague.role === 'CONTACT' || user.userId === id.toLowerCase()) throw new ApiError('NOT_FOUND')
    if (!(await forget(tx, id))) throw new ApiError('STATE_CONFLICT')
    await recordPanelEvent(tx, { event: 'second-factor-reset', actorId: user.userId, userId: id })
    await mailSecondFactorReset(tx, id, user.userId)
    await endSessions(tx, id)
  })
  recordSecurityEvent(context, 'second-factor-off', { account: id })
}
