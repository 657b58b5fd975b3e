import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import {
  type ColleagueChanges,
  colleague,
  colleagueChanges,
  type NewColleague,
  newColleague,
} from '../../../schemas/colleague.ts'
import type { Executor, Transaction } from '../../db/client.ts'
import { queueMail } from '../../db/mails.ts'
import { differencesOf, recordStateChange } from '../../db/record-state-change.ts'
import { type Differences, secondFactors, trainers, users } from '../../db/tables.ts'
import { defaultLocale } from '../../domain/locales.ts'
import type { PanelEvent } from '../../domain/panel-events.ts'
import { type PanelRole, panelRoles, roleOf } from '../../domain/visitor.ts'
import {
  type ApiContext,
  ApiError,
  administrators,
  callerOf,
  instantOf,
  invalid,
  lock,
  patch,
  pathParameter,
  pick,
  post,
  recordSecurityEvent,
  routes,
  toPerson,
  uuidPattern,
} from '../platform/index.ts'
import { accountSteps } from './account-steps.ts'
import { endSessions, notifyAccount } from './login-sessions.ts'
import { issueResetLink } from './password-reset.ts'
import { assertReauthenticated } from './passwords.ts'
import { recordPanelEvent } from './second-factor.ts'

/** Hours: three days. */
const invitationLife = 72

/** A colleague as others see them; needs `secondFactors` and `trainers` joined. */
export const colleagueColumns = {
  _id: users.id,
  name: sql<string>`${users.firstName} || ' ' || ${users.lastName}`,
  ...pick(users, 'email', 'role', 'panelRoles', 'active'),
  trainer: { _id: trainers.id, name: trainers.name },
  isInvited: sql<boolean>`${users.passwordHash} is null`,
  secondFactorSince: instantOf(secondFactors.confirmedAt),
}

export const isTrainer = sql`'trainer' = any(${users.panelRoles})`

/** Who a colleague with that role is. */
export const isTrainerOf = and(eq(trainers.id, users.trainerId), isTrainer)

async function readColleague(db: Executor, id: string) {
  const [found] = await db
    .select(colleagueColumns)
    .from(users)
    .leftJoin(secondFactors, eq(secondFactors.userId, users.id))
    .leftJoin(trainers, isTrainerOf)
    .where(eq(users.id, id))
  return found
}

/** Each once, in their order; and what that makes of the account. */
export function rolesOf(given: readonly PanelRole[]) {
  const own = panelRoles.filter((role) => given.includes(role))
  return { panelRoles: own, role: roleOf(own) }
}

/** Holds a trainer for the account that is to be theirs; 400 where there is none, or another account is. */
async function lockTrainer(tx: Transaction, trainer: string, id?: string) {
  await lock(tx, { trainers: [trainer] })
  if ((await tx.$count(trainers, eq(trainers.id, trainer))) === 0) throw invalid('trainer', 'error.reference')
  const isOther = and(eq(users.trainerId, trainer), isTrainer, id ? ne(users.id, id) : undefined)
  if ((await tx.$count(users, isOther)) > 0) throw invalid('trainer', 'error.trainerHasAccount')
}

async function mailInvitation(context: ApiContext, tx: Transaction, id: string) {
  const [account] = await tx.select().from(users).where(eq(users.id, id))
  if (!account) throw new Error(`No account ${id}`)
  const { to, locale } = toPerson(account)
  const url = await issueResetLink(tx, { userId: id, life: invitationLife, publicUrl: context.publicUrl(), locale })
  const { firstName } = account
  const panel = context.controlPanelUrl('/login')
  const values = { firstName, invitedBy: callerOf(context).name, panel, url }
  await queueMail(tx, { to, locale, kind: 'colleague-invitation', values })
}

/** An account without a password; its link to choose one goes by mail. */
async function inviteColleague(context: ApiContext, input: NewColleague) {
  const { password, panelRoles, language, trainer, ...person } = input
  await assertReauthenticated(context, password)
  const { userId } = callerOf(context)
  const made = await context.db.transaction(async (tx) => {
    const trainerId = panelRoles.includes('trainer') ? trainer : null
    if (trainerId) await lockTrainer(tx, trainerId)
    const [account] = await tx
      .insert(users)
      .values({ ...person, ...rolesOf(panelRoles), trainerId, language: language ?? defaultLocale })
      .onConflictDoNothing()
      .returning({ id: users.id })
    if (!account) throw new ApiError('USER_EXISTS')
    await mailInvitation(context, tx, account.id)
    await recordPanelEvent(tx, { event: 'colleague-invited', actorId: userId, userId: account.id })
    return readColleague(tx, account.id)
  })
  recordSecurityEvent(context, 'account-changed', { account: made?._id, roles: made?.panelRoles })
  return made
}

/**
 * An account that nobody else changes meanwhile. The caller is locked too and read again, so that of two administrators
 * who put each other out one stays.
 */
export async function lockWithCaller(context: ApiContext, tx: Transaction, id: string) {
  const { userId } = callerOf(context)
  await lock(tx, { users: [id, userId] }, 'update')
  const found = await tx
    .select()
    .from(users)
    .where(inArray(users.id, [id, userId]))
  const caller = found.find((one) => one.id === userId)
  if (!caller?.active || !caller.panelRoles.includes('administrator')) throw new ApiError('FORBIDDEN')
  return found.find((one) => one.id === id.toLowerCase())
}

/** The colleague, likewise; 404 for a customer or oneself. */
async function lockColleague(context: ApiContext, tx: Transaction, id: string) {
  if (!uuidPattern.test(id) || id.toLowerCase() === callerOf(context).userId) throw new ApiError('NOT_FOUND')
  const account = await lockWithCaller(context, tx, id)
  if (!account || account.role === 'CONTACT') throw new ApiError('NOT_FOUND')
  return account
}

/** Who goes on with what a colleague had under way: the caller, or another who still works here. */
async function successorOf({ user }: ApiContext, tx: Transaction, id: string, asked: string | undefined) {
  const successor = asked?.toLowerCase() ?? String(user?.userId)
  const isHere = and(eq(users.id, successor), eq(users.active, true))
  const [found] = await tx.select({ role: users.role }).from(users).where(isHere)
  if (successor === id || !found || found.role === 'CONTACT') throw invalid('successor', 'error.reference')
  return successor
}

/** Writes that somebody left or is back; who left is out everywhere at once, and another goes on with what they had. */
export async function setActive(context: ApiContext, tx: Transaction, id: string, active: boolean, successor?: string) {
  const { userId } = callerOf(context)
  const [from, to] = active ? (['inactive', 'active'] as const) : (['active', 'inactive'] as const)
  await recordStateChange(tx, 'user', id, { userId, from, to })
  if (active) return
  const next = await successorOf(context, tx, id, successor)
  for (const steps of accountSteps()) await steps.handOver?.(tx, id, next)
  await endSessions(tx, id)
}

async function updateColleague(context: ApiContext, id: string, changes: ColleagueChanges) {
  const { panelRoles, trainer, active, successor, password } = changes
  await assertReauthenticated(context, password)
  const changed = await context.db.transaction(async (tx) => {
    if (trainer && uuidPattern.test(id)) await lockTrainer(tx, trainer, id)
    const before = await lockColleague(context, tx, id)
    const roles = panelRoles && rolesOf(panelRoles)
    const has = roles?.panelRoles ?? before.panelRoles
    const trainerId = has.includes('trainer') ? (trainer ?? before.trainerId) : null
    if (has.includes('trainer') && !trainerId) throw invalid('trainer', 'error.requiredTrainer')
    const isOther = has.join() !== before.panelRoles.join() || trainerId !== before.trainerId
    const isMoved = active !== undefined && active !== before.active
    await tx
      .update(users)
      .set({ ...roles, trainerId, active })
      .where(eq(users.id, before.id))
    const record = (event: PanelEvent, differences?: Differences) =>
      recordPanelEvent(tx, { event, actorId: context.user?.userId, userId: before.id, differences })
    if (isOther) await record('colleague-changed', differencesOf(before, { panelRoles: has, trainerId }))
    if (isMoved) {
      await setActive(context, tx, before.id, active, successor)
      await record(active ? 'colleague-returned' : 'colleague-left')
    }
    await notifyAccount(tx, before.id)
    return readColleague(tx, before.id)
  })
  recordSecurityEvent(context, 'account-changed', { account: changed?._id, roles: changed?.panelRoles, active })
  return changed
}

/** 409 for who has chosen a password, or left. */
async function inviteAgain(context: ApiContext, id: string) {
  return context.db.transaction(async (tx) => {
    const account = await lockColleague(context, tx, id)
    if (account.passwordHash || !account.active) throw new ApiError('STATE_CONFLICT')
    await mailInvitation(context, tx, account.id)
    return readColleague(tx, account.id)
  })
}

const colleagueId = pathParameter('id', 'The id of the colleague’s account.')

export const colleagueRoutes = routes(
  post('/colleagues', {
    id: 'inviteColleague',
    summary: 'Invites a colleague to the control panel',
    description:
      'Makes an account with these roles and mails a link, good for three days, to choose a password: `editor` arranges pages and texts, `desk` sees to customers, courses and sessions, `finance` to invoices and the bank, `rooms` to requests for rooms; a `trainer` sees the sessions that the `trainer` named teaches, one account each, and nothing else; an `administrator` does all of it and lets others in. 409 for an address that has an account. The own password may be left out within ten minutes of signing in (then 403 `Sign in again`).',
    access: administrators,
    failures: ['WRONG_PASSWORD', 'SIGN_IN_AGAIN', 'USER_EXISTS', 'TOO_MANY'],
    response: colleague,
    status: 201,
    body: newColleague,
    run: (context, { body }) => inviteColleague(context, body),
  }),
  patch('/colleagues/:id', {
    id: 'updateColleague',
    summary: 'Changes what a colleague does, or that they left',
    description:
      'Gives other roles, from the next call on. `active: false` ends every sign-in at once; what they planned to publish, and what they were doing to many registrations at once, goes to `successor`, left out to the caller. `active: true` lets them in again. Not for one’s own account (404), so that an administrator stays.',
    access: administrators,
    failures: ['WRONG_PASSWORD', 'SIGN_IN_AGAIN', 'TOO_MANY'],
    parameters: [colleagueId],
    response: colleague,
    body: colleagueChanges,
    run: (context, { params, body }) => updateColleague(context, params.id, body),
  }),
  post('/colleagues/:id/invitation', {
    id: 'inviteColleagueAgain',
    summary: 'Mails the invitation again',
    description: 'Another link for who has chosen no password yet; 409 for who has, or left.',
    access: administrators,
    failures: ['STATE_CONFLICT'],
    parameters: [colleagueId],
    response: colleague,
    run: (context, { params }) => inviteAgain(context, params.id),
  }),
)
