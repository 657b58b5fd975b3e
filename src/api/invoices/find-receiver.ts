import { eq } from 'drizzle-orm'
import type { Transaction } from '../../db/client.ts'
import { users } from '../../db/tables.ts'
import type { Party } from '../../domain/documents.ts'

interface Billed {
  userId: string | null
  customer: Party
}

/** Who hears of an invoice: the address that is billed, else whoever ordered; null without either. */
export async function findReceiver(tx: Transaction, { userId, customer }: Billed) {
  const [user] = userId
    ? await tx.select({ email: users.email, firstName: users.firstName }).from(users).where(eq(users.id, userId))
    : []
  const to = customer.email ?? user?.email
  return to ? { to, firstName: user?.firstName ?? customer.name } : null
}
