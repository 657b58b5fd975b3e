import { and } from 'drizzle-orm'
import { Hono } from 'hono'
import { mail } from '../../../../schemas/mail.ts'
import { mails } from '../../../db/tables.ts'
import {
  type ApiContext,
  type ApiEnv,
  contextOf,
  filterParameters,
  listOf,
  localeParameter,
  operation,
  orderBy,
  pagingParameters,
  pathParameter,
  type Query,
  readFilters,
  readLocale,
  readPaging,
  readSort,
  sortParameter,
  staff,
} from '../../platform/index.ts'
import { mailColumns, mailFilters, mailOrder } from './mail-resource.ts'
import { sendAgain } from './send-again.ts'

/** A page of the mails that fit the filters, without what they say: some of it opens accounts. */
async function listMails({ db }: ApiContext, query: Query) {
  const { page, limit } = readPaging(query)
  const where = and(...readFilters(query, mailFilters, ['page', 'limit', 'sort', 'locale']))
  const sorts = readSort(query, Object.keys(mailFilters), mailOrder)
  const items = await db
    .select(mailColumns)
    .from(mails)
    .where(where)
    .orderBy(...orderBy(sorts, mailFilters, mails.id, readLocale(query)))
    .limit(limit)
    .offset((page - 1) * limit)
  return { items, total: await db.$count(mails, where), page, limit }
}

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
