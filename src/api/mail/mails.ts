import { and, eq, gt, inArray, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { mail, mailAgain } from '../../../schemas/mail.ts'
import { addJob } from '../../db/add-job.ts'
import type { Transaction } from '../../db/client.ts'
import { queueMails } from '../../db/mails.ts'
import { recordStateChange } from '../../db/record-state-change.ts'
import { mails, stateChanges, users } from '../../db/tables.ts'
import { type MailState, mailStates, minutesToDeliver } from '../../domain/mail-delivery.ts'
import { forgottenMark, secretLinkHours } from '../../domain/mails.ts'
import {
  type ApiContext,
  ApiError,
  contextOf,
  defineList,
  desk,
  editors,
  get,
  idParameter,
  instantOf,
  listOf,
  localeParameter,
  lock,
  office,
  pathParameter,
  post,
  readFilters,
  readLocale,
  routes,
  uuidPattern,
} from '../platform/index.ts'

const colleagues = alias(users, 'colleagues')
const { kind } = mails
const hasSecret = inArray(sql`${kind}`, Object.keys(secretLinkHours))

/** How the mail of a row stands. */
export const mailState = sql<MailState>`(case
  when ${mails.sentAt} is not null and ${hasSecret} then 'secret'
  when ${mails.sentAt} is not null then 'sent'
  when ${hasSecret} and starts_with(reverse(${mails.data}->'values'->>'url'), ${forgottenMark}) then 'expired'
  when ${mails.held} or ${mails.createdAt} < now() - make_interval(mins => ${minutesToDeliver}) then 'undelivered'
  else 'waiting' end)`

/** When it was sent again last, and by whom. */
const again = (what: 'created_at' | 'user_id') => sql`(select ${sql.identifier(what)} from state_changes
  where entity = 'mail' and entity_id = ${mails.id} order by created_at desc limit 1)`

const mailColumns = {
  _id: mails.id,
  to: mails.to,
  kind,
  subject: sql<string>`coalesce(${mails.subject}, ${kind})`,
  state: mailState,
  attempts: mails.attempts,
  createdAt: instantOf(mails.createdAt),
  sentAt: instantOf(mails.sentAt),
  againAt: instantOf(again('created_at')),
  againBy: sql<string | null>`(select ${colleagues.firstName} || ' ' || ${colleagues.lastName}
    from ${users} colleagues where ${colleagues.id} = ${again('user_id')})`,
}

/** Mails without what they say: some of it opens accounts. */
const mailList = defineList({
  id: 'mails',
  summary: 'A page of mails',
  description:
    'Mails that were sent, wait, or were not delivered within an hour: to whom and what about, and nothing of what they say.',
  access: office,
  response: listOf(mail, 'MailList'),
  from: sql`${mails}`,
  key: mails.id,
  columns: mailColumns,
  filters: {
    _id: mails.id,
    search: { kind: 'search', column: sql`concat_ws(' ', ${mails.to}, ${mails.subject})` },
    to: mails.to,
    state: { kind: 'choice', of: mailStates, column: mailState },
    createdAt: mails.createdAt,
  },
  sort: [['createdAt', 'DESC']],
})

const justNow = gt(stateChanges.createdAt, sql`now() - interval '1 minute'`)

/** A button pressed twice sends once. */
const wasJustSent = (tx: Transaction, id: string) =>
  tx.$count(stateChanges, and(eq(stateChanges.entity, 'mail'), eq(stateChanges.entityId, id), justNow))

/**
 * Sends a mail once more, to a corrected address where one is given, and keeps who did. What was not sent is tried again
 * itself; of what was sent another one goes out. 409 where its link is not kept any more, or is being sent as it is.
 */
async function sendAgain({ db, user }: ApiContext, id: string, corrected: string | null | undefined) {
  if (!uuidPattern.test(id)) throw new ApiError('NOT_FOUND')
  return db.transaction(async (tx) => {
    await lock(tx, { mails: [id] })
    const [mail] = await tx.select().from(mails).where(eq(mails.id, id))
    if (!mail) throw new ApiError('NOT_FOUND')
    const [{ state } = { state: '' }] = await tx.select({ state: mailState }).from(mails).where(eq(mails.id, id))
    const to = corrected || mail.to
    if (state !== 'sent' && state !== 'undelivered') throw new ApiError('STATE_CONFLICT')
    if ((await wasJustSent(tx, id)) === 0) {
      await recordStateChange(tx, 'mail', id, { from: state, to: 'again', userId: user?.userId })
      if (state === 'undelivered') {
        await tx.update(mails).set({ claimedAt: null, refusedAt: null, held: false, to }).where(eq(mails.id, id))
        await addJob(tx, 'send-mails', { mails: [id] })
      } else {
        await queueMails(tx, [{ to, locale: mail.locale, ...mail.data }], { isForced: true })
      }
    }
    const [shown] = await tx.select(mailColumns).from(mails).where(eq(mails.id, id))
    return shown
  })
}

/** What a mail says or will say, as HTML; 404 of what opens something, and of what is not kept any more. */
async function readMail({ db, renderMail, ...parts }: ApiContext, id: string): Promise<string> {
  const [mail] = await db
    .select({ html: mails.html, data: mails.data, sentAt: mails.sentAt, locale: mails.locale, state: mailState })
    .from(mails)
    .where(eq(mails.id, id))
  if (!mail || mail.state === 'expired' || mail.data.kind in secretLinkHours) throw new ApiError('NOT_FOUND')
  if (mail.sentAt && !mail.html) throw new ApiError('NOT_FOUND')
  return mail.html ?? renderMail(mail, parts).html
}

export const mailRoutes = routes(
  mailList,
  get('/:id/html', {
    id: 'mailText',
    summary: 'What a mail says',
    description:
      'The mail as its reader got it, as HTML, for two years. 404 for one whose link opens something: that is its reader’s alone.',
    access: desk,
    failures: ['NOT_FOUND'],
    parameters: [idParameter('The id of the mail.')],
    bytes: 'text/html',
    respond: async (c) => c.html(await readMail(contextOf(c), c.req.param('id'))),
  }),
  post('/:id/again', {
    id: 'sendMailAgain',
    summary: 'Sends a mail once more',
    description:
      'Tries once more to send what was not delivered, or sends another one of what was sent; within a minute only once; `to` where the address was corrected. Who did is kept. 409 for one whose link opened something: that is not kept, and its receiver asks for another; and while it is on its way.',
    access: office,
    failures: ['STATE_CONFLICT'],
    parameters: [pathParameter('id', 'The id of the mail.')],
    response: mail,
    body: mailAgain,
    run: (context, { params, body }) => sendAgain(context, params.id, body.to),
  }),
)

export const mailPreviewRoutes = get('/:kind/preview', {
  id: 'mailPreview',
  summary: 'A mail with made-up facts, as its reader gets it',
  description:
    'The mail whose texts stand under mail.kinds.{kind}, as HTML, in a language: with what editors changed of them, and with examples where facts are filled in.',
  access: editors,
  failures: ['NOT_FOUND'],
  parameters: [
    pathParameter('kind', 'The name of its texts under mail.kinds: welcome.'),
    localeParameter('The language of its reader'),
  ],
  bytes: 'text/html',
  respond: (c) => {
    const query = c.req.queries()
    readFilters(query, {}, ['locale'])
    const { previewMail, brand, publicUrl } = c.var.parts
    const html = previewMail(c.req.param('kind'), readLocale(query), { brand, publicUrl })
    if (html === null) throw new ApiError('NOT_FOUND')
    return c.html(html)
  },
})
