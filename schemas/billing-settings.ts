import { boolean, type InferType, number, object } from 'yup'
import { wholeNumber } from './rules.ts'

const whole = number().integer().required()

/**
 * Registrations on invoice: days until it is due, cents that one customer may have open, how many of their invoices must
 * have been paid before, and how many days after its due day an unpaid one keeps its seats; null while staff decide.
 */
export const billingSettings = object({
  daysUntilDue: whole,
  mostOpen: whole,
  paidBefore: whole,
  forPrivatePersons: boolean().required(),
  daysKept: number().integer().defined().nullable(),
}).meta({ title: 'BillingSettings' })

export const billingSettingsChanges = object({
  daysUntilDue: wholeNumber(1, 365).required('error.required'),
  mostOpen: wholeNumber(0, 1_000_000_000).required('error.required'),
  paidBefore: wholeNumber(0, 100).required('error.required'),
  forPrivatePersons: boolean().required('error.required'),
  daysKept: wholeNumber(0, 365)
    .transform((value, given) => (given === '' ? null : value))
    .nullable()
    .defined(),
}).meta({ title: 'BillingSettingsChanges' })
export type BillingSettingsChanges = InferType<typeof billingSettingsChanges>
