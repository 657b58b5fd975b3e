import { asc, eq, inArray } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expireRegistrations } from '../../src/api/registrations/expire-registrations.ts'
import { invoices, payments, registrations, stateChanges, testPayments } from '../../src/db/tables.ts'
import { invoiceTransitions, paymentStatuses, paymentTransitions } from '../../src/domain/money.ts'
import { registrationStatuses, registrationTransitions } from '../../src/domain/registrations.ts'
import { startApi, type TestApi } from '../support/api.ts'
import { payerOf } from '../support/payments.ts'
import { type Customer, newCustomer, newSession, newStudents, registrationOf } from '../support/training.ts'

let api: TestApi
let payer: ReturnType<typeof payerOf>
let owners: Record<'payer' | 'partner', Customer>
let staff: Record<string, string>
beforeAll(async () => {
  api = await startApi()
  payer = payerOf(api)
  owners = { payer: await newCustomer(api), partner: await newCustomer(api, { isPartner: true }) }
  staff = await api.as('STAFF')
})
afterAll(() => api.stop())

type Actor = 'payment' | 'staff' | 'owner' | 'job'
type Person = 'owner' | 'staff'
type Step =
  | { kind: 'begin' | 'cancel' | 'look'; by: Person }
  | { kind: 'change'; by: Person; to: string }
  | { kind: 'choose'; outcome: string; isHeard: boolean }
  | { kind: 'time' }

const by = fc.constantFrom<Person>('owner', 'staff')
const outcome = fc.constantFrom('paid', ...paymentStatuses)
const anyStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('begin' as const), by }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('choose' as const), outcome, isHeard: fc.boolean() }) },
  fc.record({ kind: fc.constantFrom('cancel' as const, 'look' as const), by }),
  fc.record({ kind: fc.constant('change' as const), by, to: fc.constantFrom(...registrationStatuses, 'canceled') }),
  fc.record({ kind: fc.constant('time' as const) }),
)

async function choose(id: string, chosen: string, isHeard: boolean) {
  const newest = (await payer.paymentsOf(id)).at(-1)?.externalId
  const status = paymentStatuses.find((one) => one === chosen)
  if (!newest || !status) return
  if (isHeard) await payer.checkout.choose(newest, status)
  else await api.db.update(testPayments).set({ status }).where(eq(testPayments.id, newest))
}

/** Takes a step and tells who may have moved the registration by it. */
async function take(step: Step, id: string, owner: Customer): Promise<{ status: number; actors: Actor[] }> {
  if (step.kind === 'choose') {
    await choose(id, step.outcome, step.isHeard)
    return { status: 200, actors: ['payment'] }
  }
  if (step.kind === 'time') {
    const expiresAt = new Date(Date.now() - 1000)
    await api.db.update(registrations).set({ expiresAt }).where(eq(registrations.id, id))
    await expireRegistrations({ ...api.parts, user: null })
    return { status: 200, actors: ['payment', 'job'] }
  }
  const headers = step.by === 'staff' ? staff : owner.headers
  const path = `/registrations/${id}`
  const calls = {
    begin: () => api.send('POST', '/registrations/create-payment', { id }, headers),
    cancel: () => api.send('DELETE', path, undefined, headers),
    look: () => api.get(`${path}/payment`, headers),
    change: () => api.send('PATCH', path, { status: step.kind === 'change' ? step.to : undefined }, headers),
  }
  const { status } = await calls[step.kind]()
  return { status, actors: step.kind === 'change' && step.by === 'owner' ? ['payment'] : ['payment', step.by] }
}

const changesOf = (ids: string[]) =>
  api.db.select().from(stateChanges).where(inArray(stateChanges.entityId, ids)).orderBy(asc(stateChanges.createdAt))

/** Every change is a move of the table and begins where the one before it ended; the last is what the row says. */
async function expectChain(id: string, now: string, table: Record<string, object>) {
  const changes = await changesOf([id])
  for (const [at, { from, to }] of changes.entries()) {
    expect({ id, from }).toEqual({ id, from: changes[at - 1]?.to ?? null })
    if (from !== null) expect(table[from]).toHaveProperty(to)
  }
  expect(changes.at(-1)?.to).toBe(now)
}

const statusOf = async (id: string) => {
  const [row] = await api.db.select().from(registrations).where(eq(registrations.id, id))
  if (!row) throw new Error('a registration is never gone')
  return row.status
}

test('no calls in whatever order bring a registration, its payments or its invoices where their tables do not', async () => {
  const beginnings = fc.record({
    owner: fc.constantFrom<keyof typeof owners>('payer', 'payer', 'payer', 'partner'),
    price: fc.constantFrom(45_000, 45_000, 45_000, 0, null),
  })
  await fc.assert(
    fc.asyncProperty(
      beginnings,
      fc.array(anyStep, { minLength: 3, maxLength: 12 }),
      async ({ owner: who, price }, steps) => {
        const owner = owners[who]
        const input = registrationOf(await newSession(api, { price, capacity: 1 }), await newStudents(api, owner))
        const { body } = await api.send('POST', '/registrations', input, owner.headers)
        const id: string = body._id
        for (const step of steps) {
          const before = await statusOf(id)
          const { status, actors } = await take(step, id, owner)
          expect(status).toBeLessThan(500)
          const after = await statusOf(id)
          expect(registrationStatuses).toContain(after)
          if (after === before) continue
          const allowed = registrationTransitions[before][after] ?? []
          expect(actors.filter((actor) => allowed.includes(actor))).not.toEqual([])
        }
        await expectChain(id, await statusOf(id), registrationTransitions)
        const paid = await api.db.select().from(payments).where(eq(payments.registrationId, id))
        for (const payment of paid) await expectChain(payment.id, payment.status, paymentTransitions)
        expect(paid.filter(({ status }) => status === 'open' || status === 'pending').length).toBeLessThan(2)
        const billed = await api.db.select().from(invoices).where(eq(invoices.registrationId, id))
        for (const invoice of billed) await expectChain(invoice.id, invoice.status, invoiceTransitions)
      },
    ),
    { numRuns: 30 },
  )
})
