import { and, desc, eq } from 'drizzle-orm'
import type { Executor } from '../../db/client.ts'
import { organisations, registrations, users } from '../../db/tables.ts'
import type { Principal } from '../context.ts'
import { visibleRegistrations } from '../registrations/visible-registrations.ts'
import type { Draft } from './find-draft.ts'

type Known = Partial<
  Record<'name' | 'address' | 'zip' | 'city' | 'country' | 'email' | 'vat' | 'reference', string | null>
>

async function findAccount(db: Executor, { userId, organisation }: Principal): Promise<Known> {
  if (organisation) {
    const [row] = await db.select().from(organisations).where(eq(organisations.id, organisation))
    return row ?? {}
  }
  const [row] = await db.select().from(users).where(eq(users.id, userId))
  return row ? { ...row, name: `${row.firstName} ${row.lastName}` } : {}
}

/** Where the caller's own last registration was billed to: the organisation's may go to a colleague. */
async function findLast(db: Executor, caller: Principal): Promise<Known> {
  const [row] = await db
    .select({ invoice: registrations.invoice })
    .from(registrations)
    .where(and(eq(registrations.userId, caller.userId), visibleRegistrations(caller)))
    .orderBy(desc(registrations.createdAt))
    .limit(1)
  return row?.invoice ?? {}
}

async function findEmail(db: Executor, { userId }: Principal) {
  const [row] = await db.select({ email: users.email }).from(users).where(eq(users.id, userId))
  return row?.email ?? null
}

/** Who would be billed: as it was saved, else what the account says, and the last registration where that says nothing. */
export async function findInvoice(db: Executor, caller: Principal, draft: Draft) {
  const none = { vat: null, reference: null }
  if (draft?.invoice) return { ...none, ...draft.invoice }
  const account = await findAccount(db, caller)
  const last = await findLast(db, caller)
  const known = (field: keyof Known) => account[field] || last[field] || null
  return {
    name: known('name'),
    ...{ address: known('address'), zip: known('zip'), city: known('city'), country: known('country') ?? 'BE' },
    email: last.email ?? (await findEmail(db, caller)),
    ...{ vat: known('vat'), reference: account.reference ?? null },
  }
}
