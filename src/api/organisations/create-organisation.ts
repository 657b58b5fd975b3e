import { eq } from 'drizzle-orm'
import type { AnyObject } from 'yup'
import type { Transaction } from '../../db/client.ts'
import { organisations, students, users } from '../../db/tables.ts'
import { organisationAdmin } from '../../domain/contact-roles.ts'
import { notifyAccount } from '../auth/notify-account.ts'
import type { ApiContext, Principal } from '../context.ts'
import { ApiError } from '../errors.ts'
import { assertNotPartner } from './assert-not-partner.ts'

/** The account is its organisation's first, so it decides about later ones; its participants come along. */
async function joinAsFirst(tx: Transaction, userId: string, organisationId: string) {
  await tx
    .update(users)
    .set({ organisationId, isPrivatePerson: false, approval: 'approved', contactRoles: [organisationAdmin] })
    .where(eq(users.id, userId))
  await notifyAccount(tx, userId)
  await tx.update(students).set({ organisationId, ownerId: null }).where(eq(students.ownerId, userId))
}

/** Whoever belongs to an organisation cannot found another. */
async function assertNoMembership(tx: Transaction, { userId }: Principal) {
  const [account] = await tx
    .select({ organisationId: users.organisationId })
    .from(users)
    .where(eq(users.id, userId))
    .for('update')
  if (!account || account.organisationId) throw new ApiError('FORBIDDEN')
}

/** Staff add an organisation; a contact founds the one it belongs to from then on. */
export const createOrganisation = ({ db, user }: ApiContext, input: AnyObject): Promise<string> =>
  db.transaction(async (tx) => {
    assertNotPartner(user, input)
    const founder = user?.role === 'CONTACT' ? user : null
    if (founder) await assertNoMembership(tx, founder)
    const { name, ...others } = input
    const [created] = await tx
      .insert(organisations)
      .values({ name, ...others })
      .returning({ id: organisations.id })
    const id = String(created?.id)
    if (founder) await joinAsFirst(tx, founder.userId, id)
    return id
  })
