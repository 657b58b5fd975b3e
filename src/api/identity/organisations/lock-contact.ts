import { and, eq, ne } from 'drizzle-orm'
import type { Transaction } from '../../../db/client.ts'
import { memberships, organisations, users } from '../../../db/tables.ts'
import { organisationAdmin } from '../../../domain/contact-roles.ts'
import { ApiError, lock } from '../../platform/index.ts'
import { administratorsOf } from '../users/administrators.ts'
import { contactColumns } from './contact-columns.ts'

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
