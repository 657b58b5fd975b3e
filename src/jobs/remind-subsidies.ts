import * as registrations from '../api/registrations/remind-subsidies.ts'
import type { JobContext } from './context.ts'

/** Reminds enterprises of the kmo-portefeuille while they can still ask for it. */
export const remindSubsidies = (context: JobContext) => registrations.remindSubsidies(context)
