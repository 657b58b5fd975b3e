import type { Context } from 'hono'
import { matchedRoutes } from 'hono/route'
import { type ApiEnv, contextOf } from './context.ts'
import type { ApiError } from './errors.ts'
import { recordSecurityEvent } from './security-events.ts'

/** The call as its route has it: what stands in its place may open something, a reset link's token. */
export const pathOf = (c: Context<ApiEnv>): string =>
  matchedRoutes(c)
    .map(({ path }) => path)
    .findLast((path) => !path.endsWith('*')) ?? 'unknown'

/** Tells the log of a call that was refused to its caller: 401, 403 and 429. */
export function recordRefusal(c: Context<ApiEnv>, { status, code }: ApiError) {
  if (![401, 403, 429].includes(status)) return
  recordSecurityEvent(contextOf(c), 'call-refused', { method: c.req.method, path: pathOf(c), status, code })
}
