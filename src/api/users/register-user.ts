import { eq, sql } from 'drizzle-orm'
import type { NewUser } from '../../../schemas/user.ts'
import { queueMail } from '../../db/queue-mail.ts'
import { users } from '../../db/tables.ts'
import { organisationAdmin } from '../../domain/contact-roles.ts'
import { asLocale, defaultLocale, localePath } from '../../domain/locales.ts'
import { hashPassword } from '../auth/passwords.ts'
import { countAttempt } from '../auth/rate-limits.ts'
import type { ApiContext } from '../context.ts'
import { ApiError, invalid } from '../errors.ts'
import { askApproval } from './ask-approval.ts'
import { createOwnStudent } from './create-own-student.ts'
import { findOrganisation } from './find-organisation.ts'
import { linkAccount } from './link-account.ts'
import { presentUser } from './present-user.ts'

/**
 * Somebody's own new account: of a private person, of a new organisation, which it then administers, or of a known one,
 * whose administrator must let it in first (spec section 6). A private person who names an organisation is linked to it.
 */
export async function registerUser(context: ApiContext, input: NewUser) {
  const { db, pool, address } = context
  await countAttempt(pool, 'register-address', { address })
  const { password } = input
  if (!password) throw invalid('password', 'error.required')
  const [known] = await db
    .select()
    .from(users)
    .where(eq(sql`lower(${users.email})`, input.email.toLowerCase()))
  if (known) return linkAccount(context, known, { ...input, password })
  const passwordHash = await hashPassword(password)

  return db.transaction(async (tx) => {
    const organisation = input.isPrivatePerson ? null : await findOrganisation(tx, input.organisation)
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
        contactRoles: organisation && !waits ? [organisationAdmin] : [],
        organisationId: organisation?.id ?? null,
        approval: waits ? 'pending' : 'approved',
        isPrivatePerson: !organisation,
        language: input.language ?? defaultLocale,
        allowMarketing: input.allowMarketing ?? false,
      })
      .onConflictDoNothing()
      .returning()
    if (!account) throw new ApiError('USER_EXISTS')
    if (input.createStudent) {
      const status = waits ? 'wait_for_approval_has_password' : 'new'
      await createOwnStudent(tx, account, { organisationId: organisation?.id ?? null, status })
    }
    if (organisation && waits) await askApproval(context, tx, account, { from: null, organisation })
    else if (input.sendMail !== false) {
      const locale = asLocale(account.language)
      await queueMail(tx, {
        key: `welcome:${account.id}`,
        to: account.email,
        locale,
        kind: 'welcome',
        values: { firstName: account.firstName, url: `${context.publicUrl()}${localePath('/my-account', locale)}` },
      })
    }
    return presentUser(tx, account.id)
  })
}
