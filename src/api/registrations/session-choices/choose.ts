import { and, asc, eq, lte, sql } from 'drizzle-orm'
import { sessionChoices } from '../../../db/tables.ts'
import { settleOpenPayment } from '../../money/index.ts'
import { type ApiContext, ApiError, hashOf, sweep } from '../../platform/index.ts'
import { cancelLocked } from '../cancellations/cancel.ts'
import { moveByChoice } from '../moves/move.ts'
import { changeRegistration } from '../registrations/change-registration.ts'
import { openChoice } from '../registrations/seats.ts'

/** What a link in a mail is about; 404 for any other. */
export async function findChoice({ db }: Pick<ApiContext, 'db'>, token: string) {
  const [choice] = await db
    .select()
    .from(sessionChoices)
    .where(eq(sessionChoices.tokenHash, hashOf(token)))
  if (!choice) throw new ApiError('NOT_FOUND')
  return choice
}

/** Ends a registration in a canceled session with all of its money back; 409 once its choice is made. */
async function leave(context: ApiContext, id: string) {
  await settleOpenPayment(context, id)
  await changeRegistration(context, id, async (tx, registration) => {
    if (!(await openChoice(tx, id))) throw new ApiError('STATE_CONFLICT')
    await cancelLocked(context, tx, registration, { wish: { withdrawal: false }, isOwn: true })
  })
}

/** Another date, or with null the money back; 409 once it was chosen, or the time is over. */
export async function choose(context: ApiContext, token: string, session: string | null) {
  const { registrationId, status, until } = await findChoice(context, token)
  if (status !== 'open' || until <= new Date()) throw new ApiError('STATE_CONFLICT')
  if (session) await moveByChoice(context, registrationId, session.toLowerCase())
  else await leave(context, registrationId)
}

/** Whoever did not choose in time gets the money back. */
export async function endSessionChoices(context: ApiContext) {
  const { registrationId, status, until } = sessionChoices
  const due = await context.db
    .select({ id: registrationId })
    .from(sessionChoices)
    .where(and(eq(status, 'open'), lte(until, sql`now()`)))
    .orderBy(asc(until))
  await sweep(context, 'The choice after a canceled session could not be ended', due, ({ id }) => leave(context, id))
}
