import * as registrations from '../api/registrations/expire-registrations.ts'
import type { JobContext } from './context.ts'

/** Frees the seats of registrations that were not paid in time. */
export const expireRegistrations = (context: JobContext) => registrations.expireRegistrations(context)
