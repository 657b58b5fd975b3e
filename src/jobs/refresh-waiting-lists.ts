import * as waitingList from '../api/waiting-list/refresh-waiting-lists.ts'
import type { JobContext } from './context.ts'

/** Lets offers lapse that nobody took, and offers their seats to the next in line. */
export const refreshWaitingLists = (context: JobContext) => waitingList.refreshWaitingLists(context)
