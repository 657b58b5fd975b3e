import { eq, sql } from 'drizzle-orm'
import type { InferType } from 'yup'
import { bundledTexts } from '../../../locales/texts.ts'
import {
  debtsByAge,
  type NewPause,
  newPause,
  newReminders,
  openInvoice,
  openInvoiceRecord,
  reminderActions,
} from '../../../schemas/reminder.ts'
import { invoices } from '../../db/tables.ts'
import { type CsvCell, csvEuros } from '../../domain/csv.ts'
import { debtAges, type NextReminder } from '../../domain/reminders.ts'
import {
  type ApiContext,
  ApiError,
  callerOf,
  contextOf,
  defineList,
  finance,
  get,
  idParameter,
  instantOf,
  listOf,
  lock,
  post,
  routes,
  sendPdf,
} from '../platform/index.ts'
import { findReceiver } from './mail-invoice.ts'
import { openAmountOf } from './open-amount.ts'
import {
  liftPause,
  mailOf,
  pauseHolds,
  pauseReminders,
  type ReminderRefusal,
  readReminded,
  readReminderSettings,
  remindOf,
} from './remind.ts'
import { printNextReminder } from './reminder-document.ts'

type OpenInvoice = InferType<typeof openInvoice>

const today = sql`(now() at time zone 'Europe/Brussels')::date`
const late = sql`(${today} - invoices.due_on)`
const age = sql`(case when ${late} <= 0 then 'current' when ${late} <= 30 then 'to30' when ${late} <= 60 then 'to60'
  when ${late} <= 90 then 'to90' else 'older' end)`
/** Those of which something is still to be paid, by the name of their table. */
const fromOpen = sql`(select * from invoices where status = 'open' and credit_kind is null) invoices`
const level = sql`coalesce((select max(level) from reminders where reminders.invoice_id = invoices.id), 0)`
const pause = (
  invoice = sql`invoices.id`,
) => sql`(select jsonb_build_object('reason', pauses.reason, 'until', pauses.until,
    'note', pauses.note, 'by', users.first_name || ' ' || users.last_name, 'at', ${instantOf(sql.raw('pauses.created_at'))})
  from reminder_pauses pauses left join users on users.id = pauses.set_by
  where pauses.invoice_id = ${invoice} and ${pauseHolds})`

const list = defineList<OpenInvoice>({
  id: 'openInvoices',
  summary: 'A page of open invoices by how late they are, for staff',
  description:
    'Invoices of which something is still to be paid, the oldest debt first: how much, how late, the reminder that went last, and what stops the next.',
  access: finance,
  response: listOf(openInvoice, 'OwedInvoiceList'),
  from: fromOpen,
  key: sql`invoices.id`,
  columns: {
    _id: sql`invoices.id`,
    number: sql`invoices.number`,
    customer: sql`invoices.document->'customer'->>'name'`,
    email: sql`invoices.document->'customer'->>'email'`,
    issuedOn: sql`invoices.issued_on::text`,
    dueOn: sql`invoices.due_on::text`,
    owed: openAmountOf(),
    age,
    level,
    remindedOn: sql`(select max(sent_on)::text from reminders where reminders.invoice_id = invoices.id)`,
    pause: pause(),
  },
  filters: {
    search: {
      kind: 'search',
      column: sql`concat_ws(' ', invoices.number, invoices.document->'customer'->>'name')`,
      digits: [sql`invoices.document->'customer'->>'vat'`],
      reference: sql`invoices.document->>'paymentReference'`,
      amount: openAmountOf(),
      number: sql`invoices.number`,
    },
    age: { kind: 'choice', of: debtAges, column: age },
    isPaused: { kind: 'boolean', column: sql`(${pause()} is not null)` },
    dueOn: { kind: 'date', column: sql`invoices.due_on` },
    owed: { kind: 'number', column: openAmountOf() },
    level: { kind: 'number', column: level },
  },
  sort: [['dueOn', 'ASC']],
  csv: {
    id: 'openInvoiceExport',
    summary: 'Open invoices as a CSV file',
    description: 'The open invoices that fit the filters, in the order asked for, a line each.',
    name: { nl: 'openstaand', en: 'open', fr: 'impayes' },
    columns(locale) {
      const { columns, ages, reasons } = bundledTexts[locale]['panel-open']
      const column = (key: keyof typeof columns, cell: (row: OpenInvoice) => CsvCell) => ({
        key,
        heading: columns[key],
        cell,
      })
      return [
        column('number', ({ number }) => number),
        column('customer', ({ customer }) => customer),
        column('dueOn', ({ dueOn }) => dueOn),
        column('age', (row) => ages[row.age]),
        column('owed', ({ owed }) => csvEuros(owed)),
        column('level', (row) => (row.level > 0 ? String(row.level) : '')),
        column('pause', (row) => (row.pause ? reasons[row.pause.reason] : '')),
      ]
    },
  },
})

async function readAges({ db }: ApiContext) {
  const { rows } = await db.execute(sql`
    select age, count(*)::int as count, sum(owed)::float8 as owed
    from (select ${age} as age, ${openAmountOf()} as owed from ${fromOpen}) standing group by age`)
  return { items: debtAges.flatMap((one) => rows.filter((row) => row.age === one)) }
}

async function readRecord(context: ApiContext, id: string) {
  const { db } = context
  const known = await readReminded(db, id, await readReminderSettings(db))
  if (!known) throw new ApiError('NOT_FOUND')
  const { invoice, isConsumer } = known
  const receiver = await db.transaction((tx) =>
    findReceiver(tx, { userId: invoice.userId, customer: invoice.document.customer }),
  )
  const told = (next: NextReminder) => {
    const { level, allowedOn, costs, damages, payBy } = next
    const { locale, ...data } = mailOf(context, known, next, receiver?.firstName ?? '')
    const { subject, text: body } = context.renderMail({ data, locale }, context)
    const { total } = data.values
    return { level, allowedOn, costs, damages, total, payBy, to: receiver?.to ?? null, subject, body }
  }
  const { rows } = await db.execute<{
    reminders: InferType<typeof openInvoiceRecord>['reminders']
    pause: OpenInvoice['pause']
  }>(sql`
    select coalesce((
      select jsonb_agg(jsonb_build_object('_id', reminders.id, 'level', level, 'sentOn', sent_on, 'payBy', pay_by,
        'open', open, 'costs', costs, 'damages', damages, 'email', reminders.email,
        'by', users.first_name || ' ' || users.last_name) order by level desc)
      from reminders left join users on users.id = reminders.sent_by where invoice_id = ${id}), '[]') as reminders,
      ${pause(sql`${id}::uuid`)} as pause`)
  const [standing = { reminders: [], pause: null }] = rows
  return { _id: id, isConsumer, ...standing, next: known.next && invoice.open > 0 ? told(known.next) : null }
}

/** Reminds of each of them; says of which, and why of others not. */
async function remindChosen(context: ApiContext, chosen: readonly string[]) {
  const { userId: sentBy } = callerOf(context)
  const done: string[] = []
  const refused: { _id: string; why: ReminderRefusal }[] = []
  for (const id of new Set(chosen.map((one) => one.toLowerCase()))) {
    const why = await remindOf(context, id, { sentBy })
    if (why) refused.push({ _id: id, why })
    else done.push(id)
  }
  return { done, refused }
}

/** 404 where there is no such invoice, 409 where nothing is open of it. */
async function changePause(context: ApiContext, id: string, input: NewPause | null) {
  const { userId } = callerOf(context)
  await context.db.transaction(async (tx) => {
    await lock(tx, { invoices: [id] })
    const [invoice] = await tx.select({ open: openAmountOf() }).from(invoices).where(eq(invoices.id, id))
    if (!invoice) throw new ApiError('NOT_FOUND')
    if (!input) return liftPause(tx, id, userId)
    if (invoice.open <= 0) throw new ApiError('STATE_CONFLICT')
    const { reason, until = null, note } = input
    return pauseReminders(tx, id, { reason, until, note, setBy: userId })
  })
  return readRecord(context, id)
}

const invoiceId = idParameter('The id of the invoice.')

export const openInvoiceRoutes = routes(
  list,
  get('/ages', {
    id: 'debtsByAge',
    summary: 'How much is open, by how late it is',
    description: 'Number and cents of open invoices: not due yet, up to 30, 60 and 90 days late, and older.',
    access: finance,
    response: debtsByAge,
    run: (context) => readAges(context),
  }),
  get('/:id', {
    id: 'openInvoice',
    summary: 'The reminders of an invoice',
    description: 'Those that went, what stops them, and the next one as it would go now, with its mail.',
    access: finance,
    parameters: [invoiceId],
    response: openInvoiceRecord,
    run: (context, { params }) => readRecord(context, params.id),
  }),
  get('/:id/reminder', {
    id: 'reminderPdf',
    summary: 'A reminder of an invoice as a PDF',
    description: 'The one that would go now, or after the last the one that went (404 without either), with its costs.',
    access: finance,
    parameters: [invoiceId],
    bytes: 'application/pdf',
    respond: async (c) => sendPdf(c, await printNextReminder(contextOf(c).db, c.req.param('id'))),
  }),
  post('/:id/pause', {
    id: 'pauseReminders',
    summary: 'Stops the reminders of an invoice',
    description:
      'Its customer disputes it, until that is lifted, or promised to pay by a day. Another takes its place.',
    access: finance,
    failures: ['STATE_CONFLICT'],
    parameters: [invoiceId],
    body: newPause,
    response: openInvoiceRecord,
    run: (context, { params, body }) => changePause(context, params.id, body),
  }),
  post('/:id/resume', {
    id: 'resumeReminders',
    summary: 'Lifts what stops the reminders of an invoice',
    description: 'The next may go again. Where nothing stops them nothing changes.',
    access: finance,
    parameters: [invoiceId],
    response: openInvoiceRecord,
    run: (context, { params }) => changePause(context, params.id, null),
  }),
)

export const reminderRoutes = post('/', {
  id: 'remind',
  summary: 'Sends the next reminder of each of the invoices',
  description:
    'By e-mail, with the letter and the invoice; the first is free, a further one goes once the 14 days of the one before it are over. Says why of others none goes: nothing is open, it is stopped, too early, or no address is known.',
  access: finance,
  body: newReminders,
  response: reminderActions,
  run: (context, { body }) => remindChosen(context, body.chosen),
})
