import type { TestApi } from '../api.ts'

export type Headers = Record<string, string>

/** What proofs may use. */
export interface World {
  api: TestApi
  staff: Headers
  editor: Headers
}

/** A request to an operation. */
export interface Call {
  headers?: Headers | undefined
  /** What stands in the braces of the path. */
  params?: Record<string, string>
  query?: string
  /** A text is sent as it is. */
  body?: object | string
  /** Which part of the API is away meanwhile. */
  without?: 'database' | 'payments'
  /** Puts right what this proof had to disturb. */
  after?: () => void
}

/** Makes the situation, and says what to send in it. */
export type Proof = (world: World) => Call | Promise<Call>

/** What makes an operation ('PATCH /faqs/{id}') answer a status. */
export type Proofs = Record<string, Record<number, Proof>>

/** The statuses of several tables together; the later one wins. */
export function mergeProofs(...tables: Proofs[]): Proofs {
  const merged: Proofs = {}
  for (const [operation, proofs] of tables.flatMap((table) => Object.entries(table))) {
    merged[operation] = { ...merged[operation], ...proofs }
  }
  return merged
}
