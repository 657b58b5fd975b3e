import { type ApiContext, ApiError } from '../../platform/index.ts'

/** Asks the payment provider something; 502 when it cannot be reached or answers with a failure. */
export async function callPaymentProvider<Result>(
  { log, paymentProvider }: Pick<ApiContext, 'log' | 'paymentProvider'>,
  use: (paymentProvider: ApiContext['paymentProvider']) => Promise<Result>,
): Promise<Result> {
  try {
    return await use(paymentProvider)
  } catch (error) {
    log.warn({ err: error, paymentProvider: paymentProvider.name }, 'The payment provider cannot be reached')
    throw new ApiError('PROVIDER_UNAVAILABLE')
  }
}
