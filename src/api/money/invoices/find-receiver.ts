import { eq } from 'drizzle-orm'
import type { Transaction } from '../../../db/client.ts'
import { users } from '../../../db/tables.ts'
import type { Party } from '../../../domain/documents.ts'

interface Billed {
  userId: string | null
  customer: Party
}

const columns = {
  email: users.email,
  emailVerifiedAt: users.emailVerifiedAt,
  firstName: users.firstName,
  role: users.role,
}

/**
 * Who hears of an invoice: the address that is billed, else whoever ordered; null without either. Whose own address is
 * not verified gets it alone.
 */
export async function findReceiver(tx: Transaction, { userId, customer }: Billed) {
  const [user] = userId ? await tx.select(columns).from(users).where(eq(users.id, userId)) : []
  const isKnown = user?.role !== 'CONTACT' || user.emailVerifiedAt !== null
  const to = (isKnown && customer.email) || user?.email
  return to ? { to, firstName: user?.firstName ?? customer.name } : null
}
