import { array, boolean, type InferType, mixed, number, object, string } from 'yup'
import { isPosition } from '../src/domain/editing/positions.ts'
import { locales } from '../src/domain/locales.ts'

const longestId = 60
const names = ['set', 'confirm', 'move', 'insert', 'hide', 'remove', 'restore'] as const
const clientPattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

const locale = string().oneOf(locales).meta({ title: 'Locale' })
const position = () => string().test('position', 'error.form', (text) => text === undefined || isPosition(text))
const pathName = string()
  .required()
  .max(longestId)
  .test('name', 'error.form', (name) => !(name in Object.prototype))

/** Whatever a field may hold. */
const anyValue = () => mixed().nullable().meta({ component: 'JsonValue' })

const insertedBlock = object({
  block: string().required(),
  position: position().required(),
  hidden: boolean().nullable(),
  data: mixed().nullable(),
})
  .default(undefined)
  .meta({ title: 'InsertedBlock' })

/** One act on one block; which fields it has follows from `op` (src/domain/editing/operations.ts). */
const operation = object({
  op: string().oneOf(names).required().meta({ title: 'OperationName' }),
  id: string().defined().max(longestId),
  undo: boolean(),
  locale,
  path: array(pathName).max(12, 'error.tooMany'),
  value: anyValue(),
  was: anyValue(),
  from: string().max(20),
  at: array(number().integer().min(0).required()).max(2, 'error.tooMany'),
  position: position(),
  asked: string(),
  block: insertedBlock,
}).meta({ title: 'StaticContentOperation' })
export type SentOperation = InferType<typeof operation>

/** A save: what an editor did since the last one, and the version it was done on. */
export const staticContentOperations = object({
  base: number().integer().min(0).required(),
  client: string().matches(clientPattern, 'error.form').required(),
  number: number()
    .integer()
    .min(1)
    .max(2 ** 31 - 1)
    .required(),
  operations: array(operation.required()).min(1).max(500, 'error.tooMany').required(),
}).meta({ title: 'StaticContentOperations' })
export type StaticContentOperations = InferType<typeof staticContentOperations>

const conflict = object({
  operation: operation.required(),
  reason: string().oneOf(['changed', 'missing', 'exists', 'removed']).required().meta({ title: 'ConflictReason' }),
  current: anyValue(),
}).meta({ title: 'StaticContentConflict' })

const row = object({
  version: number().integer().required(),
  client: string().required(),
  number: number().integer().required(),
  author: string().defined().nullable(),
  createdAt: string().required(),
  operations: array(operation.required()).required(),
  conflicts: array(conflict.required()).required(),
}).meta({ title: 'StaticContentRow' })

export const staticContentRows = object({
  version: number().integer().required(),
  rows: array(row.required()).required(),
}).meta({ title: 'StaticContentRows' })

export const staticContentSaved = object({
  version: number().integer().required(),
  rows: array(row.required()).required(),
  conflicts: array(conflict.required()).required(),
}).meta({ title: 'StaticContentSaved' })

const draftBlock = object({
  id: string().defined(),
  block: string().defined(),
  position: string().defined(),
  hidden: boolean().defined().nullable(),
  removed: boolean().required(),
  data: mixed().required(),
  sources: anyValue(),
}).meta({ title: 'DraftBlock' })

export const staticContentDraft = object({
  type: string().required(),
  version: number().integer().required(),
  blocks: array(draftBlock.required()).required(),
  /** What readers see: `data` and `layout`; null before there are any. */
  published: anyValue(),
}).meta({ title: 'StaticContentDraft' })
