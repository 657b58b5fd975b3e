import { asc, eq, sql } from 'drizzle-orm'
import { array } from 'yup'
import { contactAnswer, type NewContactAnswer, newContactAnswer } from '../../../schemas/contact-answer.ts'
import type { Executor } from '../../db/client.ts'
import { queueMail } from '../../db/mails.ts'
import { recordStateChange } from '../../db/record-state-change.ts'
import { contactAnswers, contactMessages, mails, users } from '../../db/tables.ts'
import {
  type ApiContext,
  ApiError,
  callerOf,
  desk,
  get,
  idempotencyHeader,
  idempotent,
  idParameter,
  instantOf,
  lock,
  onceParameter,
  post,
  readIdempotencyKey,
  requestHash,
  routes,
  toPerson,
} from '../platform/index.ts'
import { mailState } from './mails.ts'

type Which = typeof contactAnswers.id | typeof contactAnswers.contactMessageId

/** The answers of which that column says so, the oldest first, each with how its mail stands. */
const findAnswers = (db: Executor, column: Which, id: string) =>
  db
    .select({
      _id: contactAnswers.id,
      text: contactAnswers.text,
      author: sql<string | null>`${users.firstName} || ' ' || ${users.lastName}`,
      createdAt: instantOf(contactAnswers.createdAt),
      mail: mails.id,
      mailState,
    })
    .from(contactAnswers)
    .innerJoin(mails, eq(mails.aboutId, contactAnswers.id))
    .leftJoin(users, eq(users.id, contactAnswers.authorId))
    .where(eq(column, id))
    .orderBy(asc(contactAnswers.createdAt), asc(contactAnswers.id))

/** What was answered to a message; 404 where there is none. */
async function listAnswers({ db }: ApiContext, id: string) {
  const answers = await findAnswers(db, contactAnswers.contactMessageId, id)
  if (answers.length > 0 || (await db.$count(contactMessages, eq(contactMessages.id, id))) > 0) return answers
  throw new ApiError('NOT_FOUND')
}

/** What mail programs put before the subject of what answers: the mail's own subject begins so. */
const answerMarks = /^(?:re\s*:\s*)+/i

/**
 * Mails whoever wrote the message what a colleague answers, keeps it, and marks the message as dealt with; the same request
 * under one key does so once. 409 where somebody else answered or dealt with it since it was read.
 */
async function answerContact(context: ApiContext, id: string, input: NewContactAnswer, key: string | null) {
  const { db } = context
  const { userId } = callerOf(context)
  const hash = requestHash(key, userId, { id, ...input })
  const made = await idempotent({
    db,
    table: contactAnswers,
    hash,
    count: async () => undefined,
    async make(tx) {
      await lock(tx, { contactMessages: [id] })
      const [message] = await tx.select().from(contactMessages).where(eq(contactMessages.id, id))
      if (!message) throw new ApiError('NOT_FOUND')
      const answers = await tx.$count(contactAnswers, eq(contactAnswers.contactMessageId, id))
      const wasHandled = message.handledAt !== null
      if (answers !== input.answers || wasHandled !== input.handled) throw new ApiError('ANSWERED_SINCE')
      const { text } = input
      const [answer] = await tx
        .insert(contactAnswers)
        .values({ contactMessageId: id, text, authorId: userId, requestHash: hash })
        .returning({ id: contactAnswers.id })
      if (!answer) throw new Error('An answer was not kept')
      const { firstName, subject, message: asked } = message
      const values = { firstName, heading: subject.replace(answerMarks, ''), written: text, asked }
      await queueMail(tx, { about: answer.id, ...toPerson(message), kind: 'contact-answer', values })
      if (!wasHandled) {
        await tx.update(contactMessages).set({ handledAt: sql`now()` }).where(eq(contactMessages.id, id))
      }
      await recordStateChange(tx, 'contact-message', id, {
        from: wasHandled ? 'handled' : 'open',
        to: 'answered',
        userId,
      })
      return answer.id
    },
  })
  const [answer] = await findAnswers(db, contactAnswers.id, made)
  if (!answer) throw new ApiError('NOT_FOUND')
  return answer
}

const parameters = [idParameter('The id of the message.')]

/** What is answered to a message of the contact form. */
export const contactAnswerRoutes = routes(
  get('/:id/answers', {
    id: 'contactAnswers',
    summary: 'What was answered to a message',
    description:
      'The answers that colleagues sent to a message of the contact form, the oldest first, each with how its mail stands.',
    access: desk,
    failures: ['NOT_FOUND'],
    parameters,
    response: array(contactAnswer.required()).required(),
    run: (context, { params }) => listAnswers(context, params.id),
  }),
  post('/:id/answers', {
    id: 'answerContact',
    summary: 'Answers a message',
    description:
      'Mails the sender of a message what is answered, in the language of the message and with the message under it, keeps it, and marks the message as handled by the caller. 409 where `answers` or `handled` is otherwise by now: somebody else answered it meanwhile, or dealt with it.',
    access: desk,
    failures: ['NOT_FOUND', 'ANSWERED_SINCE'],
    parameters: [...parameters, onceParameter],
    response: contactAnswer,
    status: 201,
    body: newContactAnswer,
    run: (context, { params, body, header }) =>
      answerContact(context, params.id, body, readIdempotencyKey(header(idempotencyHeader))),
  }),
)
