import * as refunds from '../api/refunds/send-refund.ts'
import type { JobContext } from './context.ts'

/** Asks the payment provider to give money back. */
export const sendRefund = (context: JobContext, { refund }: { refund: string }) => refunds.sendRefund(context, refund)
