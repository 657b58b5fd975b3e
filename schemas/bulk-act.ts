import { array, type InferType, number, object, string } from 'yup'
import { bulkActs, bulkRefusals, bulkStates, mostInBulk } from '../src/domain/bulk-acts.ts'
import { expectedMails } from './expected-mails.ts'
import { localizedText } from './localized.ts'
import { line, optional } from './rules.ts'

const id = string().uuid('error.id')
const count = number().integer().required()

const acts = string().oneOf(bulkActs, 'error.choice').meta({ title: 'BulkActName' })

/** What is done to chosen `registrations`, or to those `found` by a query of the list (`search=~ann&status=paid`). */
export const newBulkAct = object({
  act: acts.required('error.required'),
  registrations: array(id.required('error.required')).max(mostInBulk, 'error.tooMany'),
  found: string().max(1000, 'error.tooLong').nullable(),
})
  .noUnknown()
  .meta({ title: 'NewBulkAct' })
export type NewBulkAct = InferType<typeof newBulkAct>

/**
 * What confirming and moving ask: the `price` of a participant in cents excluding VAT; the `session` they move to, at the
 * price that was agreed, and the `reason` that their customers read.
 */
export const bulkStart = object({
  price: number().integer('error.number').min(1, 'error.number').max(100_000_000, 'error.number').nullable(),
  session: id.nullable(),
  reason: optional(line(500)),
})
  .noUnknown()
  .meta({ title: 'BulkStart' })
export type BulkStart = InferType<typeof bulkStart>

/** The draft that was made. */
export const createdBulkAct = object({ _id: string().uuid().required() }).meta({ title: 'CreatedBulkAct' })

const refusal = object({
  registration: string().uuid().required(),
  customer: string().required(),
  course: localizedText.required(),
  startDate: string().required(),
  why: string().oneOf(bulkRefusals).required().meta({ title: 'BulkRefusal' }),
}).meta({ title: 'RefusedRegistration' })

const target = object({
  _id: string().uuid().required(),
  startDate: string().required(),
  place: localizedText.required(),
  taken: count,
  capacity: count,
}).meta({ title: 'BulkTarget' })

/**
 * How it stands: of `total` registrations with `participants` it is `possible` for so many, as it was shown; `ended` are
 * those that were done or refused. `credit`, `refund` and `kept` are what canceling does in cents including VAT, `owed`
 * what is open of `invoices` that are reminded of. `sessions` are where a draft may move them, none where they are of
 * several courses.
 */
export const bulkAct = object({
  _id: string().uuid().required(),
  act: acts.required(),
  state: string().oneOf(bulkStates).required().meta({ title: 'BulkState' }),
  author: string().defined().nullable(),
  startedAt: string().defined().nullable(),
  total: count,
  participants: count,
  possible: count,
  ended: count,
  done: count,
  credit: count,
  refund: count,
  kept: count,
  invoices: count,
  owed: count,
  price: number().integer().defined().nullable(),
  movesTo: string().defined().nullable(),
  reason: string().defined().nullable(),
  sessions: array(target.required()).required(),
  refused: array(refusal.required()).required(),
}).meta({ title: 'BulkAct' })

/** What it would mail, of as many registrations as were `rehearsed`; those are the first 20 unless all are asked for. */
export const bulkMails = object({ rehearsed: count, mails: expectedMails.required() }).meta({ title: 'BulkMails' })
