import { eq } from 'drizzle-orm'
import type { MailMessage } from '../../adapters/mail.ts'
import { certificatePdf, invoicePdf, quotationPdf } from '../../adapters/pdf.ts'
import { pdfName } from '../../adapters/pdf-name.ts'
import { bookings, certificates, invoices } from '../../db/tables.ts'
import { verifyPath } from '../../domain/certificate-code.ts'
import { localePath } from '../../domain/locales.ts'
import type { MailAttachment, MailData } from '../../domain/mails.ts'
import type { JobContext } from '../context.ts'

type Context = Pick<JobContext, 'db' | 'publicUrl'>

interface Printed {
  name: string
  bytes: Uint8Array
}

async function invoice({ db }: Context, id: string): Promise<Printed | null> {
  const [row] = await db.select({ document: invoices.document }).from(invoices).where(eq(invoices.id, id))
  if (!row) return null
  const { creditOf, locale, number } = row.document
  return { name: pdfName(creditOf ? 'creditNote' : 'invoice', locale, number), bytes: await invoicePdf(row.document) }
}

async function quotation({ db }: Context, id: string): Promise<Printed | null> {
  const [row] = await db.select({ document: bookings.offer }).from(bookings).where(eq(bookings.id, id))
  if (!row?.document) return null
  const { locale, number } = row.document
  return { name: pdfName('quotation', locale, number), bytes: await quotationPdf(row.document) }
}

async function certificate({ db, publicUrl }: Context, id: string): Promise<Printed | null> {
  const [row] = await db.select({ document: certificates.document }).from(certificates).where(eq(certificates.id, id))
  if (!row) return null
  const { code, locale } = row.document
  const verifyUrl = `${publicUrl()}${localePath(verifyPath(code), locale)}`
  return { name: pdfName('certificate', locale, code), bytes: await certificatePdf(row.document, verifyUrl) }
}

const printers: Record<MailAttachment['document'], (context: Context, id: string) => Promise<Printed | null>> = {
  invoice,
  quotation,
  certificate,
}

/** The PDFs of a mail, made now; throws when one of them is not there. */
export const attachmentsOf = (mail: { data: MailData }, context: Context): Promise<MailMessage['attachments']> =>
  Promise.all(
    (mail.data.attachments ?? []).map(async ({ document, id }) => {
      const printed = await printers[document](context, id)
      if (!printed) throw new Error(`There is no ${document} ${id}`)
      return { filename: printed.name, content: printed.bytes, contentType: 'application/pdf' }
    }),
  )
