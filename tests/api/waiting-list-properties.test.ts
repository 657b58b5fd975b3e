import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expireRegistrations } from '../../src/api/registrations/expire-registrations.ts'
import { registrations } from '../../src/db/tables.ts'
import { startApi, type TestApi } from '../support/api.ts'
import { type Customer, newCustomer, newSession, newStudents, registrationOf } from '../support/training.ts'
import { type Entry, WaitingListModel } from '../support/waiting-list-model.ts'
import { countsOf, pass, refreshLists } from '../support/waiting-lists.ts'

let api: TestApi
let staff: Record<string, string>
let people: { customer: Customer; students: string[] }[]
beforeAll(async () => {
  api = await startApi()
  staff = await api.as('STAFF')
  people = await Promise.all(
    [0, 1, 2, holder].map(async () => {
      const customer = await newCustomer(api)
      return { customer, students: await newStudents(api, customer, 4) }
    }),
  )
})
afterAll(() => api.stop())

/** Whoever has all seats of a session before anybody waits, each by a registration of its own. */
const holder = 3

type Step =
  | { kind: 'register' | 'join'; who: number; group: number[] }
  | { kind: 'cancel' | 'expire' | 'withdraw' | 'take' | 'pass'; which: number }
  | { kind: 'raise' | 'clock' }

const group = fc.uniqueArray(fc.nat({ max: 3 }), { minLength: 1, maxLength: 3 })
const which = fc.nat({ max: 20 })
const anyStep: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constantFrom('register' as const, 'join' as const), who: fc.nat({ max: 2 }), group }),
  fc.record({ kind: fc.constantFrom('cancel' as const, 'expire' as const, 'withdraw' as const), which }),
  fc.record({ kind: fc.constantFrom('take' as const, 'pass' as const), which }),
  fc.record({ kind: fc.constantFrom('raise' as const, 'clock' as const) }),
)

/** One session, in the product and in the model. */
async function play(capacity: number, steps: Step[]) {
  const session = await newSession(api, { capacity })
  const model = new WaitingListModel(capacity)
  const nth = <Thing>(things: Thing[], index: number) => things[index % Math.max(things.length, 1)]
  const headersOf = (who: number) => people[who]?.customer.headers
  const send = (method: string, path: string, body: object | undefined, who: number) =>
    api.send(method, path, body, headersOf(who))

  async function register(who: number, students: string[]) {
    const { status, body } = await send('POST', '/registrations', registrationOf(session, students), who)
    expect(status).toBe(model.register(who, students, body._id) ? 201 : 409)
  }

  async function join(who: number, students: string[]) {
    const { status, body } = await send('POST', '/waiting-list-entries', { session, students }, who)
    expect(model.join(who, students, body._id) ? [201] : [400, 409]).toContain(status)
  }

  const steer: Record<Exclude<Step['kind'], 'register' | 'join'>, (index: number) => Promise<unknown>> = {
    cancel: async (index) => {
      const registration = nth(model.standing(), index)
      if (!registration) return
      await send('DELETE', `/registrations/${registration.id}`, undefined, registration.who)
      model.end(registration)
    },
    expire: async (index) => {
      const registration = nth(model.standing(), index)
      if (!registration) return
      const { id } = registration
      await api.db
        .update(registrations)
        .set({ expiresAt: sql`now() - interval '1 second'` })
        .where(eq(registrations.id, id))
      await expireRegistrations({ ...api.parts, user: null })
      model.end(registration)
    },
    withdraw: async (index) => {
      const entry = nth(model.entries, index)
      if (!entry) return
      const { status } = await send('DELETE', `/waiting-list-entries/${entry.id}`, undefined, entry.who)
      expect(status).toBe(model.withdraw(entry) ? 204 : 409)
    },
    take: async (index) => {
      const entry = nth(model.offers(), index)
      if (entry) await register(entry.who, entry.students)
    },
    pass: async (index) => {
      const entry = nth(model.offers(), index)
      if (!entry) return
      await pass(api, entry.id)
      entry.isDue = true
    },
    raise: async () => {
      const next = model.capacity + 1
      await api.send('PATCH', `/sessions/${session}`, { capacity: next }, staff)
      model.raise()
    },
    clock: async () => {
      await refreshLists(api)
      model.clock()
    },
  }

  /** The same as the model says, seat by seat and place by place. */
  async function compare() {
    const { body } = await api.get(`/waiting-list-entries?session=${session}&limit=999`, staff)
    const told = new Map(body.items.map((entry: { _id: string }) => [entry._id, entry]))
    const shown = model.entries.map(({ id }: Entry) => told.get(id))
    expect(shown).toMatchObject(model.entries.map((entry) => ({ status: entry.status, place: model.placeOf(entry) })))
    expect(await countsOf(api, session)).toEqual(model.counts())
  }

  for (const student of people[holder]?.students.slice(0, capacity) ?? []) await register(holder, [student])
  for (const step of steps) {
    if (step.kind === 'register' || step.kind === 'join') {
      const students = step.group.map((index) => String(people[step.who]?.students[index]))
      await (step.kind === 'register' ? register(step.who, students) : join(step.who, students))
    } else await steer[step.kind]('which' in step ? step.which : 0)
    await compare()
  }
}

test('whatever people do and clocks say, no seat is offered or sold twice, and the order is kept', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 4 }), fc.array(anyStep, { minLength: 10, maxLength: 25 }), play),
    { numRuns: 25, endOnFailure: true },
  )
}, 240_000)
