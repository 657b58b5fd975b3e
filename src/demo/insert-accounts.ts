import { hash } from '@node-rs/argon2'
import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '../db/client.ts'
import * as tables from '../db/tables.ts'
import { accounts, organisations } from './accounts.ts'
import { idsFor } from './keyed.ts'

const password = 'leerplein-demo'

/** Whoever acts for several speaks for the first of them. */
async function join(tx: Transaction, userId: string, [organisationId = '', also]: string[], contactRoles: string[]) {
  await tx.insert(tables.memberships).values({ userId, organisationId, contactRoles })
  if (also) await tx.insert(tables.memberships).values({ userId, organisationId: also })
  await tx.update(tables.users).set({ organisationId }).where(eq(tables.users.id, userId))
}

/** The demo accounts and their organisations (CONTRACT: Demo accounts); gives back the id of the editor. */
export async function insertAccounts(tx: Transaction): Promise<string | null> {
  const organisationId = idsFor(organisations.map(({ key }) => key))
  await tx
    .insert(tables.organisations)
    .values(organisations.map(({ key, ...organisation }) => ({ ...organisation, id: organisationId(key) })))
  const rows = await Promise.all(
    accounts.map(async ({ organisation: _, also: __, contactRoles: ___, ...account }) => ({
      ...account,
      passwordHash: await hash(password),
      emailVerifiedAt: sql`now()`,
    })),
  )
  const inserted = await tx
    .insert(tables.users)
    .values(rows)
    .returning({ id: tables.users.id, role: tables.users.role, email: tables.users.email })
  for (const { email, organisation, also, contactRoles } of accounts) {
    const userId = inserted.find((account) => account.email === email)?.id
    const keys = [organisation, also].filter((key) => key != null)
    if (userId && organisation) await join(tx, userId, keys.map(organisationId), contactRoles)
  }
  return inserted.find(({ role }) => role === 'EDITOR')?.id ?? null
}
