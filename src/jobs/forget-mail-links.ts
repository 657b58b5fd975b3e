import { and, eq, gt, lt, not, or, sql } from 'drizzle-orm'
import { sweep } from '../api/platform/index.ts'
import { mails } from '../db/tables.ts'
import { forgottenMark, secretLinkHours, withoutSecretLink } from '../domain/mail-delivery.ts'
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

/** Mails that are held in memory together: after a quiet year there may be very many. */
const mostAtOnce = 200

/** Takes old links out of what is kept of mails, sent or not; the rest of them can still be read. */
export async function forgetMailLinks(context: JobContext): Promise<void> {
  const { db } = context
  let due: (typeof mails.$inferSelect)[] = []
  do {
    // What could not be forgotten is still due, and comes before.
    const after = due.at(-1)?.id
    due = await db
      .select()
      .from(mails)
      .where(and(isDue, after === undefined ? undefined : gt(mails.id, after)))
      .orderBy(mails.id)
      .limit(mostAtOnce)
    await sweep(context, 'The link of a mail could not be forgotten', due, ({ id, data, locale, sentAt }) => {
      const left = withoutSecretLink(data)
      const rendered = sentAt ? renderMail({ data: left, locale }, context) : {}
      return db
        .update(mails)
        .set({ data: left, ...rendered })
        .where(eq(mails.id, id))
    })
  } while (due.length === mostAtOnce)
}
