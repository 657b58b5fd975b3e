import type { Transaction } from '../../db/client.ts'
import { queueMail } from '../../db/queue-mail.ts'
import type { invoices } from '../../db/tables.ts'
import { brusselsDay } from '../../domain/days.ts'
import { localePath } from '../../domain/locales.ts'
import { findReceiver } from './find-receiver.ts'
import { insertInvoice } from './insert-invoice.ts'

/** Takes an invoice back under a number of its own, and mails that; open for as long as money has to be returned. */
export async function issueCreditNote(
  tx: Transaction,
  { organisationId, userId, status, document }: typeof invoices.$inferSelect,
  { publicUrl, issuedBy }: { publicUrl: string; issuedBy: string | null },
) {
  const { locale, number, customer, reference, lines, floor } = document
  const note = await insertInvoice(tx, {
    ...{ organisationId, userId, locale, customer, reference, floor, issuedBy },
    status: status === 'paid' ? 'open' : 'paid',
    issuedOn: brusselsDay(new Date()),
    lines: lines.map(({ amount: _, ...line }) => ({ ...line, unitPrice: -line.unitPrice })),
    creditOf: number,
  })
  const receiver = await findReceiver(tx, { userId, customer })
  if (!receiver) return
  const { to, firstName } = receiver
  await queueMail(tx, {
    key: `credit-note:${note.id}`,
    ...{ to, locale },
    kind: 'credit-note',
    values: {
      ...{ firstName, number: note.number, invoice: number, amount: Math.abs(note.total) },
      refund: status === 'paid',
      url: publicUrl + localePath('/my-account/invoice-data', locale),
    },
    attachments: [{ document: 'invoice', id: note.id }],
  })
}
