import type { AnyObject } from 'yup'
import { ApiError, type Principal } from '../../platform/index.ts'

/** Who is billed by agreement is for staff to say. */
export function assertNotPartner(caller: Principal | null, input: AnyObject) {
  if (caller?.role !== 'STAFF' && input.isPartner !== undefined) throw new ApiError('FORBIDDEN')
}
