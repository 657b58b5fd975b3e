import { Hono } from 'hono'
import { mail } from '../../../../schemas/mail.ts'
import { type ApiEnv, contextOf, operation, pathParameter, staff } from '../../platform/index.ts'
import { mailList } from './mail-resource.ts'
import { sendAgain } from './send-again.ts'

export const mailRoutes = new Hono<ApiEnv>().route('/', mailList).post(
  '/:id/again',
  operation({
    id: 'sendMailAgain',
    tag: 'mails',
    summary: 'Sends a mail once more',
    description:
      'Tries once more to send what was not delivered, or sends another one of what was sent; within a minute only once. Who did is kept. 409 for one whose link opened something: that is not kept, and its receiver asks for another; and while it is on its way.',
    access: staff,
    failures: ['STATE_CONFLICT'],
    parameters: [pathParameter('id', 'The id of the mail.')],
    response: mail,
  }),
  async (c) => c.json(await sendAgain(contextOf(c), c.req.param('id'))),
)
