import { type InferType, object, string } from 'yup'
import { paymentStatuses } from '../src/domain/payment-states.ts'
import { localeCode } from './rules.ts'

/** Of one attempt to pay. */
export const paymentStatus = string().oneOf(paymentStatuses).meta({ title: 'PaymentStatus' })

/** The id of what is to be paid; `locale` is the payer's language at the provider and back, the account's when left out. */
export const paymentRequest = object({
  id: string().uuid('error.id').required('error.required'),
  locale: localeCode,
}).meta({ title: 'PaymentRequest' })

export type PaymentRequest = InferType<typeof paymentRequest>

/** Where the payer goes to pay. */
export const checkout = object({ redirectUrl: string().required() }).meta({ title: 'Checkout' })
