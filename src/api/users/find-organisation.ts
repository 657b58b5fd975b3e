import { eq, or, sql } from 'drizzle-orm'
import type { NewUser } from '../../../schemas/user.ts'
import type { Transaction } from '../../db/client.ts'
import { organisations } from '../../db/tables.ts'
import { invalid } from '../errors.ts'

export interface FoundOrganisation {
  id: string
  name: string
  /** It was there before. */
  isKnown: boolean
}

const columns = { id: organisations.id, name: organisations.name }

async function findById(tx: Transaction, id: string): Promise<FoundOrganisation> {
  const [found] = await tx.select(columns).from(organisations).where(eq(organisations.id, id))
  if (!found) throw invalid('organisation', 'error.reference')
  return { ...found, isKnown: true }
}

/** By VAT number before by name: that is the same company, whatever it calls itself. */
async function findAlike(tx: Transaction, name: string, vat: string | null): Promise<FoundOrganisation | null> {
  const sameName = eq(sql`lower(${organisations.name})`, name.toLowerCase())
  const sameVat = vat ? eq(organisations.vat, vat) : undefined
  const [found] = await tx
    .select(columns)
    .from(organisations)
    .where(or(sameVat, sameName))
    .orderBy(sql`${organisations.vat} is not distinct from ${vat} desc`)
    .limit(1)
  return found ? { ...found, isKnown: true } : null
}

/** The organisation somebody registers for: a known one by id, VAT number or name, else a new one; null for none. */
export async function findOrganisation(
  tx: Transaction,
  asked: NewUser['organisation'],
): Promise<FoundOrganisation | null> {
  if (!asked) return null
  if (typeof asked === 'string') return findById(tx, asked)
  if (asked._id) return findById(tx, asked._id)
  const { name, vat = null, address, zip, city, country, reference } = asked
  if (!name) throw invalid('organisation.name', 'error.required')
  // Two who come at once with one VAT number found one organisation; the name is the table's own to keep unique.
  if (vat) await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${vat}, 0))`)
  const known = await findAlike(tx, name, vat)
  if (known) return known
  const [created] = await tx
    .insert(organisations)
    .values({ name, vat, address, zip, city, country, reference })
    .onConflictDoNothing()
    .returning(columns)
  return created ? { ...created, isKnown: false } : findAlike(tx, name, vat)
}
