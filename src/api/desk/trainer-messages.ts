import { sql } from 'drizzle-orm'
import {
  createdMessage,
  messageSending,
  type NewTrainerMessage,
  newTrainerMessage,
  trainerMessage,
  trainerMessages,
} from '../../../schemas/desk-message.ts'
import type { Executor } from '../../db/client.ts'
import type { LeftOutReason } from '../../domain/desk-messages.ts'
import {
  type ApiContext,
  ApiError,
  countAttempt,
  get,
  idempotencyHeader,
  lock,
  onceParameter,
  pathParameter,
  post,
  readIdempotencyKey,
  routes,
} from '../platform/index.ts'
import { sentMessages } from './desk-message-routes.ts'
import { draftMessage, findMessage, getMessage, mailFor, receiversOf, sendMessage, textsFor } from './desk-messages.ts'
import { findReceivers, presentReceivers, reachedOf } from './message-receivers.ts'
import { type OpenLink, openLink } from './open-link.ts'

/** Messages to all of a session that its trainer may send in a day. */
const mostADay = 5

/** How many more may go now. */
async function leftToday(db: Executor, { session, trainer }: OpenLink): Promise<number> {
  const { rows } = await db.execute<{ sent: number }>(sql`
    select count(*)::int as sent from desk_messages
    where session_id = ${session} and trainer_id = ${trainer.id} and sent_at > now() - interval '1 day'`)
  return Math.max(0, mostADay - (rows[0]?.sent ?? 0))
}

const reasons: Record<LeftOutReason, 'noAddress' | 'bounced' | 'unconfirmed' | 'gone'> = {
  noAddress: 'noAddress',
  bounced: 'bounced',
  unverified: 'unconfirmed',
  unpaid: 'unconfirmed',
  noSeat: 'gone',
  inactive: 'gone',
}

const audienceOf = ({ session }: OpenLink) => ({ session, to: 'participants' as const })

/** Whom the trainer would reach, and what they wrote. */
async function listWritten(context: ApiContext, token: string) {
  const { db } = context
  const link = await openLink(context, token)
  const receivers = await findReceivers(context, db, audienceOf(link))
  const { total, languages } = await presentReceivers(db, receivers)
  const own = sql`messages.session_id = ${link.session} and messages.trainer_id = ${link.trainer.id}`
  return { total, languages, left: await leftToday(db, link), sent: await sentMessages(db, own) }
}

/** A message that the link's trainer wrote to its session; 404 for any other. */
async function findOwn(db: Executor, { session, trainer }: OpenLink, id: string) {
  const message = await findMessage(db, id)
  if (message.sessionId !== session || message.trainerId !== trainer.id) throw new ApiError('NOT_FOUND')
  return message
}

/** As it is, without anybody's address. */
async function presentOwn(context: ApiContext, link: OpenLink, id: string) {
  const { db } = context
  const message = await findOwn(db, link, id)
  const { _id, subject, text, state, sentAt, mailed, receivers } = await getMessage(context, id)
  const { total, languages, leftOut, shown } = receivers
  const readers = message.sentAt ? [] : reachedOf(await receiversOf(context, db, message))
  const textsOf = await textsFor(db, readers)
  const previews = languages.flatMap(({ language }) => {
    const reader = readers.find((one) => one.language === language)
    if (!reader) return []
    const { values } = mailFor(message, reader, textsOf).data
    return [{ language, subject: values.heading, text: values.written }]
  })
  const unreached = leftOut.map(({ name, why }) => ({ name, why: reasons[why] }))
  return { _id, subject, text, state, sentAt, mailed, total, languages, leftOut: unreached, previews, shown }
}

async function writeMessage(context: ApiContext, token: string, input: NewTrainerMessage, key: string | null) {
  const link = await openLink(context, token)
  await countAttempt(context.pool, 'trainer-drafts', { account: link.link })
  const trainerId = link.trainer.id
  return { _id: await draftMessage(context, { ...input, ...audienceOf(link) }, key, { trainerId }) }
}

/** Sends it once; 429 where as many went today as may go. */
async function sendOwn(context: ApiContext, token: string, id: string, shown: string) {
  const link = await openLink(context, token)
  await findOwn(context.db, link, id)
  await context.db.transaction(async (tx) => {
    await lock(tx, { sessions: [link.session] })
    await sendMessage(context, tx, id, shown, { trainerId: link.trainer.id }, async () => {
      if ((await leftToday(tx, link)) === 0) throw new ApiError('TOO_MANY', undefined, { 'Retry-After': '86400' })
    })
  })
  return presentOwn(context, link, id)
}

const parameters = [pathParameter('token', 'What stands in the link of the mail.')]
const ofMessage = [...parameters, pathParameter('id', 'The id of the message.')]

/** What a trainer writes to all of their session, by the link to it. */
export const trainerMessageRoutes = routes(
  get('/:token/messages', {
    id: 'trainerMessages',
    summary: 'Whom a trainer reaches, and what they wrote',
    description:
      'How many of the session would get a message from its trainer, in which languages, how many more may be sent today, and what was sent by this trainer.',
    access: 'everyone',
    failures: ['NOT_FOUND'],
    parameters,
    response: trainerMessages,
    run: (context, { params }) => listWritten(context, params.token),
  }),
  post('/:token/messages', {
    id: 'writeTaught',
    summary: 'Writes to all of a session, and sends nothing yet',
    description:
      'Keeps what its trainer writes to all of a session as a draft, by the rules of POST /desk-messages, to be looked at and sent. A draft goes after a week.',
    access: 'everyone',
    failures: ['NOT_FOUND', 'TOO_MANY'],
    parameters: [...parameters, onceParameter],
    response: createdMessage,
    status: 201,
    body: newTrainerMessage,
    run: (context, { params, body, header }) =>
      writeMessage(context, params.token, body, readIdempotencyKey(header(idempotencyHeader))),
  }),
  get('/:token/messages/:id', {
    id: 'trainerMessage',
    summary: 'What a trainer wrote, and whom it reaches or reached',
    description:
      'How it reads in each language and how many it reaches; who gets nothing, and why. 404 for what others wrote.',
    access: 'everyone',
    failures: ['NOT_FOUND'],
    parameters: ofMessage,
    response: trainerMessage,
    run: async (context, { params }) => presentOwn(context, await openLink(context, params.token), params.id),
  }),
  post('/:token/messages/:id/send', {
    id: 'sendTaught',
    summary: 'Sends what a trainer wrote to everybody of the session',
    description: `Sends a draft: once, however often it is asked, and ${mostADay} in a day at most (429). 409 where it would reach others than \`shown\` stands for. The mail says that it is from the trainer.`,
    access: 'everyone',
    failures: ['NOT_FOUND', 'RECEIVERS_CHANGED', 'TOO_MANY'],
    parameters: ofMessage,
    response: trainerMessage,
    body: messageSending,
    run: (context, { params, body }) => sendOwn(context, params.token, params.id, body.shown),
  }),
)
