import { eq } from 'drizzle-orm'
import { users } from '../../db/tables.ts'
import type { ContactRole } from '../../domain/contact-roles.ts'
import { assertReauthenticated } from '../auth/assert-reauthenticated.ts'
import type { ApiContext } from '../context.ts'
import { ApiError } from '../errors.ts'
import { uuidPattern } from '../filters.ts'
import { recordSecurityEvent } from '../security-events.ts'
import { assertAdministers } from './assert-administers.ts'
import { contactColumns } from './contact-columns.ts'
import { assertOthersAdminister, lockContact } from './lock-contact.ts'

/** What somebody may do in an organisation, from now on; 409 where nobody would administer it any more. */
export async function updateOrganisationContact(
  context: ApiContext,
  id: string,
  userId: string,
  { roles }: { roles: ContactRole[] },
) {
  await assertAdministers(context.db, context.user, id)
  if (!uuidPattern.test(userId)) throw new ApiError('NOT_FOUND')
  await assertReauthenticated(context)
  const changed = await context.db.transaction(async (tx) => {
    const { contact } = await lockContact(tx, id, userId)
    if (roles.length === 0) await assertOthersAdminister(tx, id, contact)
    const [row] = await tx
      .update(users)
      .set({ contactRoles: [...new Set(roles)] })
      .where(eq(users.id, contact.id))
      .returning(contactColumns)
    return row
  })
  recordSecurityEvent(context, 'account-changed', { account: userId, roles })
  return changed
}
