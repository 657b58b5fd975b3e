import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '../../db/client.ts'
import { queueMail } from '../../db/mails.ts'
import { invoices, reminderPauses, reminderSettings, reminders } from '../../db/tables.ts'
import { brusselsDay } from '../../domain/days.ts'
import type { ValuesOf } from '../../domain/mails.ts'
import { paymentReference } from '../../domain/money.ts'
import { provider, supplierIn } from '../../domain/provider.ts'
import {
  type NextReminder,
  nextReminder,
  type ReminderSettings,
  type reminderRefusals,
} from '../../domain/reminders.ts'
import { type ApiContext, forEachDue, lock, pick } from '../platform/index.ts'
import { findReceiver, invoiceAddress } from './mail-invoice.ts'
import { openAmountOf } from './open-amount.ts'

export type ReminderRefusal = (typeof reminderRefusals)[number]

const reminderColumns = pick(
  reminderSettings,
  ...(['isAutomatic', 'firstAfter', 'secondAfter', 'thirdAfter', 'fee', 'asksDamages'] as const),
)

export async function readReminderSettings(db: Executor): Promise<ReminderSettings> {
  const [settings] = await db.select(reminderColumns).from(reminderSettings)
  if (!settings) throw new Error('The row of reminder_settings is gone')
  return settings
}

/** A row of `pauses` by which nobody is reminded meanwhile: a dispute that was not lifted, a promise until its day is over. */
export const pauseHolds = sql`(pauses.lifted_at is null
  and (pauses.until is null or pauses.until >= (now() at time zone 'Europe/Brussels')::date))`

const isPaused = sql`exists (select from reminder_pauses pauses
  where pauses.invoice_id = invoices.id and ${pauseHolds})`

/** Of what the kmo-portefeuille helps to pay, the day by which both shares are. */
const lastDueOn = sql<string>`greatest(${invoices.dueOn}, (
  select max(shares.due_on) from invoice_shares shares where shares.invoice_id = ${invoices.id}))::text`

/** An open invoice with what its next reminder needs to know; undefined where it is not there, or a credit note. */
export async function readReminded(db: Executor, id: string, settings: ReminderSettings) {
  const [invoice] = await db
    .select({
      ...pick(invoices, 'id', 'number', 'userId', 'organisationId', 'issuedOn', 'dueOn', 'document'),
      open: openAmountOf(),
      lastDueOn,
      isPaused: isPaused as ReturnType<typeof sql<boolean>>,
    })
    .from(invoices)
    .where(and(eq(invoices.id, id), isNull(invoices.creditKind)))
  if (!invoice) return
  const sent = await db.select().from(reminders).where(eq(reminders.invoiceId, id)).orderBy(desc(reminders.level))
  const today = brusselsDay(new Date())
  const isConsumer = !invoice.organisationId && !invoice.document.customer.vat
  const reminded = { dueOn: invoice.lastDueOn, open: invoice.open, isConsumer, last: sent[0] ?? null }
  return { invoice, sent, isConsumer, next: nextReminder(reminded, settings, today), today }
}

type Known = NonNullable<Awaited<ReturnType<typeof readReminded>>>

/** The mail of a reminder, whether it goes or is only shown. */
export function mailOf(
  { publicUrl }: Pick<ApiContext, 'publicUrl'>,
  { invoice }: Known,
  { level, payBy, costs, damages }: NextReminder,
  firstName: string,
) {
  const { number, issuedOn, dueOn, open } = invoice
  const { locale } = invoice.document
  const hasAccount = invoice.userId !== null || invoice.organisationId !== null
  const values: ValuesOf<'reminder'> = {
    firstName,
    number,
    level,
    billedOn: issuedOn,
    dueOn,
    payBy,
    open,
    costs,
    damages,
    total: open + costs + damages,
    account: provider.iban,
    paymentReference: paymentReference(number),
    creditor: `${provider.name}, ${provider.vat.replace(/^BE(\d{4})(\d{3})(\d{3})$/, '$1.$2.$3')}`,
    ...(hasAccount && { url: invoiceAddress(publicUrl(), number, locale) }),
  }
  return { kind: 'reminder' as const, locale, values }
}

/** Why an invoice asks for no reminder on a day. */
function refusalOf({ invoice, next, today }: Known): ReminderRefusal | null {
  if (invoice.open <= 0) return 'paid'
  if (invoice.isPaused) return 'stopped'
  return !next || next.allowedOn > today ? 'early' : null
}

/** Sends the next reminder of an invoice; gives back why none goes. Of two at once one finds the other's. */
export async function remindOf(
  context: Pick<ApiContext, 'db' | 'publicUrl'>,
  id: string,
  { sentBy, isAutomatic = false }: { sentBy: string | null; isAutomatic?: boolean },
): Promise<ReminderRefusal | null> {
  return context.db.transaction(async (tx) => {
    await lock(tx, { invoices: [id] })
    const settings = await readReminderSettings(tx)
    const known = await readReminded(tx, id, settings)
    if (!known) return 'missing'
    const { invoice, next, today } = known
    const refusal = refusalOf(known)
    if (refusal || !next) return refusal
    if (isAutomatic && (!settings.isAutomatic || next.dueOn > today)) return 'early'
    const receiver = await findReceiver(tx, { userId: invoice.userId, customer: invoice.document.customer })
    if (!receiver) return 'address'
    const [made] = await tx
      .insert(reminders)
      .values({
        invoiceId: id,
        level: next.level,
        sentOn: today,
        payBy: next.payBy,
        open: invoice.open,
        costs: next.costs,
        damages: next.damages,
        email: receiver.to,
        supplier: supplierIn(invoice.document.locale),
        sentBy,
      })
      .returning({ id: reminders.id })
    const reminder = String(made?.id)
    await queueMail(tx, {
      about: reminder,
      to: receiver.to,
      ...mailOf(context, known, next, receiver.firstName),
      attachments: [
        { document: 'reminder', id: reminder },
        { document: 'invoice', id },
      ],
    })
    return null
  })
}

/** Reminds of what is late by itself, where staff turned that on. */
export async function remindDebtors(context: ApiContext): Promise<void> {
  const { isAutomatic, firstAfter } = await readReminderSettings(context.db)
  if (!isAutomatic) return
  const due = await context.db
    .select({ id: invoices.id })
    .from(invoices)
    .where(
      sql`${invoices.status} = 'open' and ${invoices.creditKind} is null and not ${isPaused}
        and ${invoices.dueOn} <= (now() at time zone 'Europe/Brussels')::date - ${firstAfter}::int
        and not exists (select from reminders where reminders.invoice_id = ${invoices.id} and level = 3)`,
    )
    .orderBy(invoices.dueOn, invoices.id)
  await forEachDue(context, 'A reminder was not sent', due, ({ id }) =>
    remindOf(context, id, { sentBy: null, isAutomatic: true }),
  )
}

/** Stops the reminders of an invoice; another reason takes the place of the one before. */
export async function pauseReminders(
  tx: Transaction,
  invoiceId: string,
  pause: Pick<typeof reminderPauses.$inferInsert, 'reason' | 'until' | 'note' | 'setBy'>,
) {
  await liftPause(tx, invoiceId, pause.setBy ?? null)
  await tx.insert(reminderPauses).values({ invoiceId, ...pause })
}

export const liftPause = (tx: Transaction, invoiceId: string, liftedBy: string | null) =>
  tx
    .update(reminderPauses)
    .set({ liftedAt: new Date(), liftedBy })
    .where(and(eq(reminderPauses.invoiceId, invoiceId), isNull(reminderPauses.liftedAt)))
