import { eq, inArray, sql } from 'drizzle-orm'
import type { AnyObject } from 'yup'
import {
  captchaChallenge,
  chosenContactMessages,
  contactActions,
  contactMessage,
  contactMessageChanges,
  newContactMessage,
} from '../../../schemas/contact-message.ts'
import { altchaCaptcha } from '../../adapters/captcha.ts'
import type { Transaction } from '../../db/client.ts'
import { queueMail } from '../../db/mails.ts'
import { recordStateChange } from '../../db/record-state-change.ts'
import { contactMessages, rateLimits } from '../../db/tables.ts'
import { locales } from '../../domain/locales.ts'
import {
  type ApiContext,
  countAttempt,
  desk,
  get,
  idempotencyHeader,
  idempotent,
  invalid,
  lock,
  onceParameter,
  onlyStaff,
  pick,
  post,
  readIdempotencyKey,
  requestHash,
  resourceRoutes,
  routes,
  toPerson,
  toProvider,
} from '../platform/index.ts'
import { contactAnswerRoutes } from './contact-answers.ts'
import { countMail } from './count-mail.ts'

type Solution = { id: string; expiresAt: Date }

const rejected = () => invalid('captcha', 'error.captcha')

/** What a right answer leaves to spend; any other is a 400 at `captcha`. */
async function verifySolution(jwtSecret: string, response: string): Promise<Solution> {
  const right = await altchaCaptcha(jwtSecret).verify(response)
  if (!right) throw rejected()
  return right
}

/** Takes a right solution, once: with the transaction it is spent for good, or not at all. */
async function spendSolution(tx: Transaction, { id, expiresAt }: Solution) {
  const spent = await tx
    .insert(rateLimits)
    .values({ key: `captcha:${id}`, points: 1, expire: expiresAt.getTime() })
    .onConflictDoNothing({ target: rateLimits.key })
    .returning({ key: rateLimits.key })
  if (spent.length === 0) throw rejected()
}

/** The message itself to the provider, and to the sender that it arrived: nobody else's words go to whoever did not ask for them. */
async function mailBoth(tx: Transaction, message: typeof contactMessages.$inferSelect) {
  const { id, firstName, lastName, email, phone, subject, message: text } = message
  await queueMail(tx, {
    about: id,
    ...toProvider,
    kind: 'contact-message',
    values: { name: `${firstName} ${lastName}`, email, phone: phone ?? '', subject, message: text },
  })
  await queueMail(tx, { about: id, ...toPerson(message), kind: 'contact-receipt', values: { firstName } })
}

/** The captcha's answer to spend. Without scripts there is none, only what was typed: null, a few times an hour. */
function vet({ pool, jwtSecret, address = 'unknown' }: ApiContext, captcha: string) {
  if (altchaCaptcha(jwtSecret).isAnswer(captcha)) return verifySolution(jwtSecret, captcha)
  return countAttempt(pool, 'contact-unverified', { address }).then(() => null)
}

/** Takes a message of anybody; `verified` says whether its sender did the captcha's work. */
async function createContactMessage(context: ApiContext, input: AnyObject, key: string | null): Promise<string> {
  const { captcha, ...message } = newContactMessage.cast(input)
  const hash = requestHash(key, context.user?.userId, message)
  async function count() {
    const solution = await vet(context, captcha)
    await countMail(context, message.email)
    return solution
  }
  return idempotent({
    db: context.db,
    table: contactMessages,
    hash,
    count,
    async make(tx, solution) {
      if (solution) await spendSolution(tx, solution)
      const [created] = await tx
        .insert(contactMessages)
        .values({ ...message, verified: solution !== null, requestHash: hash })
        .returning()
      if (!created) throw new Error('A message was not kept')
      await mailBoth(tx, created)
      return created.id
    },
  })
}

/** Marks a message as dealt with, or not; who did is kept, and the moment stays that of the first time. */
async function updateContactMessage({ db, user }: ApiContext, id: string, { handled }: AnyObject) {
  await db.transaction(async (tx) => {
    await lock(tx, { contactMessages: [id] })
    const [message] = await tx.select().from(contactMessages).where(eq(contactMessages.id, id))
    if (!message || Boolean(message.handledAt) === handled) return
    await tx
      .update(contactMessages)
      .set({ handledAt: handled ? sql`now()` : null })
      .where(eq(contactMessages.id, id))
    const [from, to] = handled ? (['open', 'handled'] as const) : (['handled', 'open'] as const)
    await recordStateChange(tx, 'contact-message', id, { from, to, userId: user?.userId })
  })
  return id
}

const contactMessageColumns = {
  _id: contactMessages.id,
  ...pick(contactMessages, 'firstName', 'lastName', 'email', 'phone', 'subject', 'message', 'language', 'verified'),
  handled: sql<boolean>`(${contactMessages.handledAt} is not null)`,
  handledAt: contactMessages.handledAt,
  handledBy: sql<string | null>`(select users.first_name || ' ' || users.last_name from state_changes
    join users on users.id = user_id where entity = 'contact-message' and entity_id = contact_messages.id
      and "from" = 'open' and contact_messages.handled_at is not null
    order by state_changes.created_at desc limit 1)`,
  createdAt: contactMessages.createdAt,
}

/** Marks chosen messages as dealt with, one after the other; of those that are not there, or were already, it says so. */
async function handleContactMessages(context: ApiContext, ids: readonly string[]) {
  const asked = [...new Set(ids.map((id) => id.toLowerCase()))]
  const found = await context.db.select().from(contactMessages).where(inArray(contactMessages.id, asked))
  const open = found.filter(({ handledAt }) => !handledAt).map(({ id }) => id)
  for (const id of open) await updateContactMessage(context, id, { handled: true })
  const isFound = (id: string) => found.some((message) => message.id === id)
  const refused = asked
    .filter((id) => !open.includes(id))
    .map((_id) => ({ _id, why: isFound(_id) ? ('already' as const) : ('missing' as const) }))
  return { done: open, refused }
}

const searchedText = sql`concat_ws(' ', ${contactMessages.firstName}, ${contactMessages.lastName},
  ${contactMessages.email}, ${contactMessages.subject}, ${contactMessages.message})`

const resource = resourceRoutes({
  names: ['contact', 'contacts'],
  words: { one: 'a message', many: 'messages', about: 'Messages of the contact form.' },
  more: {
    create:
      'Anybody may write; `captcha` is the solution of a challenge, see GET /captcha/challenge. The sender gets a receipt by mail.',
    update: 'Staff mark a message as handled.',
  },
  access: { read: desk, create: 'everyone', update: desk, delete: desk },
  failures: { create: ['TOO_MANY'] },
  table: contactMessages,
  columns: contactMessageColumns,
  filters: {
    _id: contactMessages.id,
    ...pick(contactMessages, 'firstName', 'lastName', 'email'),
    search: { kind: 'search', column: searchedText, digits: [sql`${contactMessages.phone}`] },
    subject: contactMessages.subject,
    message: contactMessages.message,
    language: { kind: 'choice', of: locales, column: contactMessages.language },
    verified: contactMessages.verified,
    handled: { kind: 'boolean', column: sql`(${contactMessages.handledAt} is not null)` },
    createdAt: contactMessages.createdAt,
  },
  sort: [['createdAt', 'DESC']],
  schema: contactMessage,
  input: newContactMessage,
  changes: contactMessageChanges,
  visible: onlyStaff,
  createHeaders: [onceParameter],
  create: (context, input, header) =>
    createContactMessage(context, input, readIdempotencyKey(header(idempotencyHeader))),
  update: updateContactMessage,
})

export const contactMessageRoutes = routes(
  resource,
  post('/handled', {
    id: 'handleContacts',
    summary: 'Marks chosen messages as handled',
    description:
      'Marks each of the messages as handled by the caller, and says of which there was nothing to mark: it was already, or is not there any more.',
    access: desk,
    response: contactActions,
    body: chosenContactMessages,
    run: (context, { body }) => handleContactMessages(context, body.chosen),
  }),
  contactAnswerRoutes,
)

export const captchaRoutes = get('/challenge', {
  id: 'captchaChallenge',
  summary: 'Work to do before a form is sent, in the format of altcha; the answer goes along as `captcha`',
  description:
    'A small proof of work, in the format of altcha, that the contact form asks of the browser before it is sent; its solution goes along as `captcha`.',
  access: 'anonymous',
  needsNoDatabase: true,
  response: captchaChallenge,
  run: (context) => altchaCaptcha(context.jwtSecret).challenge(),
})
