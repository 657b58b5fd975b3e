import { object, string } from 'yup'
import { paymentStatuses } from '../src/domain/payment-states.ts'

/** Of one attempt to pay. */
export const paymentStatus = string().oneOf(paymentStatuses).meta({ title: 'PaymentStatus' })

/** The id of what is to be paid. */
export const paymentRequest = object({ id: string().uuid('error.id').required('error.required') }).meta({
  title: 'PaymentRequest',
})

/** Where the payer goes to pay. */
export const checkout = object({ redirectUrl: string().required() }).meta({ title: 'Checkout' })
