import type { AnyObject } from 'yup'
import type { Caller } from '../context.ts'
import { ApiError } from '../errors.ts'

/** Who is billed by agreement is for staff to say. */
export function refusePartner(caller: Caller | null, input: AnyObject) {
  if (caller?.role !== 'STAFF' && input.isPartner !== undefined) throw new ApiError('FORBIDDEN')
}
