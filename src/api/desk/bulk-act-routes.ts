import { bulkAct, bulkMails, bulkStart, createdBulkAct, newBulkAct } from '../../../schemas/bulk-act.ts'
import {
  get,
  idempotencyHeader,
  idParameter,
  onceParameter,
  orderDesk,
  post,
  queryParameter,
  readIdempotencyKey,
  routes,
} from '../platform/index.ts'
import { draftBulkAct, getBulkAct, startBulkAct } from './bulk-acts.ts'
import { listBulkMails } from './bulk-mails.ts'

const parameters = [idParameter('The id of the bulk act.')]

export const bulkActRoutes = routes(
  post('/', {
    id: 'createBulkAct',
    summary: 'Prepares an act on many registrations, and does nothing yet',
    description:
      'Keeps which registrations it is of at this moment, chosen or found by a query of their list, 500 at most, and what it does to each: to be looked at, and started. Reminding is for finance, the others for the desk (403). A draft goes after a week.',
    access: orderDesk,
    parameters: [onceParameter],
    response: createdBulkAct,
    status: 201,
    body: newBulkAct,
    run: async (context, { body, header }) => ({
      _id: await draftBulkAct(context, body, readIdempotencyKey(header(idempotencyHeader))),
    }),
  }),
  get('/:id', {
    id: 'bulkAct',
    summary: 'An act on many registrations, and how far it is',
    description:
      'A draft with what it would do; once it was started, how many are done, and each that was refused, with the reason.',
    access: orderDesk,
    failures: ['NOT_FOUND'],
    parameters,
    response: bulkAct,
    run: (context, { params }) => getBulkAct(context, params.id),
  }),
  get('/:id/mails', {
    id: 'bulkActMails',
    summary: 'What an act on many registrations would mail',
    description:
      'The mails that a draft would send: to how many, in which languages, who gets nothing and why, and each kind as the first of them reads. The first 20 registrations, or `all` of them, are done, each by itself, and taken back. Nothing while what its act asks is not given, and once it was started.',
    access: orderDesk,
    failures: ['NOT_FOUND'],
    parameters: [
      ...parameters,
      queryParameter('price', 'integer', 'Of confirming: cents a participant, excluding VAT.'),
      queryParameter('session', 'string', 'Of moving: the id of the session they move to.'),
      queryParameter('reason', 'string', 'Of moving: why, as their customers read it.'),
      queryParameter('all', 'boolean', 'All are looked at, which takes a while of many; else the first 20.'),
    ],
    response: bulkMails,
    run: (context, { params, query }) => listBulkMails(context, params.id, query),
  }),
  post('/:id/start', {
    id: 'startBulkAct',
    summary: 'Does it to each of its registrations',
    description:
      'Starts a draft: once, however often it is asked. Each registration is done or refused by itself, as by the single act, with its mails, in the name of whoever starts it; canceling does what was shown or nothing, and moving keeps the price that was agreed.',
    access: orderDesk,
    failures: ['NOT_FOUND'],
    parameters,
    response: bulkAct,
    body: bulkStart,
    async run(context, { params, body }) {
      await startBulkAct(context, params.id, body)
      return getBulkAct(context, params.id)
    },
  }),
)
