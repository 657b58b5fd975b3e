import { Hono } from 'hono'
import { offeredQuotation, quotationApproval, quotationRefusal } from '../../../../schemas/booking.ts'
import { type ApiEnv, checkBody, contextOf, operation, pathParameter } from '../../platform/index.ts'
import { approveQuotation, presentQuotation, refuseQuotation } from './answer-quotation.ts'

const tag = 'bookings'
const parameters = [pathParameter('token', 'What stands in the link of the mail.')]

/** What the link in a guest's quotation does, for whoever holds its token. */
export const quotationRoutes = new Hono<ApiEnv>()
  .get(
    '/:token',
    operation({
      id: 'offeredQuotation',
      tag,
      summary: 'The quotation of a guest, by the link of its mail',
      description:
        'The quotation that waits for an answer, and where its invoice would go. Once it was answered, expired or was withdrawn: only what became of it.',
      access: 'everyone',
      parameters,
      response: offeredQuotation,
    }),
    async (c) => c.json(await presentQuotation(contextOf(c), c.req.param('token'))),
  )
  .post(
    '/:token/approve',
    operation({
      id: 'approveQuotation',
      tag,
      summary: 'Approves the quotation of a guest',
      description:
        'Approves it as `approveOffer` does for accounts: the room is then taken and the invoice goes out. Approving twice changes nothing; another quotation than the one that was read is 409.',
      access: 'everyone',
      parameters,
      failures: ['NOT_FOUND', 'STATE_CONFLICT', 'OFFER_EXPIRED', 'ROOM_TAKEN', 'EFFECT_CHANGED'],
      response: offeredQuotation,
    }),
    checkBody(quotationApproval),
    async (c) => {
      const token = c.req.param('token')
      await approveQuotation(contextOf(c), token, c.req.valid('json'))
      return c.json(await presentQuotation(contextOf(c), token))
    },
  )
  .post(
    '/:token/refuse',
    operation({
      id: 'refuseQuotation',
      tag,
      summary: 'Refuses the quotation of a guest',
      description: 'Refuses it with a reason, which the provider reads; another one than the one that was read is 409.',
      access: 'everyone',
      parameters,
      failures: ['NOT_FOUND', 'STATE_CONFLICT', 'EFFECT_CHANGED'],
      response: offeredQuotation,
    }),
    checkBody(quotationRefusal),
    async (c) => {
      const token = c.req.param('token')
      await refuseQuotation(contextOf(c), token, c.req.valid('json'))
      return c.json(await presentQuotation(contextOf(c), token))
    },
  )
