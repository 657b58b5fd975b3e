import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { NewRegistration } from '../../../schemas/registration.ts'
import type { NewUser } from '../../../schemas/user.ts'
import { addJob } from '../../db/add-job.ts'
import type { Executor, Transaction } from '../../db/client.ts'
import { organisations, users } from '../../db/tables.ts'
import { ApiError, invalid, type Principal } from '../platform/index.ts'

export interface FoundOrganisation {
  id: string
  name: string
  /** It was there before. */
  isKnown: boolean
}

const columns = { id: organisations.id, name: organisations.name }

/** As the database tells organisations apart: by more than how a name or number is written. */
export const hasName = (name: string): SQL => sql`organisation_key(${organisations.name}) = organisation_key(${name})`
export const hasVat = (vat: string): SQL => sql`vat_key(${organisations.vat}) = vat_key(${vat})`

async function findById(tx: Transaction, id: string): Promise<FoundOrganisation> {
  const [found] = await tx.select(columns).from(organisations).where(eq(organisations.id, id))
  if (!found) throw invalid('organisation', 'error.reference')
  return { ...found, isKnown: true }
}

/** 409 that says which of the two is known: an organisation that is known is named by its id. */
async function organisationExists(db: Executor, name: string, vat: string | null): Promise<ApiError> {
  const same = vat ? or(hasName(name), hasVat(vat)) : hasName(name)
  const found = await db
    .select({ isName: sql<boolean>`${hasName(name)}` })
    .from(organisations)
    .where(same)
  const isName = found.some((organisation) => organisation.isName)
  const path = isName ? 'organisation.name' : 'organisation.vat'
  return new ApiError('ORGANISATION_NAME_EXISTS', [{ path, message: 'error.organisationName' }])
}

/** The organisation somebody registers for: a known one by its id, else a new one; null for none. */
export async function findOrganisation(
  tx: Transaction,
  wanted: NewUser['organisation'],
): Promise<FoundOrganisation | null> {
  if (!wanted) return null
  if (typeof wanted === 'string') return findById(tx, wanted)
  if (wanted._id) return findById(tx, wanted._id)
  const { name, vat = null, enterpriseNumber = null, address, zip, city, country, reference } = wanted
  if (!name) throw invalid('organisation.name', 'error.required')
  const [created] = await tx
    .insert(organisations)
    .values({ name, vat, enterpriseNumber, address, zip, city, country, reference })
    .onConflictDoNothing()
    .returning(columns)
  if (!created) throw await organisationExists(tx, name, vat)
  if (vat || enterpriseNumber) await addJob(tx, 'look-up-receiver', { vat, enterpriseNumber })
  return { ...created, isKnown: false }
}

/** What was typed is known the next time: the address of an account that has none, where it is itself that is billed. */
export async function keepBillingAddress(
  tx: Transaction,
  caller: Principal,
  invoice: Pick<NewRegistration['invoice'], 'name' | 'address' | 'zip' | 'city' | 'country'>,
) {
  const { name, address, zip, city, country } = invoice
  const typed = { address, zip, city, country }
  const { userId, organisation } = caller
  if (organisation) {
    const isOwn = sql`organisation_key(${organisations.name}) = organisation_key(${name})`
    const hasNone = isNull(organisations.address)
    await tx
      .update(organisations)
      .set(typed)
      .where(and(eq(organisations.id, organisation), hasNone, isOwn))
  } else {
    const isOwn = sql`lower(concat_ws(' ', ${users.firstName}, ${users.lastName})) = lower(${name})`
    await tx
      .update(users)
      .set(typed)
      .where(and(eq(users.id, userId), isNull(users.address), isOwn))
  }
}
