import { eq } from 'drizzle-orm'
import type { AnyObject } from 'yup'
import type { Transaction } from '../../../db/client.ts'
import { organisations, students, users } from '../../../db/tables.ts'
import { organisationAdmin } from '../../../domain/contact-roles.ts'
import { type ApiContext, ApiError, lock, type Principal } from '../../platform/index.ts'
import { notifyAccount } from '../auth/notify-account.ts'
import { addMembership, speakFor } from '../memberships/add-membership.ts'
import { assertNotPartner } from './assert-not-partner.ts'

/** The account is its organisation's first, so it decides about later ones; its participants come along. */
async function joinAsFirst(tx: Transaction, userId: string, studentId: string | null, organisationId: string) {
  await addMembership(tx, {
    userId,
    organisationId,
    approval: 'approved',
    contactRoles: [organisationAdmin],
    studentId,
  })
  await speakFor(tx, userId, organisationId)
  await notifyAccount(tx, userId)
  await tx.update(students).set({ organisationId, ownerId: null }).where(eq(students.ownerId, userId))
}

/** The account that founds; whoever acts for an organisation cannot found another. */
async function lockFounder(tx: Transaction, { userId }: Principal) {
  await lock(tx, { users: [userId] })
  const [account] = await tx
    .select({ id: users.id, organisationId: users.organisationId, studentId: users.studentId })
    .from(users)
    .where(eq(users.id, userId))
  if (!account || account.organisationId) throw new ApiError('FORBIDDEN')
  return account
}

/** Staff add an organisation; a contact founds the one it belongs to from then on. */
export const createOrganisation = ({ db, user }: ApiContext, input: AnyObject): Promise<string> =>
  db.transaction(async (tx) => {
    assertNotPartner(user, input)
    const founder = user?.role === 'CONTACT' ? user : null
    const account = founder && (await lockFounder(tx, founder))
    const { name, ...others } = input
    const [created] = await tx
      .insert(organisations)
      .values({ name, ...others })
      .returning({ id: organisations.id })
    const id = String(created?.id)
    if (account) await joinAsFirst(tx, account.id, account.studentId, id)
    return id
  })
