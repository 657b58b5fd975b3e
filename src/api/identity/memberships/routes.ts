import { and, eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { array } from 'yup'
import { membership, newMembership } from '../../../../schemas/membership.ts'
import type { Transaction } from '../../../db/client.ts'
import { memberships } from '../../../db/tables.ts'
import {
  type ApiContext,
  type ApiEnv,
  ApiError,
  checkBody,
  contextOf,
  customers,
  lock,
  operation,
  pathParameter,
  recordSecurityEvent,
  uuidPattern,
} from '../../platform/index.ts'
import { ownAccount } from '../login-sessions/own-account.ts'
import { assertOthersAdminister, lockContact } from '../organisations/lock-contact.ts'
import { endMembership } from './end-membership.ts'
import { listMemberships } from './list-memberships.ts'
import { requestMembership } from './request-membership.ts'

/** Whether somebody only asked to join, which they take back. */
async function withdraw(tx: Transaction, userId: string, organisationId: string): Promise<boolean> {
  const request = and(
    eq(memberships.userId, userId),
    eq(memberships.organisationId, organisationId),
    eq(memberships.approval, 'pending'),
  )
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

const tag = 'users'
const ownId = pathParameter('userId', 'The id of one’s own account, as signing in gave it.')

export const membershipRoutes = new Hono<ApiEnv>()
  .get(
    '/me/:userId/organisations',
    operation({
      id: 'memberships',
      tag,
      summary: 'The organisations one acts for',
      description:
        'The organisations that the own account acts for or asked to join, by name, with what it may do there; `current` is the one that all other calls speak for.',
      access: customers,
      parameters: [ownId],
      response: array(membership.required()).required(),
    }),
    async (c) => c.json(await listMemberships(contextOf(c), c.req.param('userId'))),
  )
  .post(
    '/me/:userId/organisations',
    operation({
      id: 'requestMembership',
      tag,
      summary: 'Asks to join another organisation',
      description:
        'Asks the administrator of an organisation to let the own account in; until then, and afterwards, it goes on speaking for the one it speaks for now. Once the e-mail address is verified the administrator is asked. 409 for one that was asked or joined before.',
      access: customers,
      failures: ['STATE_CONFLICT', 'TOO_MANY'],
      parameters: [ownId],
      response: membership,
      status: 201,
    }),
    checkBody(newMembership),
    async (c) => c.json(await requestMembership(contextOf(c), c.req.param('userId'), c.req.valid('json')), 201),
  )
  .delete(
    '/me/:userId/organisations/:organisationId',
    operation({
      id: 'endMembership',
      tag,
      summary: 'Leaves an organisation',
      description:
        'Ends that the own account acts for an organisation, or asks to: what was made for it stays the organisation’s. Whoever spoke for it goes on with another of their organisations, or as a private person. The last administrator stays (409).',
      access: customers,
      failures: ['LAST_ADMINISTRATOR'],
      parameters: [ownId, pathParameter('organisationId', 'The id of the organisation.')],
    }),
    async (c) => {
      await leaveOrganisation(contextOf(c), c.req.param('userId'), c.req.param('organisationId'))
      return c.body(null, 204)
    },
  )
