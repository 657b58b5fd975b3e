import { eq, sql } from 'drizzle-orm'
import type { NewUser } from '../../../schemas/user.ts'
import type { Transaction } from '../../db/client.ts'
import { queueMail } from '../../db/mails.ts'
import { users } from '../../db/tables.ts'
import { asLocale, defaultLocale } from '../../domain/locales.ts'
import { organisationAdmin } from '../../domain/visitor.ts'
import { countRegistrationMail } from '../mail/index.ts'
import { type ApiContext, ApiError, countAttempt, invalid, lock, recordSecurityEvent } from '../platform/index.ts'
import { addMembership, speakFor } from './add-membership.ts'
import { requestApproval } from './approvals.ts'
import { bringStudents, createOwnStudent } from './create-own-student.ts'
import { issueVerificationLink } from './email-verification.ts'
import { type FoundOrganisation, findOrganisation } from './find-organisation.ts'
import { endSessions, notifyAccount } from './login-sessions.ts'
import { assertMayApply } from './memberships.ts'
import { checkPassword, hashNewPassword } from './passwords.ts'
import { presentUser } from './present-user.ts'
import { assertReplaceable, makesWayFor } from './replaceable.ts'
import { lockToRetire, retireAccount } from './retire-account.ts'

type Account = typeof users.$inferSelect

/** A private person whom no organisation waits for. */
const isFree = ({ role, active, isPrivatePerson, organisationId }: Account) =>
  role === 'CONTACT' && active && isPrivatePerson && !organisationId

/** Whether a registration asks to link a private person's account to an organisation. */
const isLinking = (known: Account, { isPrivatePerson, organisation }: NewUser): boolean =>
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
async function linkAccount(context: ApiContext, known: Account, input: NewUser & { password: string }) {
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

/** The account that has the address now, locked, leaves it to whoever registers, unless it is gone; 409 when it was verified meanwhile. */
async function replace(tx: Transaction, { id }: Account): Promise<boolean> {
  await lockToRetire(tx, id)
  const [account] = await tx.select().from(users).where(eq(users.id, id))
  if (!account) return false
  await assertReplaceable(tx, account, 'USER_EXISTS')
  await retireAccount(tx, account)
  return true
}

type Person = Pick<NewUser, 'email' | 'firstName' | 'lastName' | 'phone' | 'language' | 'allowMarketing'>

/** 409 where the address has an account. */
export async function insertAccount(tx: Transaction, input: Person, more: Partial<Account>): Promise<Account> {
  const { email, firstName, lastName, phone } = input
  const language = input.language ?? defaultLocale
  const allowMarketing = input.allowMarketing ?? false
  const [account] = await tx
    .insert(users)
    .values({ role: 'CONTACT', email, firstName, lastName, phone, language, allowMarketing, ...more })
    .onConflictDoNothing()
    .returning()
  if (!account) throw new ApiError('USER_EXISTS')
  return account
}

async function mailWelcome(tx: Transaction, { publicUrl }: ApiContext, { id, email, firstName, language }: Account) {
  const locale = asLocale(language)
  const url = await issueVerificationLink(tx, { userId: id, email, publicUrl: publicUrl(), locale })
  await queueMail(tx, { about: id, to: email, locale, kind: 'welcome', values: { firstName, url } })
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
    const account = await insertAccount(tx, input, { passwordHash, isPrivatePerson: !organisation })
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
