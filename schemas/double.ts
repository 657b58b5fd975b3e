import { array, type InferType, number, object, string } from 'yup'
import { doubleClashes, doubleKinds, doubleReasons, doubleRecords, mergeSides } from '../src/domain/doubles.ts'

const id = string().uuid().required()
const text = string().defined().nullable()
const count = number().integer().required()
const kind = string().oneOf(doubleKinds).required().meta({ title: 'DoubleKind' })

const party = object({ _id: id, name: string().required(), about: text }).meta({ title: 'DoubleParty' })

/** Two that are probably one; `customer` is whose participants they are, or the organisation that was there first. */
export const double = object({
  kind,
  why: string().oneOf(doubleReasons).required().meta({ title: 'DoubleReason' }),
  customer: party.required(),
  kept: party.required(),
  dropped: party.required(),
}).meta({ title: 'Double' })

const line = object({ name: string().required(), at: text }).meta({ title: 'DoubleLine' })

/** What there is of a kind: how much, and the newest of it. */
const records = object({
  kind: string().oneOf(doubleRecords).required().meta({ title: 'DoubleRecord' }),
  count,
  newest: array(line.required()).required(),
}).meta({ title: 'DoubleRecords' })

const side = object({
  _id: id,
  name: string().required(),
  createdAt: string().required(),
  records: array(records.required()).required(),
}).meta({ title: 'DoubleSide' })

const field = object({ name: string().required(), kept: text, dropped: text }).meta({ title: 'DoubleField' })

const clash = object({
  kind: string().oneOf(doubleClashes).required().meta({ title: 'DoubleClashKind' }),
  name: string().required(),
  at: text,
}).meta({ title: 'DoubleClash' })

/** Two beside each other; `version` says which state of them this is. */
export const comparedDoubles = object({
  kind,
  version: string().required(),
  customer: party.required(),
  kept: side.required(),
  dropped: side.required(),
  fields: array(field.required()).required(),
  clashes: array(clash.required()).required(),
}).meta({ title: 'ComparedDoubles' })

const choice = string().oneOf(mergeSides, 'error.choice').meta({ title: 'MergeSide' })

/** Whose value of each field stays; left out, that of the one that stays, unless it has none. */
export const mergeValues = object({
  firstName: choice,
  lastName: choice,
  email: choice,
  phone: choice,
  language: choice,
  dateOfBirth: choice,
  birthPlace: choice,
  name: choice,
  vat: choice,
  address: choice,
  zip: choice,
  city: choice,
  country: choice,
  reference: choice,
  isPartner: choice,
}).meta({ title: 'MergeValues' })

/** `version` as it was shown: what changed since is looked at first. */
export const merge = object({
  version: string().required('error.required'),
  values: mergeValues.default(undefined),
}).meta({ title: 'Merge' })
export type Merge = InferType<typeof merge>

/** What became one, and whose page shows it. */
export const merged = object({ _id: id, customer: id }).meta({ title: 'Merged' })
