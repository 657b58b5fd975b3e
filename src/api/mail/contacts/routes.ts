import { eq, inArray, sql } from 'drizzle-orm'
import { Hono } from 'hono'
import type { AnyObject } from 'yup'
import {
  chosenContactMessages,
  contactActions,
  contactMessage,
  contactMessageChanges,
  newContactMessage,
} from '../../../../schemas/contact-message.ts'
import { recordStateChange } from '../../../db/record-state-change.ts'
import { contactMessages } from '../../../db/tables.ts'
import { locales } from '../../../domain/locales.ts'
import {
  type ApiContext,
  type ApiEnv,
  checkBody,
  contextOf,
  idempotencyHeader,
  lock,
  onceParameter,
  onlyStaff,
  operation,
  readIdempotencyKey,
  resourceRoutes,
  staff,
} from '../../platform/index.ts'
import { createContactMessage } from './create-contact-message.ts'

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
    await recordStateChange(tx, {
      ...{ entity: 'contact-message', entityId: id, userId: user?.userId ?? null },
      from: handled ? 'open' : 'handled',
      to: handled ? 'handled' : 'open',
    })
  })
  return id
}

const contactMessageColumns = {
  _id: contactMessages.id,
  firstName: contactMessages.firstName,
  lastName: contactMessages.lastName,
  email: contactMessages.email,
  phone: contactMessages.phone,
  subject: contactMessages.subject,
  message: contactMessages.message,
  language: contactMessages.language,
  verified: contactMessages.verified,
  handled: sql<boolean>`(${contactMessages.handledAt} is not null)`,
  handledAt: contactMessages.handledAt,
  handledBy: sql<string | null>`(select users.first_name || ' ' || users.last_name from state_changes
    join users on users.id = user_id where entity = 'contact-message' and entity_id = contact_messages.id
      and "to" = 'handled' and contact_messages.handled_at is not null
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
  access: { read: staff, create: 'everyone', update: staff, delete: staff },
  failures: { create: ['TOO_MANY'] },
  table: contactMessages,
  columns: contactMessageColumns,
  filters: {
    _id: { kind: 'id', column: contactMessages.id },
    firstName: { kind: 'text', column: contactMessages.firstName },
    lastName: { kind: 'text', column: contactMessages.lastName },
    email: { kind: 'text', column: contactMessages.email },
    search: { kind: 'text', column: searchedText },
    subject: { kind: 'text', column: contactMessages.subject },
    message: { kind: 'text', column: contactMessages.message },
    language: { kind: 'choice', of: locales, column: contactMessages.language },
    verified: { kind: 'boolean', column: contactMessages.verified },
    handled: { kind: 'boolean', column: sql`(${contactMessages.handledAt} is not null)` },
    createdAt: { kind: 'date', column: contactMessages.createdAt },
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

/** Messages of the contact form (spec section 7, /contacts): everybody writes, staff read. */
export const contactMessageRoutes = new Hono<ApiEnv>().route('/', resource).post(
  '/handled',
  operation({
    id: 'handleContacts',
    tag: 'contacts',
    summary: 'Marks chosen messages as handled',
    description:
      'Marks each of the messages as handled by the caller, and says of which there was nothing to mark: it was already, or is not there any more.',
    access: staff,
    response: contactActions,
  }),
  checkBody(chosenContactMessages),
  async (c) => c.json(await handleContactMessages(contextOf(c), c.req.valid('json').chosen)),
)
