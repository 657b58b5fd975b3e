import { Hono } from 'hono'
import { mail } from '../../../schemas/mail.ts'
import { staff } from '../access.ts'
import { type ApiEnv, contextOf } from '../context.ts'
import { filterParameters, localeParameter, sortParameter } from '../openapi/filter-parameters.ts'
import { listOf, operation } from '../openapi/operation.ts'
import { pagingParameters, pathParameter } from '../openapi/parameters.ts'
import { listMails } from './list-mails.ts'
import { mailFilters, mailOrder } from './mail-resource.ts'
import { sendAgain } from './send-again.ts'

const tag = 'mails'

export const mailRoutes = new Hono<ApiEnv>()
  .get(
    '/',
    operation({
      id: 'mails',
      tag,
      summary: 'A page of mails',
      description:
        'Mails that were sent, wait, or were not delivered within an hour: to whom and what about, and nothing of what they say.',
      access: staff,
      parameters: [
        ...pagingParameters,
        sortParameter(Object.keys(mailFilters), mailOrder),
        localeParameter('The language that texts are sorted in'),
        ...filterParameters(mailFilters),
      ],
      response: listOf(mail, 'MailList'),
    }),
    async (c) => c.json(await listMails(contextOf(c), c.req.queries())),
  )
  .post(
    '/:id/again',
    operation({
      id: 'sendMailAgain',
      tag,
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
