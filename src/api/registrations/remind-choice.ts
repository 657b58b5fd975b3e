import { and, eq } from 'drizzle-orm'
import { queueMail } from '../../db/mails.ts'
import { sessions } from '../../db/tables.ts'
import { brusselsDay } from '../../domain/days.ts'
import { isComing } from '../catalogue/index.ts'
import { type ApiContext, ApiError, callerOf } from '../platform/index.ts'
import { choiceMail } from './cancel-session.ts'
import { openChoice } from './seats.ts'
import { changeRegistration, recordReason } from './transition-registration.ts'

/**
 * Mails the choice after a canceled session once more, with the link that it had: once a day at most, the day of the first
 * mail included. 409 once it was chosen or its time is over, and where no seats are kept on a date that is still to come.
 */
export const remindOfChoice = (context: ApiContext, registrationId: string) =>
  changeRegistration(context, registrationId, async (tx, registration) => {
    const { userId } = callerOf(context)
    const choice = await openChoice(tx, registration.id)
    const offeredId = choice?.offeredSessionId
    if (!choice || !offeredId || choice.until <= new Date()) throw new ApiError('STATE_CONFLICT')
    const [offered] = await tx
      .select({ start: sessions.startDate })
      .from(sessions)
      .where(and(eq(sessions.id, offeredId), isComing))
    if (!offered) throw new ApiError('STATE_CONFLICT')
    const today = brusselsDay(new Date())
    const mail = await choiceMail(context, tx, registration, { ...choice, offered: offered.start })
    const isReminded = brusselsDay(choice.createdAt) < today && (await queueMail(tx, { ...mail, occasion: today }))
    if (isReminded) await recordReason(tx, registration.id, { userId, reason: 'reminded of choice' })
    return { isReminded }
  })
