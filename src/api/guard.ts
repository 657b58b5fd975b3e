import type { Context, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { type Access, requireRole } from './access.ts'
import { authenticate } from './authentication.ts'
import type { ApiEnv } from './context.ts'
import { ApiError } from './errors.ts'

const megabyte = 1024 * 1024

function refuseLargeBody(): never {
  throw new ApiError('TOO_LARGE')
}

interface Gate {
  access: Access
  /** It sets up a second factor: whoever has to, and has none yet, may call it. */
  beforeSecondFactor?: true
}

async function admit(c: Context<ApiEnv>, { access, beforeSecondFactor }: Gate) {
  if (access === 'anonymous') return
  const user = await authenticate(c)
  const isHalfIn = user?.needsSecondFactor && !beforeSecondFactor
  if (isHalfIn && access !== 'everyone') throw new ApiError('SECOND_FACTOR_NEEDED')
  c.set('user', isHalfIn ? null : user)
  if (access !== 'everyone') requireRole(c.var.user, access)
}

/** What stands before a call: 401 and 403 by its `access`, and only then its body is read, at most so many megabytes. */
export function guard(gate: Gate, megabytes: number): MiddlewareHandler<ApiEnv> {
  const limit = bodyLimit({ maxSize: megabytes * megabyte, onError: refuseLargeBody })
  return async (c, next) => {
    await admit(c, gate)
    // Asking whether there is a body makes a whole request of what came over the line.
    return c.req.method === 'GET' || c.req.method === 'HEAD' ? next() : limit(c, next)
  }
}
