import { setTimeout as wait } from 'node:timers/promises'
import { eq, sql } from 'drizzle-orm'
import type { InferType } from 'yup'
import {
  bankIgnoring,
  bankImport,
  bankSettling,
  bankStatement,
  bankTransaction,
  bankTransactionRecord,
} from '../../../schemas/bank.ts'
import { bankTransactions } from '../../db/tables.ts'
import { bankFileMegabytes, bankStates } from '../../domain/bank.ts'
import {
  type ApiContext,
  ApiError,
  contextOf,
  defineList,
  finance,
  get,
  idParameter,
  instantOf,
  invalid,
  listOf,
  post,
  readForm,
  routes,
  selected,
} from '../platform/index.ts'
import { ignoreTransaction, reopenTransaction, settleTransaction } from './decide-bank.ts'
import { importBankFile } from './import-bank-file.ts'
import { matchBank } from './match-bank.ts'
import { openAmountOf } from './open-amount.ts'

type Statement = InferType<typeof bankStatement>
type Transaction = InferType<typeof bankTransaction>

const countOf = (states: readonly string[]) => sql`(
  select count(*)::int from bank_transactions moved where moved.statement_id = bank_statements.id
  and moved.state in (${sql.join(
    states.map((state) => sql`${state}`),
    sql`, `,
  )}))`

/** How much lies between the statement before it and this one; null where that leads to it, or there is none. */
const gap = sql`(select nullif(bank_statements.opening - before.closing, 0)::float8 from bank_statements before
  where before.account = bank_statements.account and before.id <> bank_statements.id
    and (before.closed_on, before.number, before.id) < (bank_statements.closed_on, bank_statements.number, bank_statements.id)
    and before.format = bank_statements.format
  order by before.closed_on desc, before.number desc, before.id desc limit 1)`

const statements = defineList<Statement>({
  path: '/statements',
  id: 'bankStatements',
  summary: 'A page of the statements of the bank, for staff',
  description:
    'What came of the files of the bank: the balances of each statement, how many of its movements wait for staff, and where one is missing before it.',
  access: finance,
  response: listOf(bankStatement, 'BankStatementList'),
  from: sql`bank_statements left join users senders on senders.id = bank_statements.uploaded_by`,
  key: sql`bank_statements.id`,
  columns: {
    _id: sql`bank_statements.id`,
    format: sql`bank_statements.format`,
    account: sql`bank_statements.account`,
    number: sql`bank_statements.number`,
    openedOn: sql`bank_statements.opened_on::text`,
    closedOn: sql`bank_statements.closed_on::text`,
    opening: sql`bank_statements.opening::float8`,
    closing: sql`bank_statements.closing::float8`,
    fileName: sql`bank_statements.file_name`,
    uploadedBy: sql`senders.first_name || ' ' || senders.last_name`,
    createdAt: instantOf(sql.raw('bank_statements.created_at')),
    movements: countOf(bankStates),
    waiting: countOf(['new']),
    open: countOf(['proposed', 'left']),
    gap,
  },
  filters: {
    _id: { kind: 'id', column: sql`bank_statements.id` },
    number: { kind: 'text', column: sql`bank_statements.number` },
    closedOn: { kind: 'date', column: sql`bank_statements.closed_on` },
    createdAt: { kind: 'date', column: sql`bank_statements.created_at` },
  },
  sort: [
    ['closedOn', 'DESC'],
    ['number', 'DESC'],
  ],
})

/** What it settled, or is proposed to. */
const parts = sql`coalesce((
  select jsonb_agg(jsonb_build_object('invoice', invoices.id, 'number', invoices.number,
    'customer', invoices.document->'customer'->>'name', 'amount', parts.amount, 'owed', ${openAmountOf()}) order by invoices.number)
  from (
    select invoice_id, amount from receipt_parts where receipt_parts.receipt_id = bank_transactions.receipt_id
    union all select (part->>'invoice')::uuid, (part->>'amount')::int from jsonb_array_elements(bank_transactions.parts) part
  ) parts join invoices on invoices.id = parts.invoice_id), '[]')`

const columns = {
  _id: sql`bank_transactions.id`,
  statement: sql`bank_transactions.statement_id`,
  bookedOn: sql`bank_transactions.booked_on::text`,
  amount: sql`bank_transactions.amount::float8`,
  counterpartyName: sql`bank_transactions.counterparty_name`,
  counterpartyIban: sql`bank_transactions.counterparty_iban`,
  reference: sql`bank_transactions.reference`,
  text: sql`bank_transactions.text`,
  bankReference: sql`bank_transactions.bank_reference`,
  state: sql`bank_transactions.state`,
  reason: sql`bank_transactions.reason`,
  parts,
  payer: sql`bank_transactions.payer`,
  receipt: sql`bank_transactions.receipt_id`,
  decidedBy: sql`deciders.first_name || ' ' || deciders.last_name`,
  decidedAt: instantOf(sql.raw('bank_transactions.decided_at')),
  note: sql`bank_transactions.note`,
}
const fromTransactions = sql`bank_transactions left join users deciders on deciders.id = bank_transactions.decided_by`

const transactions = defineList<Transaction>({
  path: '/transactions',
  id: 'bankTransactions',
  summary: 'A page of the movements on the account, for staff',
  description:
    'What moved by the bank: each movement with its state, why it is in it, the invoices that it settled or is proposed for, and the receipt it became.',
  access: finance,
  response: listOf(bankTransaction, 'BankTransactionList'),
  from: fromTransactions,
  key: sql`bank_transactions.id`,
  columns,
  filters: {
    search: {
      kind: 'text',
      column: sql`concat_ws(' ', counterparty_name, counterparty_iban, reference, text, bank_reference, bank_transactions.note)`,
    },
    state: { kind: 'choice', of: bankStates, column: sql`bank_transactions.state` },
    statement: { kind: 'id', column: sql`bank_transactions.statement_id` },
    bookedOn: { kind: 'date', column: sql`bank_transactions.booked_on` },
    amount: { kind: 'number', column: sql`bank_transactions.amount` },
  },
  sort: [
    ['bookedOn', 'DESC'],
    ['amount', 'DESC'],
  ],
})

async function readTransaction({ db }: ApiContext, id: string): Promise<Transaction> {
  const { rows } = await db.execute<Transaction>(
    sql`select ${selected(columns)} from ${fromTransactions} where bank_transactions.id = ${id}`,
  )
  if (!rows[0]) throw new ApiError('NOT_FOUND')
  return rows[0]
}

/** So many to choose from. */
const mostOpen = 100

async function readRecord(context: ApiContext, id: string) {
  const found = await readTransaction(context, id)
  const { amount, counterpartyName, state } = found
  const { rows: openInvoices } = await context.db.execute(sql`
    select _id, number, customer, owed, "dueOn" from (
      select id as _id, number, document->'customer'->>'name' as customer, ${openAmountOf()} as owed, due_on::text as "dueOn"
      from invoices where status = 'open' and credit_kind is null) standing
    where ${amount} > 0 and ${state} <> 'settled' and owed > 0
    order by owed = ${amount} desc, similarity(customer, ${counterpartyName ?? ''}) desc, "dueOn", number limit ${mostOpen}`)
  return { ...found, openInvoices }
}

/** Milliseconds in which what a file brought is matched before it is answered; the rest is done by a job. */
const timeToMatch = 4_000

/** Matches until nothing is new, also where a job does the same at the moment, or the time is over. */
async function matchInTime(context: ApiContext) {
  const until = Date.now() + timeToMatch
  const isNew = eq(bankTransactions.state, 'new')
  do await matchBank(context, until)
  while (Date.now() < until && (await context.db.$count(bankTransactions, isNew)) > 0 && (await wait(100, true)))
}

async function takeFile(context: ApiContext, form: FormData) {
  const file = form.get('file')
  if (!(file instanceof File)) throw invalid('file', 'error.required')
  try {
    return await importBankFile(context, { name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) })
  } finally {
    await matchInTime(context)
  }
}

const parameters = [idParameter('The id of the movement.')]

export const bankRoutes = routes(
  post('/files', {
    id: 'importBankFile',
    summary: 'Takes a file of the bank: CODA or CAMT.053',
    description:
      'Reads the statements of a file and keeps what of them is new, all of it or nothing. What names an invoice by a right structured message and brings what is open of it becomes a receipt by itself; the rest is proposed with a reason, or left. A file that was read before is refused (409) and changes nothing. Of many movements the last are matched after it is answered.',
    access: finance,
    failures: ['ALREADY_EXISTS'],
    bodyLimit: bankFileMegabytes + 1,
    form: { file: 'file' },
    response: bankImport,
    status: 201,
    respond: async (c) => c.json(await takeFile(contextOf(c), await readForm(c)), 201),
  }),
  statements,
  transactions,
  get('/transactions/:id', {
    id: 'bankTransaction',
    summary: 'One movement on the account',
    description: 'A movement with the open invoices that it could be for, the likeliest first.',
    access: finance,
    parameters,
    response: bankTransactionRecord,
    run: (context, { params }) => readRecord(context, params.id),
  }),
  post('/transactions/:id/settle', {
    id: 'settleBankTransaction',
    summary: 'Makes a receipt of a movement',
    description:
      'As it is proposed, or on the invoices that are named; what it brought in surplus is its customer’s. Undoing the receipt leaves the movement to staff again. Refused (409) where it was settled before, or left the account.',
    access: finance,
    failures: ['STATE_CONFLICT', 'PAYMENT_UNDER_WAY'],
    parameters,
    body: bankSettling,
    response: bankTransaction,
    run: async (context, { params, body }) => {
      await settleTransaction(context, params.id, body)
      return readTransaction(context, params.id)
    },
  }),
  post('/transactions/:id/ignore', {
    id: 'ignoreBankTransaction',
    summary: 'Puts a movement aside',
    description: 'It is no payment of a customer, and waits for nobody any more; with a reason.',
    access: finance,
    failures: ['STATE_CONFLICT'],
    parameters,
    body: bankIgnoring,
    response: bankTransaction,
    run: async (context, { params, body }) => {
      await ignoreTransaction(context, params.id, body.reason)
      return readTransaction(context, params.id)
    },
  }),
  post('/transactions/:id/reopen', {
    id: 'reopenBankTransaction',
    summary: 'Takes back that a movement was put aside',
    description: 'It is matched again, as if nobody had put it aside. Refused (409) for any other.',
    access: finance,
    failures: ['STATE_CONFLICT'],
    parameters,
    response: bankTransaction,
    run: async (context, { params }) => {
      await reopenTransaction(context, params.id)
      await matchBank(context, Date.now() + timeToMatch)
      return readTransaction(context, params.id)
    },
  }),
)
