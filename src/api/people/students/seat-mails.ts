import type { Executor, Transaction } from '../../../db/client.ts'
import type { ApiContext } from '../../platform/index.ts'

/** What a participant is mailed of seats in sessions to come. */
export interface SeatMails {
  isDue(db: Executor, id: string): Promise<boolean>
  send(context: ApiContext, tx: Transaction, id: string): Promise<void>
}

let known: SeatMails | undefined

/** Who gives seats says what is mailed of them, before the API answers anything. */
export function mailSeatsBy(mails: SeatMails) {
  known = mails
}

export function seatMails(): SeatMails {
  if (!known) throw new Error('Nobody mails seats')
  return known
}
