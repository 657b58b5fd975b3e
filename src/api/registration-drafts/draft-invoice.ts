import { and, desc, eq, sql } from 'drizzle-orm'
import type { Executor } from '../../db/client.ts'
import { organisations, registrations, users } from '../../db/tables.ts'
import type { Principal } from '../context.ts'
import { visibleRegistrations } from '../registrations/visible-registrations.ts'
import type { Draft } from './find-draft.ts'

type Known = Partial<
  Record<'name' | 'address' | 'zip' | 'city' | 'country' | 'email' | 'vat' | 'reference', string | null>
>

const addressOf = ({ address, zip, city, country }: typeof users | typeof organisations) => ({
  ...{ address, zip, city, country },
})

/** Where the caller's own last registration was billed to: the organisation's may go to a colleague. */
const lastOf = (db: Executor, caller: Principal) =>
  db
    .select({ invoice: registrations.invoice })
    .from(registrations)
    .where(and(eq(registrations.userId, caller.userId), visibleRegistrations(caller)))
    .orderBy(desc(registrations.createdAt))
    .limit(1)

/** What the account says of whom it speaks for, where it was billed last, and its own address. */
async function findKnown(db: Executor, caller: Principal) {
  const [row] = await db
    .select({
      email: users.email,
      person: { name: sql<string>`concat_ws(' ', ${users.firstName}, ${users.lastName})`, ...addressOf(users) },
      organisation: {
        ...{ name: organisations.name, ...addressOf(organisations) },
        ...{ vat: organisations.vat, reference: organisations.reference },
      },
      last: sql<Known | null>`${lastOf(db, caller)}`,
    })
    .from(users)
    .leftJoin(organisations, caller.organisation ? eq(organisations.id, caller.organisation) : sql`false`)
    .where(eq(users.id, caller.userId))
  const account: Known = (caller.organisation ? row?.organisation : row?.person) ?? {}
  return { account, last: row?.last ?? {}, email: row?.email ?? null }
}

/** Who would be billed: as it was saved, else what the account says, and the last registration where that says nothing. */
export async function findInvoice(db: Executor, caller: Principal, draft: Draft) {
  const none = { vat: null, reference: null }
  if (draft?.invoice) return { ...none, ...draft.invoice }
  const { account, last, email } = await findKnown(db, caller)
  const known = (field: keyof Known) => account[field] || last[field] || null
  return {
    name: known('name'),
    ...{ address: known('address'), zip: known('zip'), city: known('city'), country: known('country') ?? 'BE' },
    email: last.email ?? email,
    ...{ vat: known('vat'), reference: account.reference ?? null },
  }
}
