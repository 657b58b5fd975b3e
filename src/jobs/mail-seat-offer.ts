import * as waitingList from '../api/waiting-list/entry-mails.ts'
import type { JobContext } from './context.ts'

/** Tells who waited that seats are kept for them; whoever frees seats only adds this job. */
export const mailSeatOffer = (context: JobContext, { entry }: { entry: string }) =>
  waitingList.mailSeatOffer(context, context.db, entry)
