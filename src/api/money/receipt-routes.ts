import { sql } from 'drizzle-orm'
import type { InferType } from 'yup'
import { bundledTexts } from '../../../locales/texts.ts'
import {
  newReceipt,
  newReceiptParts,
  newRepayment,
  receipt,
  receiptRecord,
  receiptUndoing,
} from '../../../schemas/receipt.ts'
import { type CsvCell, csvEuros } from '../../domain/csv.ts'
import { payers, receiptWays } from '../../domain/money.ts'
import {
  type ApiContext,
  ApiError,
  defineList,
  finance,
  get,
  idempotencyHeader,
  idParameter,
  instantOf,
  listOf,
  onceParameter,
  post,
  readIdempotencyKey,
  routes,
  selected,
} from '../platform/index.ts'
import { openAmountOf } from './open-amount.ts'
import { putReceipt, recordReceipt } from './record-receipt.ts'
import { repayReceipt, undoRepayment } from './repay-receipt.ts'
import { undoReceipt } from './undo-receipt.ts'

type Receipt = InferType<typeof receipt>

const customer = sql`coalesce(organisations.name, payers.first_name || ' ' || payers.last_name, (
  select invoices.document->'customer'->>'name' from receipt_parts join invoices on invoices.id = receipt_parts.invoice_id
  where receipt_parts.receipt_id = receipts.id order by invoices.number limit 1))`
const parts = sql`coalesce((
  select jsonb_agg(jsonb_build_object('invoice', invoices.id, 'number', invoices.number, 'amount', receipt_parts.amount)
    order by invoices.number)
  from receipt_parts join invoices on invoices.id = receipt_parts.invoice_id where receipt_parts.receipt_id = receipts.id), '[]')`
/** When, by whom and why a row of that table was taken back; null where it was not. */
const undoneOf = (table: 'receipts' | 'repayments') => sql`(case when ${sql.raw(table)}.undone_at is not null
  then jsonb_build_object('at', ${instantOf(sql.raw(`${table}.undone_at`))},
    'by', undoers.first_name || ' ' || undoers.last_name, 'reason', ${sql.raw(table)}.undone_reason) end)`
const went = sql`coalesce((
  select jsonb_agg(jsonb_build_object('_id', repayments.id, 'amount', repayments.amount, 'paidOn', repayments.paid_on::text,
    'reference', repayments.reference, 'reason', repayments.reason, 'recordedBy', users.first_name || ' ' || users.last_name,
    'createdAt', ${instantOf(sql.raw('repayments.created_at'))}, 'undone', ${undoneOf('repayments')})
    order by repayments.paid_on, repayments.created_at)
  from repayments left join users on users.id = repayments.recorded_by
  left join users undoers on undoers.id = repayments.undone_by where repayments.receipt_id = receipts.id), '[]')`
const numbers = sql`(select string_agg(invoices.number || ' ' || (invoices.document->>'paymentReference'), ' ')
  from receipt_parts join invoices on invoices.id = receipt_parts.invoice_id where receipt_parts.receipt_id = receipts.id)`

const columns = {
  _id: sql`receipts.id`,
  amount: sql`receipts.amount`,
  rest: sql`receipts.rest`,
  receivedOn: sql`receipts.received_on::text`,
  payer: sql`receipts.payer`,
  way: sql`receipts.way`,
  reference: sql`receipts.reference`,
  organisation: sql`receipts.organisation_id`,
  user: sql`receipts.user_id`,
  customer,
  parts,
  repayments: went,
  recordedBy: sql`recorders.first_name || ' ' || recorders.last_name`,
  createdAt: instantOf(sql.raw('receipts.created_at')),
  undone: undoneOf('receipts'),
}

const fromReceipts = sql`receipts
  left join organisations on organisations.id = receipts.organisation_id
  left join users payers on payers.id = receipts.user_id
  left join users recorders on recorders.id = receipts.recorded_by
  left join users undoers on undoers.id = receipts.undone_by`

const list = defineList<Receipt>({
  id: 'receipts',
  summary: 'A page of receipts, for staff',
  description:
    'Money that came outside the payment provider: how much and when, whose it is, which invoices it is put on, and what is left of it.',
  access: finance,
  response: listOf(receipt, 'ReceiptList'),
  from: fromReceipts,
  key: sql`receipts.id`,
  columns,
  filters: {
    search: {
      kind: 'search',
      column: sql`concat_ws(' ', ${customer}, receipts.reference, ${numbers})`,
      reference: sql`receipts.reference`,
      amount: sql`receipts.amount`,
    },
    hasRest: { kind: 'boolean', column: sql`receipts.rest > 0` },
    isUndone: { kind: 'boolean', column: sql`(receipts.undone_at is not null)` },
    payer: { kind: 'choice', of: payers, column: sql`receipts.payer` },
    way: { kind: 'choice', of: receiptWays, column: sql`receipts.way` },
    receivedOn: { kind: 'date', column: sql`receipts.received_on` },
    amount: { kind: 'number', column: sql`receipts.amount` },
    organisation: { kind: 'id', column: sql`receipts.organisation_id` },
    user: { kind: 'id', column: sql`receipts.user_id` },
  },
  sort: [['receivedOn', 'DESC']],
  csv: {
    id: 'receiptExport',
    summary: 'Receipts as a CSV file',
    description: 'The receipts that fit the filters, in the order asked for, a line each.',
    name: { nl: 'ontvangsten', en: 'receipts', fr: 'encaissements' },
    columns(locale) {
      const { columns, payers: from, way: how, ways, undone } = bundledTexts[locale]['panel-receipts']
      const column = (key: keyof typeof columns, cell: (row: Receipt) => CsvCell) => ({
        key,
        heading: columns[key],
        cell,
      })
      return [
        column('receivedOn', ({ receivedOn }) => receivedOn),
        column('customer', ({ customer }) => customer ?? ''),
        column('payer', ({ payer }) => from[payer]),
        { key: 'way', heading: how, cell: ({ way }) => ways[way] },
        column('reference', ({ reference }) => reference ?? ''),
        column('invoices', ({ parts }) => parts.map(({ number }) => number).join(' ')),
        column('amount', ({ amount }) => csvEuros(amount)),
        column('repaid', ({ repayments }) =>
          csvEuros(repayments.reduce((sum, { amount, undone }) => sum + (undone ? 0 : amount), 0)),
        ),
        column('rest', ({ rest }) => csvEuros(rest)),
        { key: 'undone', heading: undone, cell: (row) => (row.undone ? row.undone.reason : '') },
      ]
    },
  },
})

async function readReceipt({ db }: ApiContext, id: string): Promise<Receipt> {
  const { rows } = await db.execute<Receipt>(
    sql`select ${selected(columns)} from ${fromReceipts} where receipts.id = ${id}`,
  )
  if (!rows[0]) throw new ApiError('NOT_FOUND')
  return rows[0]
}

/** So many to choose from. */
const mostOpen = 100

/** What is left of it could be put on these. */
async function readRecord(context: ApiContext, id: string) {
  const found = await readReceipt(context, id)
  const { organisation, user, rest: left } = found
  const isUnknown = sql`${organisation}::uuid is null and ${user}::uuid is null`
  const { rows: openInvoices } = await context.db.execute(sql`
    select _id, number, customer, owed, "dueOn" from (
      select id as _id, number, document->'customer'->>'name' as customer, ${openAmountOf()} as owed,
        due_on::text as "dueOn", user_id, organisation_id
      from invoices where status = 'open' and credit_kind is null) standing
    where ${left} > 0 and owed > 0 and (${isUnknown} or organisation_id = ${organisation}::uuid
      or organisation_id is null and user_id = ${user}::uuid)
    order by owed = ${left} desc, "dueOn", number limit ${mostOpen}`)
  return { ...found, openInvoices }
}

const receiptId = idParameter('The id of the receipt.')

export const receiptRoutes = routes(
  list,
  post('/', {
    id: 'createReceipt',
    summary: 'Notes money that came outside the payment provider',
    description:
      'A bank transfer or cash, with its day and amount, put on invoices of one customer; what is put on none is the customer’s to use. An invoice of which nothing is open any more is paid, and so is its order. A registration that has no invoice yet gets one, and keeps its seats. Part of an order that is being paid online is refused (409). With an Idempotency-Key the same request sent twice notes it once.',
    access: finance,
    failures: ['STATE_CONFLICT', 'PAYMENT_UNDER_WAY', 'SESSION_FULLY_BOOKED', 'BUSY'],
    parameters: [onceParameter],
    body: newReceipt,
    response: receipt,
    status: 201,
    run: async (context, { body, header }) =>
      readReceipt(context, await recordReceipt(context, body, readIdempotencyKey(header(idempotencyHeader)))),
  }),
  get('/:id', {
    id: 'receipt',
    summary: 'One receipt',
    description:
      'Money that came outside the payment provider, with the invoices that it is put on, and those that what is left could be put on.',
    access: finance,
    parameters: [receiptId],
    response: receiptRecord,
    run: (context, { params }) => readRecord(context, params.id),
  }),
  post('/:id/parts', {
    id: 'putReceipt',
    summary: 'Puts what is left of a receipt on invoices',
    description:
      'On open invoices of its customer, never more than is open of each. A receipt of nobody known becomes the customer’s of the first.',
    access: finance,
    failures: ['STATE_CONFLICT', 'PAYMENT_UNDER_WAY'],
    parameters: [receiptId],
    body: newReceiptParts,
    response: receipt,
    run: async (context, { params, body }) => {
      await putReceipt(context, params.id, body.parts)
      return readReceipt(context, params.id)
    },
  }),
  post('/:id/repayments', {
    id: 'repayReceipt',
    summary: 'Notes that what is left of a receipt was paid back',
    description:
      'So much of what stands on no invoice went back to the customer by bank on that day, never more than is left (400). With an Idempotency-Key the same request sent twice notes it once.',
    access: finance,
    failures: ['STATE_CONFLICT'],
    parameters: [receiptId, onceParameter],
    body: newRepayment,
    response: receipt,
    status: 201,
    run: async (context, { params, body, header }) => {
      await repayReceipt(context, params.id, body, readIdempotencyKey(header(idempotencyHeader)))
      return readReceipt(context, params.id)
    },
  }),
  post('/repayments/:id/undo', {
    id: 'undoRepayment',
    summary: 'Takes back that money was paid back',
    description:
      'Noted wrongly: it counts nowhere any more, and what it had taken of its receipt is the customer’s to use again. Once more changes nothing.',
    access: finance,
    parameters: [idParameter('The id of the repayment.')],
    body: receiptUndoing,
    response: receipt,
    run: async (context, { params, body }) =>
      readReceipt(context, await undoRepayment(context, params.id, body.reason)),
  }),
  post('/:id/undo', {
    id: 'undoReceipt',
    summary: 'Takes back that money came',
    description:
      'Noted wrongly, or taken back by the bank: it counts nowhere any more. What it had paid is open again, and its orders wait for payment, with their seats or room. Once more changes nothing. Refused (409) where money of its invoices or of itself was given back since, or one of them is being paid online.',
    access: finance,
    failures: ['STATE_CONFLICT', 'PAYMENT_UNDER_WAY', 'CREDITED_SINCE', 'REPAID_SINCE', 'BUSY'],
    parameters: [receiptId],
    body: receiptUndoing,
    response: receipt,
    run: async (context, { params, body }) => {
      await undoReceipt(context, params.id, body.reason)
      return readReceipt(context, params.id)
    },
  }),
)
