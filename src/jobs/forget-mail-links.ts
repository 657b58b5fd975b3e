import { and, eq, lt, not, or, sql } from 'drizzle-orm'
import { mails } from '../db/tables.ts'
import { forgottenMark, secretLinkHours, withoutSecretLink } from '../domain/mail-links.ts'
import type { JobContext } from './context.ts'
import { renderMail } from './mail/render-mail.ts'

/** In one run; the next is an hour away. */
const most = 1000

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
  const due = await db.select().from(mails).where(isDue).limit(most)
  for (const { id, data, locale, sentAt } of due) {
    const left = withoutSecretLink(data)
    const rendered = sentAt ? renderMail({ data: left, locale }, context) : {}
    await db
      .update(mails)
      .set({ data: left, ...rendered })
      .where(eq(mails.id, id))
  }
}
