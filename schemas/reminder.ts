import { array, boolean, type InferType, number, object, string } from 'yup'
import { brusselsDay, isDay } from '../src/domain/days.ts'
import { debtAges, reminderRefusals, reminderStops } from '../src/domain/reminders.ts'
import { paragraphs, wholeNumber } from './rules.ts'

const cents = number().integer().required()
const id = string().uuid().required()
const text = string().defined().nullable()
const age = string().oneOf(debtAges).required().meta({ title: 'DebtAge' })
const reason = string().oneOf(reminderStops, 'error.choice')

const pause = object({
  reason: reason.required(),
  until: text,
  note: string().required(),
  by: text,
  at: string().required(),
})
  .default(undefined)
  .meta({ title: 'ReminderPause' })

/** An open invoice, in cents, with the reminder that went last and what stops the next. */
export const openInvoice = object({
  _id: id,
  number: string().required(),
  customer: string().required(),
  email: text,
  issuedOn: string().required(),
  dueOn: string().required(),
  owed: cents,
  age,
  level: number().integer().required(),
  remindedOn: text,
  pause: pause.defined().nullable(),
}).meta({ title: 'OwedInvoice' })

/** What is open by how late it is, in cents. */
export const debtsByAge = object({
  items: array(object({ age, count: cents, owed: cents }).required().meta({ title: 'DebtsOfAge' })).required(),
}).meta({ title: 'DebtsByAge' })

const sentReminder = object({
  _id: id,
  level: number().integer().required(),
  sentOn: string().required(),
  payBy: string().required(),
  open: cents,
  costs: cents,
  damages: cents,
  email: string().required(),
  by: text,
}).meta({ title: 'SentReminder' })

/** The reminder that would go now: null after the last, or where nothing is late. */
const next = object({
  level: number().integer().required(),
  allowedOn: string().required(),
  costs: cents,
  damages: cents,
  total: cents,
  payBy: string().required(),
  to: text,
  subject: string().required(),
  body: string().required(),
})
  .default(undefined)
  .meta({ title: 'NextReminder' })

export const openInvoiceRecord = object({
  _id: id,
  isConsumer: boolean().required(),
  reminders: array(sentReminder.required()).required(),
  next: next.defined().nullable(),
  pause: pause.defined().nullable(),
}).meta({ title: 'ReminderRecord' })

export const newReminders = object({
  chosen: array(string().uuid('error.id').required())
    .min(1, 'error.required')
    .max(100, 'error.tooMany')
    .required('error.required'),
}).meta({ title: 'NewReminders' })

const refused = object({
  _id: id,
  why: string().oneOf(reminderRefusals).required().meta({ title: 'ReminderRefusal' }),
}).meta({ title: 'RefusedReminder' })

/** Of which invoices a reminder went, and why of others none did. */
export const reminderActions = object({
  done: array(id).required(),
  refused: array(refused.required()).required(),
}).meta({ title: 'ReminderActions' })

const laterDay = string()
  .nullable()
  .transform((value) => (value === '' ? null : value))
  .test('day', 'error.date', (value) => !value || isDay(value))
  .test('future', 'error.pastDay', (value) => !value || value >= brusselsDay(new Date()))

/** A dispute holds until it is lifted, a promise until its day. */
export const newPause = object({
  reason: reason.required('error.required').meta({ title: 'ReminderStop' }),
  until: laterDay.when('reason', {
    is: 'promise',
    // biome-ignore lint/suspicious/noThenProperty: yup calls it so
    then: (day) => day.required('error.required'),
    otherwise: (day) => day.transform(() => null),
  }),
  note: paragraphs(500).required('error.required'),
}).meta({ title: 'NewReminderPause' })
export type NewPause = InferType<typeof newPause>

export const reminderSettings = object({
  isAutomatic: boolean().required(),
  firstAfter: cents,
  secondAfter: cents,
  thirdAfter: cents,
  fee: cents,
  asksDamages: boolean().required(),
}).meta({ title: 'ReminderSettings' })

const apart =
  (name: string) =>
  (value: number | undefined, { parent }: { parent: Record<string, unknown> }) =>
    value === undefined || value > Number(parent[name]) + 14

export const reminderSettingsChanges = object({
  isAutomatic: boolean().required('error.required'),
  firstAfter: wholeNumber(1, 365).required('error.required'),
  secondAfter: wholeNumber(1, 365)
    .required('error.required')
    .test('apart', 'error.remindersApart', (value, context) => apart('firstAfter')(value, context)),
  thirdAfter: wholeNumber(1, 365)
    .required('error.required')
    .test('apart', 'error.remindersApart', (value, context) => apart('secondAfter')(value, context)),
  fee: wholeNumber(0, 750).required('error.required'),
  asksDamages: boolean().required('error.required'),
}).meta({ title: 'ReminderSettingsChanges' })
export type ReminderSettingsChanges = InferType<typeof reminderSettingsChanges>
