import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { roleOf } from '../../src/domain/visitor.ts'
import { callOf } from '../support/access/calls.ts'
import { type Cast, newCast } from '../support/access/cast.ts'
import { linesOf, matrix, ofPrivatePerson } from '../support/access/matrix.ts'
import { rolesMatrix } from '../support/access/roles.ts'
import { startApi, type TestApi } from '../support/api.ts'
import { callerOf } from '../support/operations/call.ts'
import { operations } from '../support/operations/document.ts'
import type { Call, World } from '../support/operations/proof.ts'
import { kinds, madeFor } from '../support/resources.ts'
import { newColleague } from '../support/second-factor.ts'
import type { Customer } from '../support/training.ts'

let api: TestApi
let world: World
let sender: ReturnType<typeof callerOf>
beforeAll(async () => {
  api = await startApi()
  world = { api, staff: await api.as('STAFF'), editor: await api.as('EDITOR') }
  sender = callerOf(api)
})
afterAll(async () => {
  await sender.stop()
  await api.stop()
})

/** What each caller gets; `owner` is whose the thing is, `given` what is sent instead of what is usual. */
async function statusesOf(name: string, { callers }: Cast, owner: Customer, given: Partial<Call> = {}) {
  const operation = operations.find((one) => one.name === name)
  if (!operation) throw new Error(`There is no ${name}`)
  const statuses = []
  for (const caller of callers) {
    const call = { ...(await callOf(name, { world, api, staff: world.staff, owner, caller })), ...given }
    const { status } = await sender.ask(operation, { ...call, headers: { ...call.headers, ...caller.headers } })
    call.after?.()
    statuses.push(status)
  }
  return statuses.join(' ')
}

test('the matrix has a line for every operation, and no other', () => {
  expect(
    linesOf(matrix)
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual(operations.map(({ name }) => name).toSorted())
})

let readers: Promise<Cast> | undefined

/** Who only reads changes nothing for who reads after them: one cast will do. */
function castFor(name: string): Promise<Cast> {
  if (!name.startsWith('GET ')) return newCast(api)
  readers ??= newCast(api)
  return readers
}

test.each(linesOf(matrix))('$name: $statuses', async ({ name, statuses }) => {
  const cast = await castFor(name)
  expect(await statusesOf(name, cast, cast.contact)).toBe(statuses)
})

describe('of a private person', () => {
  test.each(linesOf(ofPrivatePerson))('$name: $statuses', async ({ name, statuses }) => {
    const cast = await castFor(name)
    expect(await statusesOf(name, cast, cast.person)).toBe(statuses)
  })
})

const colleagues = ['editor', 'desk', 'finance', 'rooms', 'trainer'] as const
const rolesIn = (line: string) => line.trim().split(/\s+/).slice(2)
const roleLines = rolesMatrix
  .trim()
  .split('\n')
  .map((line) => ({ name: line.trim().split(/\s+/, 2).join(' '), roles: rolesIn(line) }))

describe('of the control panel', () => {
  test('each operation that a colleague may call has a line, and no other', () => {
    const open = operations.filter(({ roles }) => roles?.some((role) => role !== 'customer'))
    expect(roleLines.map(({ name }) => name).toSorted()).toEqual(open.map(({ name }) => name).toSorted())
  })

  const headersOf: Partial<Record<string, Record<string, string>>> = {}
  beforeAll(async () => {
    for (const role of [...colleagues, 'administrator'] as const) {
      headersOf[role] = (await newColleague(api, roleOf([role]), [role])).headers
    }
  })

  test.each(roleLines)('$name: $roles', async ({ name, roles }) => {
    const operation = operations.find((one) => one.name === name)
    if (!operation) throw new Error(`There is no ${name}`)
    const refused: string[] = []
    for (const [role, headers] of Object.entries(headersOf)) {
      // What names nothing that is there gets no further than who may.
      const { status } = await sender.ask(operation, { headers, ...(operation.bodyTypes.length > 0 && { body: '[]' }) })
      if (status === 403) refused.push(role)
    }
    const others = colleagues.filter((role) => !roles.includes(role))
    expect(refused).toEqual(roles.includes('-') ? colleagues : others)
  })
})

/** Where what is sent decides too who may send it. */
const particular: [what: string, name: string, given: Partial<Call>, statuses: string][] = [
  ['a draft', 'GET /static-contents/{type}', { query: 'draft=true' }, '401 403 403 403 200 200'],
  ['the price of a course', 'PATCH /courses/{id}', { body: { price: 1 } }, '401 403 403 403 403 200'],
  ['the price of a room', 'PATCH /roomTypes/{id}', { body: { priceHalfDay: 1 } }, '401 403 403 403 403 200'],
  ['what a room is paid by the day', 'PATCH /roomTypes/{id}', { body: { priceFullDay: 1 } }, '401 403 403 403 403 200'],
  [
    'the status of a registration',
    'PATCH /registrations/{id}',
    { body: { status: 'paid' } },
    '401 403 404 404 403 200',
  ],
  ['the price of a quotation', 'PUT /bookings/{id}', { body: { roomPrice: 1 } }, '401 403 404 404 403 409'],
  ['whether an account is open', 'PATCH /users/{id}', { body: { active: false } }, '401 403 404 404 404 200'],
]

test.each(particular)('%s', async (_, name, given, statuses) => {
  const cast = await newCast(api)
  expect(await statusesOf(name, cast, cast.contact, given)).toBe(statuses)
})

test('lists hold what is one’s own and nothing else', async () => {
  const { contact, person, callers } = await newCast(api)
  for (const name of [
    'organisation',
    'student',
    'registration',
    'booking',
    'invoice',
    'attendance',
    'result',
  ] as const) {
    const id = await madeFor(api, kinds[name], contact)
    const holders = []
    for (const { headers } of callers.slice(1, 4)) {
      const { body } = await api.get(`${kinds[name].path}?limit=999&_id=${id}`, headers)
      holders.push(body.total)
    }
    expect({ name, holders }).toEqual({ name, holders: [1, 0, 0] })
  }
  expect((await api.get('/organisations/all', person.headers)).body).toEqual([])
})
