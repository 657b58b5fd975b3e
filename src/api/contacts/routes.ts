import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import {
  chosenContactMessages,
  contactActions,
  contactMessage,
  contactMessageChanges,
  newContactMessage,
} from '../../../schemas/contact-message.ts'
import { contactMessages } from '../../db/tables.ts'
import { locales } from '../../domain/locales.ts'
import { staff } from '../access.ts'
import { checkBody } from '../check.ts'
import { type ApiEnv, contextOf } from '../context.ts'
import { idempotencyHeader, readIdempotencyKey } from '../idempotency-key.ts'
import { onceParameter } from '../make-once.ts'
import { operation } from '../openapi/operation.ts'
import { onlyStaff } from '../owner.ts'
import { resourceRoutes } from '../resource.ts'
import { createContactMessage } from './create-contact-message.ts'
import { handleContactMessages } from './handle-contact-messages.ts'
import { contactMessageColumns } from './present-contact-message.ts'
import { updateContactMessage } from './update-contact-message.ts'

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
