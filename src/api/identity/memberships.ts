import { and, asc, eq, sql } from 'drizzle-orm'
import { array } from 'yup'
import { membership, newMembership } from '../../../schemas/membership.ts'
import type { Transaction } from '../../db/client.ts'
import { memberships, organisations, users } from '../../db/tables.ts'
import { approvalTransitions } from '../../domain/registrations.ts'
import { canTransition } from '../../domain/state-table.ts'
import {
  type ApiContext,
  ApiError,
  countAttempt,
  customers,
  del,
  get,
  invalid,
  lock,
  pathParameter,
  post,
  preparedFor,
  recordSecurityEvent,
  routes,
  uuidPattern,
} from '../platform/index.ts'
import { addMembership, endMembership, isMembership, speakFor } from './add-membership.ts'
import { requestApproval } from './approvals.ts'
import { notifyAccount, ownAccount, ownId } from './login-sessions.ts'
import { assertOthersAdminister, lockContact } from './organisation-contacts.ts'
import { presentUser } from './present-user.ts'

const membershipsOf = preparedFor((db) =>
  db
    .select({
      organisation: { _id: organisations.id, name: organisations.name },
      approval: memberships.approval,
      roles: memberships.contactRoles,
      current: sql<boolean>`(${users.organisationId} is not distinct from ${memberships.organisationId})`,
    })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .innerJoin(organisations, eq(organisations.id, memberships.organisationId))
    .where(eq(memberships.userId, sql.placeholder('userId')))
    .orderBy(asc(organisations.name), asc(organisations.id))
    .prepare(''),
)

const listMemberships = ({ db, user }: ApiContext, userId: string) =>
  membershipsOf(db).execute({ userId: ownAccount(user, userId).userId })

/** 409 while somebody waits, or once they are in; the account is locked. */
export async function assertMayApply(tx: Transaction, userId: string, organisationId: string) {
  const [known] = await tx
    .select({ approval: memberships.approval })
    .from(memberships)
    .where(isMembership(userId, organisationId))
  if (known && !canTransition(approvalTransitions, known.approval, 'pending', 'applicant')) {
    throw new ApiError('STATE_CONFLICT')
  }
  return known?.approval ?? null
}

async function apply(context: ApiContext, tx: Transaction, userId: string, organisationId: string) {
  await lock(tx, { users: [userId] })
  const [account] = await tx.select().from(users).where(eq(users.id, userId))
  const known = await tx.$count(organisations, eq(organisations.id, organisationId))
  if (!account || known === 0) throw invalid('organisation', 'error.reference')
  const from = await assertMayApply(tx, userId, organisationId)
  await addMembership(tx, { userId, organisationId, approval: 'pending' })
  await requestApproval(context, tx, account, { organisationId, from })
}

/**
 * Asks the administrator of an organisation to let the caller in, who goes on speaking for another one, or as a private
 * person, meanwhile. 409 for one that was asked or joined before.
 */
async function requestMembership(context: ApiContext, id: string, { organisation }: { organisation: string }) {
  const { userId } = ownAccount(context.user, id)
  await countAttempt(context.pool, 'mail-invitations', { account: userId })
  const organisationId = organisation.toLowerCase()
  await context.db.transaction((tx) => apply(context, tx, userId, organisationId))
  const all = await listMemberships(context, id)
  return all.find((membership) => membership.organisation._id === organisationId)
}

/** From now on the caller speaks for another of their organisations, on every device; 404 for one they do not act for. */
export async function switchOrganisation(context: ApiContext, { organisation }: { organisation: string }) {
  const { db, user } = context
  if (!user) throw new ApiError('NOT_SIGNED_IN')
  const { userId } = user
  const organisationId = organisation.toLowerCase()
  const account = await db.transaction(async (tx) => {
    await lock(tx, { users: [userId] })
    const [membership] = await tx
      .select({ approval: memberships.approval })
      .from(memberships)
      .where(isMembership(userId, organisationId))
    if (membership?.approval !== 'approved') throw new ApiError('NOT_FOUND')
    await speakFor(tx, userId, organisationId)
    await notifyAccount(tx, userId)
    return presentUser(tx, userId)
  })
  recordSecurityEvent(context, 'account-changed', { organisation: organisationId })
  return account
}

/** Whether somebody only asked to join, which they take back. */
async function withdraw(tx: Transaction, userId: string, organisationId: string): Promise<boolean> {
  const request = and(isMembership(userId, organisationId), eq(memberships.approval, 'pending'))
  return (await tx.delete(memberships).where(request).returning({ id: memberships.userId })).length > 0
}

/** The caller acts for an organisation no more, or takes back that they asked to; 409 for its last administrator. */
async function leaveOrganisation(context: ApiContext, userId: string, id: string) {
  const caller = ownAccount(context.user, userId)
  if (!uuidPattern.test(id)) throw new ApiError('NOT_FOUND')
  const organisationId = id.toLowerCase()
  await context.db.transaction(async (tx) => {
    await lock(tx, { organisations: [organisationId], users: [caller.userId] })
    if (await withdraw(tx, caller.userId, organisationId)) return
    const { contact } = await lockContact(tx, organisationId, caller.userId)
    await assertOthersAdminister(tx, organisationId, contact)
    await endMembership(tx, caller.userId, organisationId)
  })
  recordSecurityEvent(context, 'account-changed', { left: organisationId })
}

export const membershipRoutes = routes(
  get('/me/:userId/organisations', {
    id: 'memberships',
    summary: 'The organisations one acts for',
    description:
      'The organisations that the own account acts for or asked to join, by name, with what it may do there; `current` is the one that all other calls speak for.',
    access: customers,
    parameters: [ownId],
    response: array(membership.required()).required(),
    run: (context, { params }) => listMemberships(context, params.userId),
  }),
  post('/me/:userId/organisations', {
    id: 'requestMembership',
    summary: 'Asks to join another organisation',
    description:
      'Asks the administrator of an organisation to let the own account in; until then, and afterwards, it goes on speaking for the one it speaks for now. Once the e-mail address is verified the administrator is asked. 409 for one that was asked or joined before.',
    access: customers,
    failures: ['STATE_CONFLICT', 'TOO_MANY'],
    parameters: [ownId],
    response: membership,
    status: 201,
    body: newMembership,
    run: (context, { params, body }) => requestMembership(context, params.userId, body),
  }),
  del('/me/:userId/organisations/:organisationId', {
    id: 'endMembership',
    summary: 'Leaves an organisation',
    description:
      'Ends that the own account acts for an organisation, or asks to: what was made for it stays the organisation’s. Whoever spoke for it goes on with another of their organisations, or as a private person. The last administrator stays (409).',
    access: customers,
    failures: ['LAST_ADMINISTRATOR'],
    parameters: [ownId, pathParameter('organisationId', 'The id of the organisation.')],
    run: (context, { params }) => leaveOrganisation(context, params.userId, params.organisationId),
  }),
)
