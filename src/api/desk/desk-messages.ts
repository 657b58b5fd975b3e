import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { currentTexts } from '../../../locales/texts.ts'
import type { NewDeskMessage } from '../../../schemas/desk-message.ts'
import { addJob } from '../../db/add-job.ts'
import type { Executor, Transaction } from '../../db/client.ts'
import { type NewMail, queueMails } from '../../db/mails.ts'
import { recordStateChange } from '../../db/record-state-change.ts'
import { deskMessageReceivers, deskMessages, mails, trainers, users } from '../../db/tables.ts'
import { filledIn } from '../../domain/desk-messages.ts'
import { asLocale, type Locale } from '../../domain/locales.ts'
import { type ApiContext, ApiError, callerOf, idempotent, invalid, lock, requestHash } from '../platform/index.ts'
import { findSessionTexts } from '../registrations/index.ts'
import { fieldsOf, findReceivers, presentReceivers, type Receiver, reachedOf, shownOf } from './message-receivers.ts'
import { assertTexts } from './message-texts.ts'

type Message = typeof deskMessages.$inferSelect & { trainer: string | null }

/** Who writes: a colleague, or a trainer by the link to a session. */
interface Author {
  userId?: string
  trainerId?: string
}

/** 400 where not exactly one of them is given. */
function assertAudience({ session, registrations = [], customers = [], found, foundCustomers }: NewDeskMessage) {
  const given = [session, registrations[0], customers[0], found, foundCustomers].filter(
    (one) => one !== undefined && one !== null,
  )
  if (given.length !== 1) throw invalid('session', 'error.receivers')
}

/** Keeps what is to be written, and sends nothing: the same request under one key is kept once. 400 where nobody would get it. */
export async function draftMessage(
  context: ApiContext,
  input: NewDeskMessage,
  key: string | null,
  author: Author = callerOf(context),
): Promise<string> {
  const { db } = context
  const { userId = null, trainerId = null } = author
  const hash = requestHash(key, userId ?? trainerId ?? undefined, input)
  assertAudience(input)
  const { subject, text, copyToSelf = false, ...audience } = input
  return idempotent({
    db,
    table: deskMessages,
    hash,
    async count() {
      const receivers = await findReceivers(context, db, audience)
      if (reachedOf(receivers).length === 0) throw invalid('to', 'error.noReceivers')
      assertTexts(input, await fieldsOf(db, receivers))
    },
    async make(tx) {
      const localized = (texts: NewDeskMessage['text']) => ({
        nl: texts.nl,
        en: texts.en ?? null,
        fr: texts.fr ?? null,
      })
      const [made] = await tx
        .insert(deskMessages)
        .values({
          audience,
          sessionId: audience.session,
          subject: localized(subject),
          text: localized(text),
          copyToSelf: copyToSelf ?? false,
          authorId: userId,
          trainerId,
          requestHash: hash,
        })
        .returning({ id: deskMessages.id })
      return made?.id ?? ''
    },
  })
}

export async function findMessage(db: Executor, id: string): Promise<Message> {
  const [found] = await db
    .select({ message: deskMessages, trainer: trainers.name })
    .from(deskMessages)
    .leftJoin(trainers, eq(trainers.id, deskMessages.trainerId))
    .where(eq(deskMessages.id, id))
  if (!found) throw new ApiError('NOT_FOUND')
  return { ...found.message, trainer: found.trainer }
}

/** Those whom it is for, and the copy that whoever writes it asked for. */
export async function receiversOf(
  context: ApiContext,
  db: Executor,
  { audience, copyToSelf }: Message,
): Promise<Receiver[]> {
  const found = await findReceivers(context, db, audience)
  const [first] = reachedOf(found)
  if (!copyToSelf || !first) return found
  const { userId } = callerOf(context)
  const [self] = await db.select().from(users).where(eq(users.id, userId))
  const address = self?.email.toLowerCase()
  if (!self || !address || found.some((one) => one.address === address)) return found
  const { firstName, lastName, email, language } = self
  const copy: Receiver = {
    kind: 'copy',
    name: `${firstName} ${lastName}`,
    firstName,
    email,
    address,
    language: asLocale(language),
    studentId: null,
    userId,
    registrationId: null,
    sessionId: first.sessionId,
    leftOut: null,
  }
  return [...found, copy]
}

type Reader = Pick<Receiver, 'firstName' | 'language' | 'sessionId'>

/** What a reader gets: in their language where it was written, else in Dutch; a trainer’s says that it is theirs. */
export function mailFor(
  { subject, text, trainer }: Message,
  reader: Reader,
  textsOf: Awaited<ReturnType<typeof findSessionTexts>>,
) {
  const { firstName, sessionId } = reader
  const locale: Locale = text[reader.language] ? reader.language : 'nl'
  const facts = { ...textsOf(sessionId, locale), firstName }
  const own = filledIn(text[locale] ?? text.nl, facts)
  const signed = trainer && currentTexts[locale].mail.fromTrainer.replace('{{name}}', () => trainer)
  const values = {
    firstName,
    heading: filledIn(subject[locale] ?? subject.nl, facts),
    written: signed ? `${own}\n\n${signed}` : own,
  }
  return { locale, data: { kind: 'desk-message' as const, values } }
}

export const textsFor = (db: Executor, readers: readonly Reader[]) =>
  findSessionTexts(db, [...new Set(readers.flatMap(({ sessionId }) => sessionId ?? []))])

/** The mail as one of its readers gets it, as HTML; 404 for who is none. */
export async function previewMessage(context: ApiContext, id: string, receiver: string | undefined): Promise<string> {
  const { db } = context
  const message = await findMessage(db, id)
  const readers = message.sentAt ? await sentTo(db, id) : await receiversOf(context, db, message)
  const reached = readers.filter(({ leftOut }) => leftOut === null)
  const reader = receiver ? reached.find(({ address }) => address === receiver.toLowerCase()) : reached[0]
  if (!reader) throw new ApiError('NOT_FOUND')
  return context.renderMail(mailFor(message, reader, await textsFor(db, [reader])), context).html
}

const sentTo = (db: Executor, id: string) =>
  db
    .select()
    .from(deskMessageReceivers)
    .where(eq(deskMessageReceivers.messageId, id))
    .orderBy(asc(deskMessageReceivers.name), asc(deskMessageReceivers.id))

/**
 * Sends it, once, however often it is asked for: its receivers are written down, and a job queues their mails. 409 where it
 * would reach others than were shown.
 */
export async function sendMessage(
  context: ApiContext,
  tx: Transaction,
  id: string,
  shown: string,
  author: Author = callerOf(context),
  /** Throws where it may not go now. */
  assertMay?: () => Promise<void>,
) {
  await lock(tx, { deskMessages: [id] })
  const message = await findMessage(tx, id)
  const { userId = null, trainerId = null } = author
  if (message.trainerId !== trainerId) throw new ApiError('NOT_FOUND')
  if (message.sentAt) return
  await assertMay?.()
  const receivers = await receiversOf(context, tx, message)
  if (shownOf(receivers) !== shown) throw new ApiError('RECEIVERS_CHANGED')
  await tx.insert(deskMessageReceivers).values(receivers.map((receiver) => ({ ...receiver, messageId: id })))
  await tx.update(deskMessages).set({ sentAt: new Date(), sentBy: userId }).where(eq(deskMessages.id, id))
  await recordStateChange(tx, 'deskMessage', id, { to: trainerId ? 'sent-by-trainer' : 'sent', userId })
  await addJob(tx, 'queue-message', { message: id })
}

/** As many are queued in one transaction. */
const batch = 50

async function queueSome(tx: Transaction, message: Message): Promise<number> {
  const { id, messageId, leftOut, queuedAt } = deskMessageReceivers
  await lock(tx, { deskMessages: [message.id] })
  const due = await tx
    .select()
    .from(deskMessageReceivers)
    .where(and(eq(messageId, message.id), isNull(leftOut), isNull(queuedAt)))
    .orderBy(asc(id))
    .limit(batch)
  const textsOf = await textsFor(tx, due)
  const queued = due.map((reader): NewMail => {
    const { locale, data } = mailFor(message, reader, textsOf)
    return { about: message.id, occasion: reader.id, to: reader.email, locale, ...data }
  })
  await queueMails(tx, queued)
  const ids = JSON.stringify(due.map((reader) => reader.id))
  await tx.execute(sql`update ${deskMessageReceivers} set queued_at = now()
    where id in (select value::uuid from jsonb_array_elements_text(${ids}::jsonb))`)
  return due.length
}

/** Queues the mails of a message that was sent, some at a time: each receiver's row says that it is. */
export async function queueMessage(
  { db }: Pick<ApiContext, 'db'>,
  { message: id }: { message: string },
): Promise<void> {
  const message = await findMessage(db, id)
  if (!message.sentAt) return
  let queued = batch
  while (queued === batch) queued = await db.transaction((tx) => queueSome(tx, message))
}

/** Each receiver of what was sent, with the mail, and when that left. */
async function presentSent(db: Executor, id: string) {
  const rows = await sentTo(db, id)
  const shown = await presentReceivers(db, rows)
  const sent = await db
    .select({ occasion: mails.occasion, id: mails.id, sentAt: mails.sentAt })
    .from(mails)
    .where(and(eq(mails.aboutId, id), sql`${mails.kind} = 'desk-message'`))
  const mailOf = new Map(sent.map((mail) => [mail.occasion, mail]))
  const byAddress = new Map(rows.map((row) => [row.address, mailOf.get(row.id)]))
  const receivers = shown.receivers.map((one) => {
    const mail = byAddress.get(one.address)
    return { ...one, sentAt: mail?.sentAt?.toISOString() ?? null, mail: mail?.id ?? null }
  })
  return { ...shown, receivers }
}

/** A message with whom it goes to, as of now while it is a draft; 404 where there is none. */
export async function getMessage(context: ApiContext, id: string) {
  const { db } = context
  const message = await findMessage(db, id)
  const { audience, subject, text, copyToSelf, sentAt, createdAt, authorId, sentBy, trainer } = message
  const receivers = sentAt
    ? await presentSent(db, id)
    : await presentReceivers(db, await receiversOf(context, db, message))
  const mailed = receivers.receivers.filter((one) => one.sentAt && one.kind !== 'copy').length
  const whose = sentBy ?? authorId
  const [author] = whose
    ? await db.select({ name: sql<string>`first_name || ' ' || last_name` }).from(users).where(eq(users.id, whose))
    : []
  const sending = mailed < receivers.total ? ('sending' as const) : ('sent' as const)
  return {
    _id: id,
    subject,
    text,
    state: sentAt ? sending : ('draft' as const),
    author: trainer ?? author?.name ?? null,
    isByTrainer: trainer !== null,
    createdAt: createdAt.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
    session: audience.session ?? null,
    registrations: audience.registrations ?? [],
    customers: audience.customers ?? [],
    found: audience.found ?? null,
    foundCustomers: audience.foundCustomers ?? null,
    to: audience.to,
    copyToSelf,
    mailed,
    receivers,
  }
}
