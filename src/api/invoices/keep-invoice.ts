import { ApiError } from '../errors.ts'

/** Whatever was issued stays, or its number would be missing. */
export async function keepInvoice(): Promise<void> {
  throw new ApiError('INVOICE_ISSUED')
}
