import { randomUUID } from 'node:crypto'
import type { Transaction } from '../../db/client.ts'
import { queueMail } from '../../db/queue-mail.ts'
import { sessionChoices } from '../../db/tables.ts'
import { localePath } from '../../domain/locales.ts'
import { choiceEnds } from '../../domain/session-choices.ts'
import type { ApiContext } from '../context.ts'
import type { LoadedRegistration } from '../registrations/load-registration.ts'
import { contactMail, mailParticipants } from '../registrations/registration-mails.ts'
import { hashOf, rowToken } from '../row-token.ts'
import { changeSeatsTaken } from '../sessions/change-seats-taken.ts'
import { findAlternative } from './find-alternative.ts'

interface Choice {
  id: string
  token: string
  until: Date
  /** The start of the session where seats are kept. */
  offered: Date | null
}

/** The contact hears of the choice, where there is one; participants that they are not to come. */
async function mailChoice(context: ApiContext, tx: Transaction, registration: LoadedRegistration, choice: Choice) {
  const { id, token, until, offered } = choice
  if (offered) {
    const { values, ...contact } = contactMail(context, registration)
    const url = context.publicUrl() + localePath(`/session-choice/${token}`, contact.locale)
    const told = { ...values, url, expiresAt: until.toISOString(), offered: offered.toISOString() }
    const kind = 'session-canceled'
    await queueMail(tx, { key: `${kind}:${id}`, ...contact, kind, values: told })
  }
  const knew = registration.status === 'paid' || registration.outcome === 'partner'
  if (knew) await mailParticipants(context, tx, registration, { kind: 'participant-session-canceled', key: id })
}

/**
 * Gives who is in a canceled session the choice between another date, where their seats are kept meanwhile, and their money
 * back. The course's sessions and the registration are locked. Without another date there is nothing to choose: it ends at once.
 */
export async function openChoiceOf(context: ApiContext, tx: Transaction, registration: LoadedRegistration) {
  const other = await findAlternative(tx, registration)
  const id = randomUUID()
  const token = rowToken(id, context.jwtSecret, 'session choice')
  const offered = other?.start ?? null
  const until = choiceEnds(new Date(), offered)
  const seatsHeld = other ? registration.participants.length : 0
  await tx.insert(sessionChoices).values({
    ...{ id, registrationId: registration.id, tokenHash: hashOf(token), until, seatsHeld },
    offeredSessionId: other?.id ?? null,
  })
  if (other) await changeSeatsTaken(tx, other.id, seatsHeld)
  await mailChoice(context, tx, registration, { id, token, until, offered })
}
