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

async function admit(c: Context<ApiEnv>, access: Access) {
  if (access === 'anonymous') return
  c.set('user', await authenticate(c))
  if (access !== 'everyone') requireRole(c.var.user, access)
}

/** What stands before a call: 401 and 403 by its `access`, and only then its body is read, at most so many megabytes. */
export function guard(access: Access, megabytes: number): MiddlewareHandler<ApiEnv> {
  const limit = bodyLimit({ maxSize: megabytes * megabyte, onError: refuseLargeBody })
  return async (c, next) => {
    await admit(c, access)
    // Asking whether there is a body makes a whole request of what came over the line.
    return c.req.method === 'GET' || c.req.method === 'HEAD' ? next() : limit(c, next)
  }
}
