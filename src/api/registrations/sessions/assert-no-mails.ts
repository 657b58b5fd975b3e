import { and, asc, eq, like, sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/client.ts'
import { mails } from '../../../db/tables.ts'
import { type ApiContext, ApiError } from '../../platform/index.ts'

/**
 * 409 where mails were queued on that occasion, which takes them back: the details say to how many people who registered and
 * to how many participants they would go, and what the first says.
 */
export async function assertNoMails(context: ApiContext, tx: Transaction, occasion: string) {
  const queued = await tx
    .select({ key: mails.key, data: mails.data, locale: mails.locale })
    .from(mails)
    .where(and(eq(mails.createdAt, sql`now()`), like(mails.key, `%:${occasion}%`)))
    .orderBy(asc(mails.key))
  const [first] = queued
  if (!first) return
  // Participants' keys end with who they are.
  const contacts = queued.filter(({ key }) => key.endsWith(occasion)).length
  const { subject, text } = context.renderMail(first, context)
  throw new ApiError('MAILS_TO_SEND', [
    { path: 'mails', message: 'error.mailsAsked' },
    { path: 'mails.contacts', message: String(contacts) },
    { path: 'mails.participants', message: String(queued.length - contacts) },
    { path: 'mails.subject', message: subject },
    { path: 'mails.text', message: text },
  ])
}
