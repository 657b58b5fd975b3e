import { randomUUID } from 'node:crypto'
import type { Transaction } from '../../../db/client.ts'
import { queueMail } from '../../../db/queue-mail.ts'
import { asLocale } from '../../../domain/locales.ts'
import { type ApiContext, ApiError, recordSecurityEvent, uuidPattern } from '../../platform/index.ts'
import { assertReauthenticated } from '../auth/assert-reauthenticated.ts'
import { endSessions } from '../auth/end-sessions.ts'
import { endMembership } from '../memberships/end-membership.ts'
import { assertAdministers } from './assert-administers.ts'
import { assertOthersAdminister, lockContact } from './lock-contact.ts'

async function remove(tx: Transaction, id: string, userId: string) {
  const { organisation, contact } = await lockContact(tx, id, userId)
  await assertOthersAdminister(tx, id, contact)
  if (await endMembership(tx, userId, id)) await endSessions(tx, userId)
  await queueMail(tx, {
    key: `organisation-left:${randomUUID()}`,
    to: contact.email,
    locale: asLocale(contact.language),
    kind: 'organisation-left',
    values: { firstName: contact.firstName, organisation: organisation.name },
  })
}

/**
 * Ends that somebody acts for an organisation, of theirs this one alone; participants and registrations stay. Whoever
 * speaks for it is signed out. 409 for the last administrator.
 */
export async function removeOrganisationContact(context: ApiContext, id: string, userId: string) {
  await assertAdministers(context.db, context.user, id)
  if (!uuidPattern.test(userId)) throw new ApiError('NOT_FOUND')
  await assertReauthenticated(context)
  await context.db.transaction((tx) => remove(tx, id, userId))
  recordSecurityEvent(context, 'account-changed', { account: userId, removedFrom: id })
}
