import { eq, sql } from 'drizzle-orm'
import { pdfName, reminderPdf } from '../../adapters/pdf.ts'
import type { Executor } from '../../db/client.ts'
import { invoices, reminders } from '../../db/tables.ts'
import { brusselsDay } from '../../domain/days.ts'
import { paymentReference } from '../../domain/money.ts'
import { supplierIn } from '../../domain/provider.ts'
import { damagesOf } from '../../domain/reminders.ts'
import { ApiError, type Printed, pick } from '../platform/index.ts'
import { readReminded, readReminderSettings } from './remind.ts'

type Told = Pick<
  typeof reminders.$inferSelect,
  'level' | 'sentOn' | 'payBy' | 'open' | 'costs' | 'damages' | 'supplier'
>

async function print(db: Executor, invoiceId: string, told: Told): Promise<Printed> {
  const [invoice] = await db
    .select({ ...pick(invoices, 'document', 'total', 'organisationId'), dueOn: sql<string>`${invoices.dueOn}::text` })
    .from(invoices)
    .where(eq(invoices.id, invoiceId))
  if (!invoice) throw new ApiError('NOT_FOUND')
  const { document, total, organisationId, dueOn } = invoice
  const { locale, number, customer, issuedOn, lines } = document
  const { level, sentOn, payBy, open, costs, damages } = told
  const isConsumer = !organisationId && !customer.vat
  const { asksDamages } = await readReminderSettings(db)
  const bytes = await reminderPdf({
    isConsumer,
    later: asksDamages ? damagesOf({ open, isConsumer }, sentOn) : 0,
    locale,
    number,
    customer,
    dueOn,
    level,
    payBy,
    open,
    costs,
    damages,
    total,
    issuedOn: sentOn,
    billedOn: issuedOn,
    supplier: told.supplier,
    description: lines[0]?.description ?? '',
    paymentReference: document.paymentReference ?? paymentReference(number),
  })
  return { name: pdfName('reminder', locale, `${number}-${level}`), bytes }
}

/** A reminder on paper, as it was sent, with the statement of what it costs; null where there is none. */
export async function printReminder(db: Executor, id: string): Promise<Printed | null> {
  const [reminder] = await db.select().from(reminders).where(eq(reminders.id, id))
  return reminder ? print(db, reminder.invoiceId, reminder) : null
}

/** The reminder of an invoice that would go now, or after the last the one that went; 404 where there is neither. */
export async function printNextReminder(db: Executor, invoiceId: string): Promise<Printed> {
  const known = await readReminded(db, invoiceId, await readReminderSettings(db))
  const [last] = known?.sent ?? []
  if (known?.next && known.invoice.open > 0) {
    const { open } = known.invoice
    return print(db, invoiceId, {
      ...pick(known.next, 'level', 'payBy', 'costs', 'damages'),
      open,
      sentOn: brusselsDay(new Date()),
      supplier: supplierIn(known.invoice.document.locale),
    })
  }
  if (!last) throw new ApiError('NOT_FOUND')
  return print(db, invoiceId, last)
}
