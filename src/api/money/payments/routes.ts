import { and, eq, sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { originalTexts } from '../../../../locales/texts.ts'
import { deskPayment, paymentDecision, paymentRecord } from '../../../../schemas/payment.ts'
import { addJob } from '../../../db/add-job.ts'
import { payments } from '../../../db/tables.ts'
import { csvEuros, csvOf } from '../../../domain/csv.ts'
import { brusselsDay } from '../../../domain/days.ts'
import { inLocale } from '../../../domain/locales.ts'
import {
  type ApiContext,
  type ApiEnv,
  ApiError,
  allOf,
  checkBody,
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
  sendCsv,
  sortParameter,
  staff,
} from '../../platform/index.ts'
import { followRefundsOf } from '../refunds/follow-refunds.ts'
import { decidePayment } from './decide-payment.ts'
import { type DeskPayment, fromPayments, paymentColumns, paymentFilters, paymentOrder } from './desk-payments.ts'
import { getPayment } from './get-payment.ts'
import { settlePayment } from './settle-payment.ts'

/**
 * Hears that something changed at the payment provider; what changed is read there. 401 when the message is not the
 * provider's; a payment nobody knows is no failure, or the answer would tell which ones exist.
 */
async function receiveWebhook(
  context: ApiContext,
  body: string,
  header: (name: string) => string | undefined,
): Promise<void> {
  const { db, paymentProvider } = context
  const externalId = paymentProvider.readWebhook(body, header)
  if (externalId === null) throw new ApiError('TOKEN_INVALID')
  const [payment] = await db
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.paymentProvider, paymentProvider.name), eq(payments.externalId, externalId)))
  if (!payment) return
  try {
    await settlePayment(context, payment.id)
    await followRefundsOf(context, payment.id)
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'PROVIDER_UNAVAILABLE')) throw error
    await addJob(db, 'read-payment', { payment: payment.id })
  }
}

/** Which payments a query asks for, and in what order. */
function readPaymentQuery(query: Query, otherNames: string[]) {
  const where = allOf(readFilters(query, paymentFilters, ['sort', 'locale', ...otherNames]))
  const sorts = readSort(query, Object.keys(paymentFilters), paymentOrder)
  const order = sql.join(orderBy(sorts, paymentFilters, sql`payments.id`, readLocale(query)), sql`, `)
  return { where, order }
}

/** A page of all payments that fit the filters. */
async function listPayments({ db }: ApiContext, query: Query) {
  const { page, limit } = readPaging(query)
  const { where, order } = readPaymentQuery(query, ['page', 'limit'])
  const { rows: items } = await db.execute<DeskPayment>(sql`select ${paymentColumns} from ${fromPayments}
    where ${where} order by ${order} limit ${limit} offset ${(page - 1) * limit}`)
  const { rows } = await db.execute<{ total: number }>(
    sql`select count(*)::int as total from ${fromPayments} where ${where}`,
  )
  return { items, total: rows[0]?.total ?? 0, page, limit }
}

const names = { nl: 'betalingen', en: 'payments', fr: 'paiements' } as const

/** The payments that fit the filters, in the order asked for, as spreadsheets open them. */
async function exportPayments({ db }: ApiContext, query: Query) {
  const locale = readLocale(query)
  const t = originalTexts[locale]['panel-payments']
  const { where, order } = readPaymentQuery(query, [])
  const { rows } = await db.execute<DeskPayment>(
    sql`select ${paymentColumns} from ${fromPayments} where ${where} order by ${order}`,
  )
  const cells = rows.map(({ createdAt, customer, status, course, quotation, invoice, ...row }) => [
    ...[brusselsDay(new Date(createdAt)), customer, (course ? inLocale(course, locale) : quotation) ?? ''],
    ...[invoice?.number ?? '', csvEuros(row.amount), row.paidAmount === null ? '' : csvEuros(row.paidAmount)],
    ...[csvEuros(row.refunded), t.statuses[status], row.difference ? t.differences[row.difference] : ''],
    row.reference ?? '',
  ])
  const { columns } = t
  const heading = [
    ...[columns.createdAt, columns.customer, columns.about, columns.invoice, columns.amount, columns.paidAmount],
    ...[columns.refunded, columns.status, columns.difference, columns.reference],
  ]
  return { name: `${names[locale]}-${brusselsDay(new Date())}.csv`, text: csvOf([heading, ...cells]) }
}

const tag = 'payments'
const paymentId = pathParameter('id', 'The id of the payment.')
const listParameters = [
  sortParameter(Object.keys(paymentFilters), paymentOrder),
  localeParameter('The language that texts are sorted in'),
  ...filterParameters(paymentFilters),
]

/** For the payment provider only, hence unknown to the gateway. */
const messages = new Hono<ApiEnv>().post(
  '/webhook',
  operation({
    id: 'paymentWebhook',
    tag,
    summary: 'Hears that a payment has changed',
    description:
      'Where the payment provider tells that something changed; what changed is read at the provider. The response is empty, also for a payment that nobody knows.',
    access: 'everyone',
    bytes: 'text/plain',
  }),
  async (c) => {
    await receiveWebhook(contextOf(c), await c.req.text(), (name) => c.req.header(name))
    return c.text('')
  },
)

export const paymentRoutes = new Hono<ApiEnv>()
  .route('/', messages)
  .get(
    '/',
    operation({
      id: 'payments',
      tag,
      summary: 'A page of payments, for staff',
      description:
        'Every attempt to pay a registration or a room: how it stands, who paid, what for, and what came where that was another amount.',
      access: staff,
      parameters: [...pagingParameters, ...listParameters],
      response: listOf(deskPayment, 'DeskPaymentList'),
    }),
    async (c) => c.json(await listPayments(contextOf(c), c.req.queries())),
  )
  .get(
    '/csv',
    operation({
      id: 'paymentExport',
      tag,
      summary: 'Payments as a CSV file',
      description: 'The payments that fit the filters, in the order asked for, a line each.',
      access: staff,
      parameters: listParameters,
      bytes: 'text/csv',
    }),
    async (c) => sendCsv(c, await exportPayments(contextOf(c), c.req.queries())),
  )
  .get(
    '/:id',
    operation({
      id: 'payment',
      tag,
      summary: 'One payment',
      description: 'A payment with each of its states, who moved it and why, and what went back of it.',
      access: staff,
      parameters: [paymentId],
      response: paymentRecord,
    }),
    async (c) => c.json(await getPayment(contextOf(c), c.req.param('id'))),
  )
  .post(
    '/:id/decision',
    operation({
      id: 'decidePayment',
      tag,
      summary: 'Decides what becomes of a payment of another amount',
      description:
        'Where another amount came than was asked: `accepted` takes it for the whole, and gives back what was too much; `settled` takes it with a bank transfer that brought the rest, whose words are the reason; `returned` gives all of it back, so that it can be paid anew. The customer gets a mail. The same once more changes nothing; another one is refused (409), as is taking money that its order waits for no more.',
      access: staff,
      failures: ['STATE_CONFLICT'],
      parameters: [paymentId],
      response: paymentRecord,
    }),
    checkBody(paymentDecision),
    async (c) => c.json(await decidePayment(contextOf(c), c.req.param('id'), c.req.valid('json'))),
  )
