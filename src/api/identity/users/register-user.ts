import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { NewUser } from '../../../../schemas/user.ts'
import type { Transaction } from '../../../db/client.ts'
import { queueMail } from '../../../db/queue-mail.ts'
import { users } from '../../../db/tables.ts'
import { organisationAdmin } from '../../../domain/contact-roles.ts'
import { asLocale, defaultLocale } from '../../../domain/locales.ts'
import { countRegistrationMail } from '../../mail/index.ts'
import { type ApiContext, ApiError, countAttempt, invalid, recordSecurityEvent } from '../../platform/index.ts'
import { issueVerificationLink } from '../auth/email-verification.ts'
import { hashNewPassword } from '../auth/passwords.ts'
import { addMembership, speakFor } from '../memberships/add-membership.ts'
import { createOwnStudent } from './create-own-student.ts'
import { findOrganisation } from './find-organisation.ts'
import { isLinking, linkAccount } from './link-account.ts'
import { presentUser } from './present-user.ts'
import { assertReplaceable, makesWayFor } from './replaceable.ts'
import { requestApproval } from './request-approval.ts'
import { lockToRetire, retireAccount } from './retire-account.ts'

type Account = typeof users.$inferSelect

/** The account that has the address now, locked, leaves it to whoever registers, unless it is gone; 409 when it was verified meanwhile. */
async function replace(tx: Transaction, { id }: Account): Promise<boolean> {
  await lockToRetire(tx, id)
  const [account] = await tx.select().from(users).where(eq(users.id, id))
  if (!account) return false
  await assertReplaceable(tx, account, 'USER_EXISTS')
  await retireAccount(tx, account)
  return true
}

async function mailWelcome(tx: Transaction, { publicUrl }: ApiContext, { id, email, firstName, language }: Account) {
  const locale = asLocale(language)
  const url = await issueVerificationLink(tx, { userId: id, email, publicUrl: publicUrl(), locale })
  await queueMail(tx, {
    key: `welcome:${id}:${randomUUID()}`,
    to: email,
    locale,
    kind: 'welcome',
    values: { firstName, url },
  })
}

/**
 * Somebody's own new account: of a private person, of a new organisation, which it then administers, or of a known one,
 * whose administrator must let it in first (spec section 6). A private person who names an organisation is linked to it.
 * An account whose address was never verified makes way for whoever registers with that address; to link it, one gives
 * its password, or chooses one by mail.
 */
export async function registerUser(context: ApiContext, input: NewUser) {
  const { db, pool, address } = context
  await countAttempt(pool, 'register-address', { address })
  const { password, isPrivatePerson } = input
  if (!password) throw invalid('password', 'error.required')
  if (isPrivatePerson === false && !input.organisation) throw invalid('organisation', 'error.required')
  const [known] = await db
    .select()
    .from(users)
    .where(eq(sql`lower(${users.email})`, input.email.toLowerCase()))
  const isReplacing = known && !isLinking(known, input) && (await makesWayFor(context, known, password))
  if (known && !isReplacing) return linkAccount(context, known, { ...input, password })
  await countRegistrationMail(context, input.email)
  const passwordHash = await hashNewPassword(context, { password, email: input.email }, 'password')

  const { user, isReplaced } = await db.transaction(async (tx) => {
    const isReplaced = known ? await replace(tx, known) : false
    const organisation = isPrivatePerson ? null : await findOrganisation(tx, input.organisation)
    const waits = organisation?.isKnown ?? false
    const [account] = await tx
      .insert(users)
      .values({
        email: input.email,
        passwordHash,
        firstName: input.firstName,
        lastName: input.lastName,
        phone: input.phone ?? null,
        role: 'CONTACT',
        isPrivatePerson: !organisation,
        language: input.language ?? defaultLocale,
        allowMarketing: input.allowMarketing ?? false,
      })
      .onConflictDoNothing()
      .returning()
    if (!account) throw new ApiError('USER_EXISTS')
    if (organisation) {
      await addMembership(tx, {
        userId: account.id,
        organisationId: organisation.id,
        approval: waits ? 'pending' : 'approved',
        contactRoles: waits ? [] : [organisationAdmin],
      })
      await speakFor(tx, account.id, organisation.id)
    }
    if (input.createStudent) {
      const status = waits ? 'wait_for_approval_has_password' : 'new'
      await createOwnStudent(tx, account, { organisationId: organisation?.id ?? null, status })
    }
    if (organisation && waits) {
      await requestApproval(context, tx, account, { organisationId: organisation.id, from: null })
    } else if (input.sendMail !== false) await mailWelcome(tx, context, account)
    return { user: await presentUser(tx, account.id), isReplaced }
  })
  if (isReplaced) recordSecurityEvent(context, 'account-replaced', { account: known?.id })
  return user
}
