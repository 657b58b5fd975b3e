import type { ApiContext } from '../context.ts'
import { ApiError } from '../errors.ts'

/** Asks the payment provider something; 502 when it cannot be reached or answers with a failure. */
export async function askProvider<Answer>(
  { log, payments }: Pick<ApiContext, 'log' | 'payments'>,
  ask: (provider: ApiContext['payments']) => Promise<Answer>,
): Promise<Answer> {
  try {
    return await ask(payments)
  } catch (error) {
    log.warn({ err: error, provider: payments.name }, 'The payment provider cannot be reached')
    throw new ApiError('PROVIDER_UNAVAILABLE')
  }
}
