import { eq } from 'drizzle-orm'
import type { Transaction } from '../db/client.ts'
import * as tables from '../db/tables.ts'
import type { Party } from '../domain/documents.ts'

export interface Customer {
  userId: string
  organisationId: string
  party: Party
}

/** The contact of the demo organisation, with who is billed. */
export async function demoCustomer(tx: Transaction): Promise<Customer> {
  const [row] = await tx
    .select({ user: tables.users, organisation: tables.organisations })
    .from(tables.users)
    .innerJoin(tables.organisations, eq(tables.organisations.id, tables.users.organisationId))
    .where(eq(tables.users.email, 'contact@leerplein.test'))
  if (!row) throw new Error('The demo content has no contact')
  const { name, address, zip, city, country, vat } = row.organisation
  const party = { name, address, zip, city, country, vat, email: row.user.email }
  return { userId: row.user.id, organisationId: row.organisation.id, party }
}
