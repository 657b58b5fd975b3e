import { eq, sql } from 'drizzle-orm'
import type { MailMessage } from '../../adapters/mail.ts'
import { certificatePdf, invoicePdf, quotationPdf } from '../../adapters/pdf.ts'
import { pdfName } from '../../adapters/pdf-name.ts'
import { plannedSession } from '../../api/sessions/present-session.ts'
import { fromPlannedSessions } from '../../api/sessions/select-sessions.ts'
import { bookings, certificates, invoices, sessions } from '../../db/tables.ts'
import { verifyPath } from '../../domain/certificate-code.ts'
import { inLocale, type Locale, localePath } from '../../domain/locales.ts'
import type { MailAttachment, MailData } from '../../domain/mails.ts'
import { type CalendarSession, writeCalendar } from '../../domain/write-calendar.ts'
import type { JobContext } from '../context.ts'
import { calendarTranslator } from './texts.ts'

type Context = Pick<JobContext, 'db' | 'publicUrl' | 'brand'>

interface Printed {
  name: string
  bytes: Uint8Array
  type?: string
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

/** The days of a session as they are by now, under the ids that they have in every other calendar of ours. */
async function calendar({ db, publicUrl, brand }: Context, id: string, locale: Locale): Promise<Printed | null> {
  const { rows } = await db.execute<{ session: CalendarSession }>(
    sql`select ${plannedSession} as session from ${fromPlannedSessions} where ${sessions.id} = ${id}`,
  )
  const session = rows[0]?.session
  if (!session) return null
  const slug = inLocale(session.plannedCourse.slug, locale) ?? ''
  const site = { brand, publicUrl: publicUrl() }
  const path = `/courses/${encodeURIComponent(slug)}/sessions/${id}.ics`
  const text = writeCalendar([session], path, { locale, site, t: calendarTranslator(locale) })
  return { name: `${slug}.ics`, bytes: Buffer.from(text), type: 'text/calendar; charset=utf-8; method=PUBLISH' }
}

type Printer = (context: Context, id: string, locale: Locale) => Promise<Printed | null>

const printers: Record<MailAttachment['document'], Printer> = {
  invoice,
  quotation,
  certificate,
  calendar,
}

/** What goes with a mail, made now; throws when one of them is not there. */
export const attachmentsOf = (
  mail: { data: MailData; locale: Locale },
  context: Context,
): Promise<MailMessage['attachments']> =>
  Promise.all(
    (mail.data.attachments ?? []).map(async ({ document, id }) => {
      const printed = await printers[document](context, id, mail.locale)
      if (!printed) throw new Error(`There is no ${document} ${id}`)
      const { name, bytes, type = 'application/pdf' } = printed
      return { filename: name, content: bytes, contentType: type }
    }),
  )
