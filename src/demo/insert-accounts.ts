import { hash } from '@node-rs/argon2'
import { sql } from 'drizzle-orm'
import type { Transaction } from '../db/client.ts'
import * as tables from '../db/tables.ts'
import { accounts, organisations } from './accounts.ts'
import { idsFor } from './keyed.ts'

const password = 'leerplein-demo'

/** The demo accounts and their organisations (CONTRACT: Demo accounts); gives back the id of the editor. */
export async function insertAccounts(tx: Transaction): Promise<string | null> {
  const organisationId = idsFor(organisations.map(({ key }) => key))
  await tx
    .insert(tables.organisations)
    .values(organisations.map(({ key, ...organisation }) => ({ ...organisation, id: organisationId(key) })))
  const rows = await Promise.all(
    accounts.map(async ({ organisation, ...account }) => ({
      ...account,
      passwordHash: await hash(password),
      emailVerifiedAt: sql`now()`,
      organisationId: organisation && organisationId(organisation),
    })),
  )
  const inserted = await tx
    .insert(tables.users)
    .values(rows)
    .returning({ id: tables.users.id, role: tables.users.role })
  return inserted.find(({ role }) => role === 'EDITOR')?.id ?? null
}
