import type { MiddlewareHandler } from 'hono'
import { isRecord } from '../../domain/is-record.ts'
import type { ApiEnv } from './context.ts'
import { ApiError } from './errors.ts'

/** 403 that names the fields, where somebody else than staff sends any of these, whatever stands in them or beside them. */
export const forStaff =
  (fields: readonly string[]): MiddlewareHandler<ApiEnv> =>
  async (c, next) => {
    // What is no JSON is told by the check of the body.
    const body: unknown = c.var.user?.role === 'STAFF' ? null : await c.req.json().catch(() => null)
    const given = isRecord(body) ? fields.filter((name) => Object.hasOwn(body, name)) : []
    if (given.length > 0) {
      throw new ApiError(
        'FORBIDDEN',
        given.map((path) => ({ path, message: 'is for staff to change' })),
      )
    }
    await next()
  }
