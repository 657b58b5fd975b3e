import { and, eq } from 'drizzle-orm'
import { memberships } from '../../../db/tables.ts'
import type { ContactRole } from '../../../domain/contact-roles.ts'
import { type ApiContext, ApiError, recordSecurityEvent, uuidPattern } from '../../platform/index.ts'
import { assertReauthenticated } from '../auth/assert-reauthenticated.ts'
import { notifyAccount } from '../auth/notify-account.ts'
import { assertAdministers } from './assert-administers.ts'
import { assertOthersAdminister, lockContact } from './lock-contact.ts'

/** What somebody may do in an organisation, from now on; 409 where nobody would administer it any more. */
export async function updateOrganisationContact(
  context: ApiContext,
  id: string,
  userId: string,
  { roles, password }: { roles: ContactRole[]; password?: string },
) {
  await assertAdministers(context.db, context.user, id)
  if (!uuidPattern.test(userId)) throw new ApiError('NOT_FOUND')
  await assertReauthenticated(context, password)
  const changed = await context.db.transaction(async (tx) => {
    const { contact } = await lockContact(tx, id, userId)
    if (roles.length === 0) await assertOthersAdminister(tx, id, contact)
    const contactRoles = [...new Set(roles)]
    await tx
      .update(memberships)
      .set({ contactRoles })
      .where(and(eq(memberships.userId, contact._id), eq(memberships.organisationId, id)))
    await notifyAccount(tx, contact._id)
    return { ...contact, roles: contactRoles }
  })
  recordSecurityEvent(context, 'account-changed', { account: userId, roles })
  return changed
}
