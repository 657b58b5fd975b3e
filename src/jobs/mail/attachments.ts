import { eq } from 'drizzle-orm'
import type { MailMessage } from '../../adapters/mail.ts'
import { certificatePdf, invoicePdf, quotationPdf } from '../../adapters/pdf.ts'
import { bookings, certificates, invoices } from '../../db/tables.ts'
import { verifyPath } from '../../domain/certificate-code.ts'
import { type Locale, localePath } from '../../domain/locales.ts'
import type { MailAttachment, MailData } from '../../domain/mails.ts'
import type { JobContext } from '../context.ts'
import { type MailTexts, mailTranslator } from './texts.ts'

type Context = Pick<JobContext, 'db' | 'publicUrl'>

interface Printed {
  /** What kind of document its reader calls it. */
  label: keyof MailTexts['files']
  /** What tells it from others of its kind: its number. */
  name: string
  bytes: Uint8Array
}

async function invoice({ db }: Context, id: string): Promise<Printed | null> {
  const [row] = await db.select({ document: invoices.document }).from(invoices).where(eq(invoices.id, id))
  if (!row) return null
  const label = row.document.creditOf ? 'creditNote' : 'invoice'
  return { label, name: row.document.number, bytes: await invoicePdf(row.document) }
}

async function quotation({ db }: Context, id: string): Promise<Printed | null> {
  const [row] = await db.select({ document: bookings.offer }).from(bookings).where(eq(bookings.id, id))
  if (!row?.document) return null
  return { label: 'quotation', name: row.document.number, bytes: await quotationPdf(row.document) }
}

async function certificate({ db, publicUrl }: Context, id: string): Promise<Printed | null> {
  const [row] = await db.select({ document: certificates.document }).from(certificates).where(eq(certificates.id, id))
  if (!row) return null
  const { code, locale } = row.document
  const verifyUrl = `${publicUrl()}${localePath(verifyPath(code), locale)}`
  return { label: 'certificate', name: code, bytes: await certificatePdf(row.document, verifyUrl) }
}

const printers: Record<MailAttachment['document'], (context: Context, id: string) => Promise<Printed | null>> = {
  invoice,
  quotation,
  certificate,
}

/** The PDFs of a mail, made now; throws when one of them is not there. */
export const attachmentsOf = (
  mail: { data: MailData; locale: Locale },
  context: Context,
): Promise<MailMessage['attachments']> =>
  Promise.all(
    (mail.data.attachments ?? []).map(async ({ document, id }) => {
      const printed = await printers[document](context, id)
      if (!printed) throw new Error(`There is no ${document} ${id}`)
      const filename = `${mailTranslator(mail.locale)(`files.${printed.label}`)}-${printed.name.replaceAll(/[^\w-]+/g, '-')}.pdf`
      return { filename, content: printed.bytes, contentType: 'application/pdf' }
    }),
  )
