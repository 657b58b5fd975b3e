import { eq, sql } from 'drizzle-orm'
import { MailError, type MailTransport } from '../../adapters/mail.ts'
import { mails } from '../../db/tables.ts'
import { hasForgottenLink, withoutSecretLink } from '../../domain/mail-links.ts'
import { provider } from '../../domain/provider.ts'
import type { JobContext } from '../context.ts'
import { attachmentsOf } from './attachments.ts'
import { claim } from './claim.ts'
import { renderMail } from './render-mail.ts'
import { replyTo } from './reply-to.ts'

/** Hands a mail to the server, once: only what surely was not sent is tried again. */
export async function dispatch(context: JobContext, transport: MailTransport, id: string): Promise<void> {
  const { db, log } = context
  const [mail] = await db.select().from(mails).where(eq(mails.id, id))
  if (!mail || mail.sentAt || hasForgottenLink(mail.data)) return
  const rendered = renderMail(mail, context)
  const attachments = await attachmentsOf(mail, context)
  if (!(await claim(context, id))) return
  const messageId = `<${id}@${provider.mail.split('@')[1]}>`
  try {
    await transport.send({ messageId, to: mail.to, ...replyTo(mail.data), ...rendered, attachments })
  } catch (error) {
    const failure = error instanceof MailError ? error.failure : 'unknown'
    if (failure === 'not-sent') {
      await db.update(mails).set({ claimedAt: null }).where(eq(mails.id, id))
      throw error
    }
    const message = failure === 'refused' ? 'A mail was refused for good' : 'A mail may not have been sent'
    log.error({ err: error, mail: id }, message)
    return
  }
  // It is with its receiver: nobody who reads the database may open what they were sent.
  const data = withoutSecretLink(mail.data)
  await db
    .update(mails)
    .set({ data, ...renderMail({ ...mail, data }, context), sentAt: sql`clock_timestamp()` })
    .where(eq(mails.id, id))
}
