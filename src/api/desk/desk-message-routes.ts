import { type SQL, sql } from 'drizzle-orm'
import { array, type InferType } from 'yup'
import {
  createdMessage,
  deskMessage,
  deskMessageLine,
  messageReceivers,
  messageSending,
  mostChosen,
  newDeskMessage,
} from '../../../schemas/desk-message.ts'
import type { Executor } from '../../db/client.ts'
import { messageTargets } from '../../domain/desk-messages.ts'
import {
  type ApiContext,
  contextOf,
  desk,
  get,
  idempotencyHeader,
  idParameter,
  instantOf,
  invalid,
  listParameter,
  onceParameter,
  post,
  type Query,
  queryParameter,
  readFilters,
  readIdempotencyKey,
  routes,
  uuidPattern,
} from '../platform/index.ts'
import { draftMessage, getMessage, previewMessage, sendMessage } from './desk-messages.ts'
import { findReceivers, presentReceivers } from './message-receivers.ts'

const audienceNames = ['session', 'registrations', 'customers', 'found', 'foundCustomers', 'to'] as const

function readIds(query: Query, name: 'registrations' | 'customers' | 'session'): string[] {
  const ids = (query[name] ?? []).flatMap((text) => text.split(',')).filter(Boolean)
  if (ids.length > mostChosen || ids.some((id) => !uuidPattern.test(id))) throw invalid(name, 'error.id')
  return ids
}

/** Whom a query names; participants where it does not say. */
async function listReceivers(context: ApiContext, query: Query) {
  const unknown = Object.keys(query).find((name) => !audienceNames.some((known) => known === name))
  if (unknown) throw invalid(unknown, 'error.form')
  const to = messageTargets.find((one) => one === (query.to?.[0] ?? 'participants'))
  if (!to) throw invalid('to', 'error.choice')
  const receivers = await findReceivers(context, context.db, {
    session: readIds(query, 'session')[0],
    registrations: readIds(query, 'registrations'),
    customers: readIds(query, 'customers'),
    found: query.found?.[0],
    foundCustomers: query.foundCustomers?.[0],
    to,
  })
  return presentReceivers(context.db, receivers)
}

const about = ['session', 'registration', 'customer', 'student'] as const

/** What was sent, the newest first: of `messages`, or of `got`, who is among its receivers. */
export async function sentMessages(db: Executor, which: SQL) {
  const { rows } = await db.execute<InferType<typeof deskMessageLine>>(sql`
    select messages.id as "_id", messages.subject,
      coalesce(trainers.name, users.first_name || ' ' || users.last_name) as author,
      messages.trainer_id is not null as "isByTrainer",
      ${instantOf(sql.raw('messages.created_at'))} as "createdAt", ${instantOf(sql.raw('messages.sent_at'))} as "sentAt",
      counted.total, counted.mailed,
      case when counted.mailed < counted.total then 'sending' else 'sent' end as state
    from desk_messages messages left join users on users.id = messages.sent_by
    left join trainers on trainers.id = messages.trainer_id
    cross join lateral (
      select count(*)::int as total, count(mails.sent_at)::int as mailed
      from desk_message_receivers receivers left join mails on mails.about_id = messages.id
        and mails.kind = 'desk-message' and mails.occasion = receivers.id::text
      where receivers.message_id = messages.id and receivers.left_out is null and receivers.kind <> 'copy') counted
    where messages.sent_at is not null and exists (
      select from desk_message_receivers got where got.message_id = messages.id and got.left_out is null
        and got.kind <> 'copy' and (${which}))
    order by messages.sent_at desc, messages.id limit 50`)
  return rows
}

async function listMessages({ db }: ApiContext, query: Query) {
  const unknown = Object.keys(query).find((name) => !about.some((known) => known === name))
  if (unknown) throw invalid(unknown, 'error.form')
  const name = about.find((one) => query[one] !== undefined)
  const id = name ? query[name]?.[0] : undefined
  if (!name || !id || !uuidPattern.test(id)) throw invalid(name ?? 'session', 'error.id')
  const columns = {
    session: sql`got.session_id = ${id} or messages.session_id = ${id}`,
    registration: sql`got.registration_id = ${id}`,
    student: sql`got.student_id = ${id}`,
    customer: sql`got.user_id = ${id} or got.registration_id in (
        select id from registrations where user_id = ${id} or organisation_id = ${id})
      or got.user_id in (select user_id from memberships where organisation_id = ${id})`,
  }
  return sentMessages(db, columns[name])
}

const parameters = [idParameter('The id of the message.')]

export const deskMessageRoutes = routes(
  get('/', {
    id: 'deskMessages',
    summary: 'What was written to somebody, or to who is in something',
    description:
      'Messages of the desk that were sent to all or some of a `session`, about a `registration`, to a `customer` (an organisation or a private person) or a `student`: the newest first, 50 at most.',
    access: desk,
    parameters: [
      queryParameter('session', 'string', 'The id of a session.'),
      queryParameter('registration', 'string', 'The id of a registration.'),
      queryParameter('customer', 'string', 'The id of an organisation or a private person.'),
      queryParameter('student', 'string', 'The id of a participant.'),
    ],
    response: array(deskMessageLine.required()).required(),
    run: (context, { query }) => listMessages(context, query),
  }),
  get('/receivers', {
    id: 'messageReceivers',
    summary: 'Whom a message would reach',
    description:
      'Who would get a message to all of a session, to chosen registrations, to customers, or to those of either that a query of their list finds: each address once, with how many read which language, and who is left out and why. Who left the newsletter is not: what is written here is about their own course.',
    access: desk,
    parameters: [
      queryParameter('session', 'string', 'All of this session.'),
      listParameter('registrations', 'Chosen registrations.'),
      listParameter('customers', 'Organisations or private persons.'),
      queryParameter('found', 'string', 'What GET /registrations/desk is asked: search=~ann&status=paid.'),
      queryParameter('foundCustomers', 'string', 'What GET /customers is asked: search=~gent&kind=organisation.'),
      queryParameter('to', 'string', 'participants (where left out), contacts or both.'),
    ],
    response: messageReceivers,
    run: (context, { query }) => listReceivers(context, query),
  }),
  post('/', {
    id: 'createDeskMessage',
    summary: 'Writes a message, and sends nothing yet',
    description:
      'Keeps a message as a draft, to be looked at and sent. Its texts may name the fields that `messageReceivers` gives, as `{{firstName}}`; another one is 400 at that text. Who reads a language without a text gets the Dutch one. A draft goes after a week.',
    access: desk,
    parameters: [onceParameter],
    response: createdMessage,
    status: 201,
    body: newDeskMessage,
    run: async (context, { body, header }) => ({
      _id: await draftMessage(context, body, readIdempotencyKey(header(idempotencyHeader))),
    }),
  }),
  get('/:id', {
    id: 'deskMessage',
    summary: 'A message, and whom it reaches or reached',
    description:
      'A draft with whom it would reach now; once it was sent, with whom it went to, and when each mail left.',
    access: desk,
    failures: ['NOT_FOUND'],
    parameters,
    response: deskMessage,
    run: (context, { params }) => getMessage(context, params.id),
  }),
  get('/:id/preview', {
    id: 'messagePreview',
    summary: 'A message as one of its readers gets it',
    description:
      'The mail as HTML, filled in and in the language of that reader, who is named by `receiver`; else of the first.',
    access: desk,
    failures: ['NOT_FOUND'],
    parameters: [...parameters, queryParameter('receiver', 'string', 'The `address` of a receiver.')],
    bytes: 'text/html',
    async respond(c) {
      const query = c.req.queries()
      readFilters(query, {}, ['receiver'])
      return c.html(await previewMessage(contextOf(c), c.req.param('id'), query.receiver?.[0]))
    },
  }),
  post('/:id/send', {
    id: 'sendDeskMessage',
    summary: 'Sends a message to everybody it is for',
    description:
      'Sends a draft: once, however often it is asked. 409 where it would reach others than `shown`, as read from its receivers, stands for.',
    access: desk,
    failures: ['NOT_FOUND', 'RECEIVERS_CHANGED'],
    parameters,
    response: deskMessage,
    body: messageSending,
    async run(context, { params, body }) {
      await context.db.transaction((tx) => sendMessage(context, tx, params.id, body.shown))
      return getMessage(context, params.id)
    },
  }),
)
