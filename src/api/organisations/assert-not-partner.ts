import type { AnyObject } from 'yup'
import type { Principal } from '../context.ts'
import { ApiError } from '../errors.ts'

/** Who is billed by agreement is for staff to say. */
export function assertNotPartner(caller: Principal | null, input: AnyObject) {
  if (caller?.role !== 'STAFF' && input.isPartner !== undefined) throw new ApiError('FORBIDDEN')
}
