import * as registrations from '../api/registrations/remind-training-leave.ts'
import type { JobContext } from './context.ts'

/** Reminds who can use Flemish training leave while there is still time to ask for it, and employers to claim it. */
export const remindTrainingLeave = (context: JobContext) => registrations.remindTrainingLeave(context)
