import { Hono } from 'hono'
import { array } from 'yup'
import { ownTraining } from '../../../schemas/own-training.ts'
import { waiting } from '../../../schemas/user.ts'
import { everybodySignedIn } from '../access.ts'
import { type ApiEnv, contextOf } from '../context.ts'
import { operation } from '../openapi/operation.ts'
import { pathParameter } from '../openapi/parameters.ts'
import { getWaiting } from './get-waiting.ts'
import { ownTrainings } from './own-trainings.ts'

const tag = 'users'

/** What an account finds of its own in all parts. */
export const accountOverviewRoutes = new Hono<ApiEnv>()
  .get(
    '/me/:userId/waiting',
    operation({
      id: 'waiting',
      tag,
      summary: 'What waits on the signed-in user',
      description:
        'How many registrations and bookings the caller has to pay, how many quotations to answer, and how many requests to join the organisation to decide; the last only for its administrator.',
      access: everybodySignedIn,
      parameters: [pathParameter('userId', 'The id of one’s own account, as signing in gave it.')],
      response: waiting,
    }),
    async (c) => c.json(await getWaiting(contextOf(c), c.req.param('userId'))),
  )
  .get(
    '/me/:userId/trainings',
    operation({
      id: 'ownTrainings',
      tag,
      summary: 'What the signed-in user follows that another one ordered',
      description:
        'The sessions in which the caller sits as a participant of an organisation whose registrations they do not see, by the address that they verified: with their result and certificate, the latest first, a hundred at most.',
      access: everybodySignedIn,
      parameters: [pathParameter('userId', 'The id of one’s own account, as signing in gave it.')],
      response: array(ownTraining.required()).required(),
    }),
    async (c) => c.json(await ownTrainings(contextOf(c), c.req.param('userId'))),
  )
