import { settlePayment } from '../api/payments/settle-payment.ts'
import type { JobContext } from './context.ts'

/** Reads a payment at its payment provider, which could not be reached when it told of a change. */
export const readPayment = (context: JobContext, { payment }: { payment: string }) => settlePayment(context, payment)
