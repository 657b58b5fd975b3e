import { and, eq, ne, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '../../db/client.ts'
import { queueMail } from '../../db/mails.ts'
import { memberships, organisations, users } from '../../db/tables.ts'
import { type ContactRole, organisationAdmin } from '../../domain/visitor.ts'
import type { ApiContext, Principal } from '../platform/index.ts'
import { ApiError, lock, pick, recordSecurityEvent, toPerson, uuidPattern } from '../platform/index.ts'
import { endMembership, isMembership } from './add-membership.ts'
import { administeredBy, administratorsOf } from './approvals.ts'
import { endSessions, notifyAccount } from './login-sessions.ts'
import { assertReauthenticated } from './passwords.ts'

/** 403 for whoever administers no organisation, 404 for another one; staff administer all. */
export async function assertAdministers(db: Executor, caller: Principal | null, id: string) {
  const own = administeredBy(caller)
  if (!uuidPattern.test(id) || (own !== null && own !== id.toLowerCase())) throw new ApiError('NOT_FOUND')
  // That of an account is there.
  if (own === null && (await db.$count(organisations, eq(organisations.id, id))) === 0) throw new ApiError('NOT_FOUND')
}

/** What an organisation's administrator sees of the people who act for it: of their memberships that one alone. */
export const contactColumns = {
  _id: users.id,
  ...pick(users, 'email', 'firstName', 'lastName', 'phone', 'language', 'active'),
  emailVerified: sql<boolean>`(${users.emailVerifiedAt} is not null)`,
  roles: memberships.contactRoles,
}

/** Somebody of an organisation, both locked: of two administrators who remove each other at once, one stays. */
export async function lockContact(tx: Transaction, id: string, userId: string) {
  await lock(tx, { organisations: [id], users: [userId] })
  const [organisation] = await tx.select().from(organisations).where(eq(organisations.id, id))
  const [contact] = await tx
    .select(contactColumns)
    .from(users)
    .innerJoin(memberships, eq(memberships.userId, users.id))
    .where(and(eq(users.id, userId), eq(memberships.organisationId, id), ne(memberships.approval, 'pending')))
  if (!organisation || !contact) throw new ApiError('NOT_FOUND')
  return { organisation, contact }
}

type Contact = Awaited<ReturnType<typeof lockContact>>['contact']

/** 409 before the last who administers an organisation goes or gives that up. */
export async function assertOthersAdminister(tx: Transaction, id: string, contact: Contact) {
  if (!contact.roles.includes(organisationAdmin)) return
  const others = (await administratorsOf(tx, id)).filter((administrator) => administrator.id !== contact._id)
  if (others.length === 0) throw new ApiError('LAST_ADMINISTRATOR')
}

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
    await tx.update(memberships).set({ contactRoles }).where(isMembership(contact._id, id))
    await notifyAccount(tx, contact._id)
    return { ...contact, roles: contactRoles }
  })
  recordSecurityEvent(context, 'account-changed', { account: userId, roles })
  return changed
}

async function remove(tx: Transaction, id: string, userId: string) {
  const { organisation, contact } = await lockContact(tx, id, userId)
  await assertOthersAdminister(tx, id, contact)
  if (await endMembership(tx, userId, id)) await endSessions(tx, userId)
  const values = { firstName: contact.firstName, organisation: organisation.name }
  await queueMail(tx, { ...toPerson(contact), kind: 'organisation-left', values })
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
