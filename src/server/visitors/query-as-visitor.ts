import type { Context } from 'hono'
import { forwardedHeaders } from '../../config.ts'
import type { QueryResult, RunQuery } from '../../site/render/run-query.ts'

interface Execution {
  result: QueryResult<unknown>
  /** When to come again, where a call came too often. */
  retryAfter?: string
}

/** The gateway, for one visitor. */
export type ExecuteFor = (
  document: string,
  variables: unknown,
  caller: { authorization?: string; headers: Record<string, string> },
) => Promise<Execution>

/** The gateway as a visitor asks it: with their token and their address, in the language of the page. */
export function queryAsVisitor(c: Context, execute: ExecuteFor, { token, locale }: { token?: string; locale: string }) {
  const headers = { ...forwardedHeaders(c.req.raw.headers), 'accept-language': locale }
  const caller = { headers, ...(token && { authorization: `Bearer ${token}` }) }
  const runQuery: RunQuery = async (document, variables) => {
    const { result, retryAfter } = await execute(String(document), variables, caller)
    if (retryAfter) c.header('Retry-After', retryAfter)
    // The document's type says what its result looks like; the schema it was generated from makes it true.
    return result as QueryResult<never>
  }
  return runQuery
}
