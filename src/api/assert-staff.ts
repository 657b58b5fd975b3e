import type { Principal } from './context.ts'
import { ApiError } from './errors.ts'

/** 403 that names the fields, when there are any and somebody else than staff would change them. */
export function assertStaff(user: Principal | null, fields: string[]) {
  if (user?.role === 'STAFF' || fields.length === 0) return
  throw new ApiError(
    'FORBIDDEN',
    fields.map((path) => ({ path, message: 'is for staff to change' })),
  )
}
