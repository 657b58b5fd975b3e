import type { ApiContext } from './context.ts'
import { ApiError } from './errors.ts'

const mostUnanswered = 5

/**
 * Does the work for each row on its own: one that fails is logged under `failure` and keeps none of the others waiting.
 * After five in a row that the payment provider did not answer, the rest is left to the next run.
 */
export async function sweep<Row extends { id: string }>(
  { log }: Pick<ApiContext, 'log'>,
  failure: string,
  rows: readonly Row[],
  work: (row: Row) => Promise<unknown>,
): Promise<void> {
  let unanswered = 0
  for (const row of rows) {
    try {
      await work(row)
      unanswered = 0
    } catch (error) {
      const isUnanswered = error instanceof ApiError && error.code === 'PROVIDER_UNAVAILABLE'
      unanswered = isUnanswered ? unanswered + 1 : 0
      log.error({ err: error, row: row.id }, failure)
      if (unanswered === mostUnanswered) return
    }
  }
}
