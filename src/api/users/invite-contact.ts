import { eq } from 'drizzle-orm'
import type { NewUser } from '../../../schemas/user.ts'
import type { Transaction } from '../../db/client.ts'
import { queueMail } from '../../db/queue-mail.ts'
import { organisations, users } from '../../db/tables.ts'
import { organisationAdmin } from '../../domain/contact-roles.ts'
import { asLocale, defaultLocale } from '../../domain/locales.ts'
import { provider } from '../../domain/provider.ts'
import { assertReauthenticated } from '../auth/assert-reauthenticated.ts'
import { issueResetLink } from '../auth/reset-token.ts'
import type { ApiContext, Principal } from '../context.ts'
import { ApiError, invalid } from '../errors.ts'
import { assertMayInvite } from '../mails/assert-may-invite.ts'
import { addMembership, speakFor } from '../memberships/add-membership.ts'
import { recordSecurityEvent } from '../security-events.ts'
import { administeredBy } from './administrators.ts'
import { createOwnStudent } from './create-own-student.ts'
import { findOrganisation } from './find-organisation.ts'
import { presentUser } from './present-user.ts'

/** Hours: three days. */
const invitationLife = 72

/** Where an invited account belongs: the administrator's own organisation, for staff any or none. */
async function organisationFor(tx: Transaction, inviter: Principal, input: NewUser) {
  const own = administeredBy(inviter)
  if (!own) {
    if (input.isPrivatePerson === false && !input.organisation) throw invalid('organisation', 'error.required')
    return input.isPrivatePerson ? null : findOrganisation(tx, input.organisation)
  }
  const [organisation] = await tx
    .select({ id: organisations.id, name: organisations.name })
    .from(organisations)
    .where(eq(organisations.id, own))
  const { organisation: asked } = input
  const givenId = typeof asked === 'string' ? asked : asked?._id
  if (!organisation || (givenId && givenId.toLowerCase() !== own)) throw new ApiError('NOT_FOUND')
  return { ...organisation, isKnown: true }
}

/** An account without a password; its link to choose one goes by mail, unless `sendMail` is false. */
export async function inviteContact(context: ApiContext, inviter: Principal, input: NewUser) {
  const { db, publicUrl } = context
  const roles = input.contact?.roles ?? []
  administeredBy(inviter)
  if (roles.length > 0) await assertReauthenticated(context)
  await assertMayInvite(context, inviter, input.email)
  const invited = await db.transaction(async (tx) => {
    const organisation = await organisationFor(tx, inviter, input)
    const [account] = await tx
      .insert(users)
      .values({
        email: input.email,
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
      const contactRoles = organisation.isKnown ? roles : [organisationAdmin]
      await addMembership(tx, { userId: account.id, organisationId: organisation.id, contactRoles })
      await speakFor(tx, account.id, organisation.id)
    }
    if (input.createStudent) {
      await createOwnStudent(tx, account, { organisationId: organisation?.id ?? null, status: 'new' })
    }
    if (input.sendMail !== false) {
      const locale = asLocale(account.language)
      const url = await issueResetLink(tx, {
        userId: account.id,
        life: invitationLife,
        publicUrl: publicUrl(),
        locale,
      })
      await queueMail(tx, {
        key: `account-invitation:${account.id}`,
        to: account.email,
        locale,
        kind: 'account-invitation',
        values: { firstName: account.firstName, invitedBy: organisation?.name ?? provider.name, url },
      })
    }
    return presentUser(tx, account.id)
  })
  if (roles.length > 0) recordSecurityEvent(context, 'account-changed', { account: invited._id, roles })
  return invited
}
