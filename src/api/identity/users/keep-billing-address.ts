import { and, eq, isNull, sql } from 'drizzle-orm'
import type { NewRegistration } from '../../../../schemas/registration.ts'
import type { Transaction } from '../../../db/client.ts'
import { organisations, users } from '../../../db/tables.ts'
import type { Principal } from '../../platform/index.ts'

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
