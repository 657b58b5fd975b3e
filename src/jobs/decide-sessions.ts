import * as sessions from '../api/sessions/decide-sessions.ts'
import type { JobContext } from './context.ts'

/** Confirms sessions that have their minimum, and asks staff about those that lack it on the day of decision. */
export const decideSessions = (context: JobContext) => sessions.decideSessions(context)
