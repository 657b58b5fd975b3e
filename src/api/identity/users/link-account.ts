import { eq } from 'drizzle-orm'
import type { NewUser } from '../../../../schemas/user.ts'
import type { Transaction } from '../../../db/client.ts'
import { users } from '../../../db/tables.ts'
import { organisationAdmin } from '../../../domain/contact-roles.ts'
import { type ApiContext, ApiError, countAttempt, lock } from '../../platform/index.ts'
import { checkPassword } from '../auth/check-password.ts'
import { endSessions } from '../auth/end-sessions.ts'
import { notifyAccount } from '../auth/notify-account.ts'
import { addMembership, speakFor } from '../memberships/add-membership.ts'
import { assertMayApply } from '../memberships/request-membership.ts'
import { bringStudents, createOwnStudent } from './create-own-student.ts'
import { type FoundOrganisation, findOrganisation } from './find-organisation.ts'
import { presentUser } from './present-user.ts'
import { requestApproval } from './request-approval.ts'

type Account = typeof users.$inferSelect

/** A private person whom no organisation waits for. */
const isFree = ({ role, active, isPrivatePerson, organisationId }: Account) =>
  role === 'CONTACT' && active && isPrivatePerson && !organisationId

/** Whether a registration asks to link a private person's account to an organisation. */
export const isLinking = (known: Account, { isPrivatePerson, organisation }: NewUser): boolean =>
  !isPrivatePerson && Boolean(organisation) && isFree(known)

/** Who makes an organisation belongs to it at once, with all participants. */
async function found(tx: Transaction, { id, studentId }: Account, organisation: FoundOrganisation) {
  const contactRoles = [organisationAdmin]
  await addMembership(tx, { userId: id, organisationId: organisation.id, contactRoles, studentId })
  await speakFor(tx, id, organisation.id)
  await notifyAccount(tx, id)
  await bringStudents(tx, id, organisation.id)
}

async function requestToJoin(context: ApiContext, tx: Transaction, account: Account, organisation: FoundOrganisation) {
  const { id: userId } = account
  const { id: organisationId } = organisation
  const from = await assertMayApply(tx, userId, organisationId)
  await addMembership(tx, { userId, organisationId, approval: 'pending' })
  await tx.update(users).set({ organisationId }).where(eq(users.id, userId))
  await endSessions(tx, userId)
  await requestApproval(context, tx, account, { organisationId, from })
}

/**
 * A private person's account, linked to an organisation on giving its password (spec section 5, E-mail check): at once
 * to a new one, else when its administrator lets it in. 409 for any other account.
 */
export async function linkAccount(context: ApiContext, known: Account, input: NewUser & { password: string }) {
  if (!isLinking(known, input)) throw new ApiError('USER_EXISTS')
  if (!(await checkPassword(context, known.email, known.passwordHash, input.password))) {
    throw new ApiError('WRONG_PASSWORD')
  }
  await countAttempt(context.pool, 'mail-invitations', { account: known.id })
  return context.db.transaction(async (tx) => {
    await lock(tx, { users: [known.id] })
    const [account] = await tx.select().from(users).where(eq(users.id, known.id))
    const organisation = await findOrganisation(tx, input.organisation)
    if (!account || !isFree(account) || !organisation) throw new ApiError('USER_EXISTS')
    if (organisation.isKnown) await requestToJoin(context, tx, account, organisation)
    else await found(tx, account, organisation)
    if (input.createStudent) {
      const status = organisation.isKnown ? 'wait_for_approval_has_password' : 'new'
      await createOwnStudent(tx, account, { organisationId: organisation.id, status })
    }
    return presentUser(tx, account.id)
  })
}
