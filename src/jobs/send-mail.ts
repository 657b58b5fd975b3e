import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { MailError, type MailMessage, type MailTransport } from '../adapters/mail.ts'
import { certificatePdf, invoicePdf, pdfName, quotationPdf } from '../adapters/pdf.ts'
import { fromPlannedSessions, plannedSession } from '../api/catalogue/index.ts'
import { printReminder } from '../api/money/index.ts'
import { bookings, certificates, invoices, mails, sessions } from '../db/tables.ts'
import { verifyPath } from '../domain/certificates.ts'
import type { MailAttachment } from '../domain/define-mail.ts'
import { inLocale, type Locale, localePath } from '../domain/locales.ts'
import type { MailData } from '../domain/mails.ts'
import { hasForgottenLink, withoutSecretLink } from '../domain/mails.ts'
import { practicalMoment } from '../domain/practical.ts'
import { provider } from '../domain/provider.ts'
import { type CalendarSession, writeCalendar } from '../domain/write-calendar.ts'
import type { JobContext } from './context.ts'
import { calendarTranslator } from './mail/content.ts'
import { renderMail } from './mail/render-mail.ts'

type Mail = typeof mails.$inferSelect

/** Those that are to be sent still; a link that was forgotten opens nothing any more. */
async function findUnsent({ db }: Pick<JobContext, 'db'>, ids: readonly string[]): Promise<Mail[]> {
  const isUnsent = and(inArray(mails.id, [...ids]), isNull(mails.sentAt))
  const found = await db.select().from(mails).where(isUnsent).orderBy(asc(mails.createdAt), asc(mails.id))
  return found.filter(({ data }) => !hasForgottenLink(data))
}

/** Puts mails into the mailbox: each is there once its row says so, all at once or not at all. */
async function deliver(context: JobContext, ids: readonly string[]): Promise<void> {
  const unsent = await findUnsent(context, ids)
  if (unsent.length === 0) return
  const rendered = unsent.map((mail) => ({ id: mail.id, data: mail.data, ...renderMail(mail, context) }))
  const { rowCount } = await context.db.execute(sql`update mails
    set subject = sent.subject, text = sent.text, html = sent.html, attempts = attempts + 1,
      claimed_at = clock_timestamp(), sent_at = clock_timestamp()
    from jsonb_to_recordset(${JSON.stringify(rendered)}::jsonb)
      as sent(id uuid, data jsonb, subject text, text text, html text)
    where mails.id = sent.id and mails.sent_at is null and mails.data = sent.data`)
  // Delivered by another process meanwhile, or its link was forgotten: then it goes no more.
  if (rowCount !== unsent.length) await deliver(context, ids)
}

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

/** The days of a session as they are by now, with its room, or its link once that is mailed, under the ids that they have in every other calendar of ours. */
async function calendar({ db, publicUrl, brand }: Context, id: string, locale: Locale): Promise<Printed | null> {
  const { rows } = await db.execute<{ session: CalendarSession & { startDate: string }; room: string; link: string }>(
    sql`select ${plannedSession} as session, ${sessions.room} as room, ${sessions.onlineLink} as link
      from ${fromPlannedSessions} where ${sessions.id} = ${id}`,
  )
  const [found] = rows
  if (!found) return null
  const isLinkDue = practicalMoment('link', new Date(found.session.startDate)) <= new Date()
  const session: CalendarSession = { ...found.session, room: found.room, link: isLinkDue ? found.link : null }
  const slug = inLocale(session.plannedCourse.slug, locale) ?? ''
  const site = { brand, publicUrl: publicUrl() }
  const path = `/courses/${encodeURIComponent(slug)}/sessions/${id}.ics`
  const text = writeCalendar([session], path, { locale, site, t: calendarTranslator(locale) })
  return { name: `${slug}.ics`, bytes: Buffer.from(text), type: 'text/calendar; charset=utf-8; method=PUBLISH' }
}

type Printer = (context: Context, id: string, locale: Locale) => Promise<Printed | null>

const reminder: Printer = ({ db }, id) => printReminder(db, id)

const printers: Record<MailAttachment['document'], Printer> = { invoice, reminder, quotation, certificate, calendar }

/** What goes with a mail, made now; throws when one of them is not there. */
const attachmentsOf = (
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

const longestSending = '5 minutes'

/**
 * Makes this process the one that sends a mail; false: it is not to be sent any more.
 * Throws while another may be sending it. Who claimed it long ago died on the way: perhaps it went out, so it is not sent again.
 */
async function claim({ db, log }: Pick<JobContext, 'db' | 'log'>, id: string): Promise<boolean> {
  const claimed = await db
    .update(mails)
    .set({ claimedAt: sql`clock_timestamp()`, attempts: sql`${mails.attempts} + 1` })
    .where(and(eq(mails.id, id), isNull(mails.claimedAt), isNull(mails.sentAt)))
    .returning({ id: mails.id })
  if (claimed.length > 0) return true
  const [mail] = await db
    .select({
      sentAt: mails.sentAt,
      abandoned: sql<boolean>`${mails.claimedAt} < clock_timestamp() - ${longestSending}::interval`,
    })
    .from(mails)
    .where(eq(mails.id, id))
  if (!mail || mail.sentAt) return false
  if (!mail.abandoned) throw new Error('Another process may be sending this mail')
  log.error({ mail: id }, 'A process ended while it sent a mail, which may not have been sent')
  return false
}

/** Mails that tell the provider what a customer asked or did. */
type AboutCustomer = Extract<MailData, { values: { email: string } & ({ customer: string } | { message: string }) }>

const isAboutCustomer = (mail: MailData): mail is AboutCustomer =>
  'email' in mail.values && ('customer' in mail.values || 'message' in mail.values)

/** What customers ask is answered to the customer; everything else to the provider. */
const replyTo = (mail: MailData): { replyTo?: string } => (isAboutCustomer(mail) ? { replyTo: mail.values.email } : {})

/** Hands a mail to the server, once: only what surely was not sent is tried again. */
async function dispatch(context: JobContext, transport: MailTransport, mail: Mail): Promise<void> {
  const { db, log } = context
  const { id } = mail
  const rendered = renderMail(mail, context)
  const attachments = await attachmentsOf(mail, context)
  if (!(await claim(context, id))) return
  const messageId = `<${id}@${provider.email.split('@')[1]}>`
  try {
    await transport.send({ messageId, to: mail.to, ...replyTo(mail.data), ...rendered, attachments })
  } catch (error) {
    const failure = error instanceof MailError ? error.failure : 'unknown'
    if (failure === 'not-sent') {
      await db.update(mails).set({ claimedAt: null }).where(eq(mails.id, id))
      throw error
    }
    const isRefused = failure === 'refused'
    if (isRefused) await db.update(mails).set({ refusedAt: sql`clock_timestamp()` }).where(eq(mails.id, id))
    log.error({ err: error, mail: id }, isRefused ? 'A mail was refused for good' : 'A mail may not have been sent')
    return
  }
  // It is with its receiver: nobody who reads the database may open what they were sent.
  const data = withoutSecretLink(mail.data)
  await db
    .update(mails)
    .set({ data, ...renderMail({ ...mail, data }, context), sentAt: sql`clock_timestamp()` })
    .where(eq(mails.id, id))
}

/** Hands mails to the server one by one; throws what kept any of them once all were tried. */
async function dispatchAll(context: JobContext, transport: MailTransport, ids: readonly string[]): Promise<void> {
  const failures: unknown[] = []
  for (const mail of await findUnsent(context, ids)) {
    await dispatch(context, transport, mail).catch((error: unknown) => failures.push(error))
  }
  if (failures.length > 0) throw failures[0]
}

/** Sends queued mails; what was sent already stays as it is. */
export async function sendMails(context: JobContext, { mails: ids }: { mails: string[] }): Promise<void> {
  if (context.mail) await dispatchAll(context, context.mail, ids)
  else await deliver(context, ids)
}
