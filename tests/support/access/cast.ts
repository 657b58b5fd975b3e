import { randomUUID } from 'node:crypto'
import { type Role, users } from '../../../src/db/tables.ts'
import type { TestApi } from '../api.ts'
import { administer } from '../memberships.ts'
import { panelAccount } from '../second-factor.ts'
import { type Customer, newCustomer } from '../training.ts'

export interface Caller {
  headers: Record<string, string>
  /** The account; nobody has none. */
  id: string | null
  /** Whose things the caller adds, where that may be. */
  customer: Customer
}

export interface Cast {
  contact: Customer
  person: Customer
  /** In the order of the matrix. */
  callers: Caller[]
}

/** An account of the control panel, of its own: some calls change whoever calls. */
async function newColleague(api: TestApi, role: Role, customer: Customer): Promise<Caller> {
  const email = `${randomUUID()}@leerplein.test`
  const [made] = await api.db
    .insert(users)
    .values({ email, firstName: 'Tom', lastName: 'Wouters', ...panelAccount(role) })
    .returning()
  if (!made) throw new Error('nobody was made')
  return { headers: await api.asUser(email), id: made.id, customer }
}

/** Everybody who may call, new for each line. Both contacts administer their organisations. */
export async function newCast(api: TestApi): Promise<Cast> {
  const contact = await newCustomer(api)
  const other = await newCustomer(api)
  const person = await newCustomer(api, { isPrivatePerson: true })
  await administer(api, [contact.id, other.id])
  const asCaller = (customer: Customer) => ({ headers: customer.headers, id: customer.id, customer })
  return {
    contact,
    person,
    callers: [
      { headers: {}, id: null, customer: contact },
      ...[contact, other, person].map(asCaller),
      await newColleague(api, 'EDITOR', contact),
      await newColleague(api, 'STAFF', contact),
    ],
  }
}
