import { and, eq, lt, not, or, sql } from 'drizzle-orm'
import { sweep } from '../api/sweep.ts'
import { mails } from '../db/tables.ts'
import { forgottenMark, secretLinkHours, withoutSecretLink } from '../domain/mail-links.ts'
import type { JobContext } from './context.ts'
import { renderMail } from './mail/render-mail.ts'

const kind = sql`${mails.data}->>'kind'`
const url = sql`${mails.data}->'values'->>'url'`

/** Mails whose link is too old to open anything, and still stands there. */
const isDue = and(
  or(
    ...Object.entries(secretLinkHours).map(([name, hours]) =>
      and(eq(kind, name), lt(mails.createdAt, sql`now() - make_interval(hours => ${hours})`)),
    ),
  ),
  not(sql`starts_with(reverse(${url}), ${forgottenMark})`),
)

/** Takes old links out of what is kept of mails, sent or not; the rest of them can still be read. */
export async function forgetMailLinks(context: JobContext): Promise<void> {
  const { db } = context
  const due = await db.select().from(mails).where(isDue)
  await sweep(context, 'The link of a mail could not be forgotten', due, ({ id, data, locale, sentAt }) => {
    const left = withoutSecretLink(data)
    const rendered = sentAt ? renderMail({ data: left, locale }, context) : {}
    return db
      .update(mails)
      .set({ data: left, ...rendered })
      .where(eq(mails.id, id))
  })
}
