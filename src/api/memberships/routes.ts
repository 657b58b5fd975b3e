import { Hono } from 'hono'
import { array } from 'yup'
import { membership, newMembership } from '../../../schemas/membership.ts'
import { customers } from '../access.ts'
import { checkBody } from '../check.ts'
import { type ApiEnv, contextOf } from '../context.ts'
import { operation } from '../openapi/operation.ts'
import { pathParameter } from '../openapi/parameters.ts'
import { leaveOrganisation } from './leave-organisation.ts'
import { listMemberships } from './list-memberships.ts'
import { requestMembership } from './request-membership.ts'

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
