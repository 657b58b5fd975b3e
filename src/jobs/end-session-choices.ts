import * as choices from '../api/session-choices/choose.ts'
import type { JobContext } from './context.ts'

/** Gives the money back to who did not choose in time what becomes of their seats in a canceled session. */
export const endSessionChoices = (context: JobContext) => choices.endSessionChoices(context)
