import { settleOpenPayments } from '../api/payments/settle-open-payments.ts'
import type { JobContext } from './context.ts'

/** Reads the payments in flight that were not heard of for a while. */
export const readOpenPayments = (context: JobContext) => settleOpenPayments(context)
