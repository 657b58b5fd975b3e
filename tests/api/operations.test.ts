import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApi, type TestApi } from '../support/api.ts'
import { callerOf } from '../support/operations/call.ts'
import { type Operation, operations } from '../support/operations/document.ts'
import { misfits } from '../support/operations/fits.ts'
import { generalProof } from '../support/operations/general.ts'
import type { Call, Proof, World } from '../support/operations/proof.ts'
import { proofs } from '../support/operations/table.ts'

let api: TestApi
let world: World
let asker: ReturnType<typeof callerOf>
beforeAll(async () => {
  api = await startApi()
  world = { api, staff: await api.as('STAFF'), editor: await api.as('EDITOR') }
  asker = callerOf(api)
})
afterAll(async () => {
  await asker.stop()
  await api.stop()
})

const successes = new Map<string, Promise<Call>>()

/** The call of an operation that succeeds: sent once, and then spoiled in all ways in which calls generally fail. */
function successOf({ name }: Operation): Promise<Call> {
  // Statuses come in rising order: of a call that is always refused this is the refusal.
  const [proof] = Object.values(proofs[name] ?? {})
  if (!proof) throw new Error(`Nothing is known of ${name}`)
  const known = successes.get(name) ?? Promise.resolve(proof(world))
  successes.set(name, known)
  return known
}

function proofOf(operation: Operation, status: number): Proof | null {
  const success = () => successOf(operation)
  const own = proofs[operation.name]?.[status]
  if (own) return status < 300 ? success : own
  return generalProof(operation, status, success)
}

const responses = operations.flatMap((operation) => operation.statuses.map((status) => ({ operation, status })))
const title = ({ operation, status }: (typeof responses)[number]) => `${operation.name} ${status}`

test('every declared answer has a proof', () => {
  expect(responses.filter(({ operation, status }) => !proofOf(operation, status)).map(title)).toEqual([])
})

test('every proof is of a declared answer', () => {
  const declared = new Set(responses.map(title))
  const proven = Object.entries(proofs).flatMap(([name, own]) => Object.keys(own).map((status) => `${name} ${status}`))
  expect(proven.filter((response) => !declared.has(response))).toEqual([])
})

test('every answer that bears something has a schema', () => {
  const bare = responses.filter(({ operation, status }) => {
    const contents = Object.values(operation.responses[status]?.content ?? {})
    return status !== 204 && (contents.length === 0 || contents.some(({ schema }) => !schema))
  })
  expect(bare.map(title)).toEqual([])
})

/** What of an answer is not as declared. */
function faultsOf({ responses: declared }: Operation, { status, type, text }: Awaited<ReturnType<typeof asker.ask>>) {
  const [expected] = Object.entries(declared[status]?.content ?? {})
  if (!expected) return text === '' ? [] : ['it should be empty']
  const [contentType, { schema }] = expected
  const bare = type?.split(';')[0] ?? ''
  if (contentType !== '*/*' && bare !== contentType) return [`it is ${type} and not ${contentType}`]
  if (contentType !== 'application/json') return []
  return schema ? misfits(schema, JSON.parse(text)) : ['it has no schema']
}

describe.each(operations.map((operation) => [operation.name, operation] as const))('%s', (_, operation) => {
  test.each(operation.statuses)('answers %i', async (status) => {
    const call = await proofOf(operation, status)?.(world)
    const response = await asker.ask(operation, call ?? {})
    call?.after?.()
    expect(response.status, response.text.slice(0, 300)).toBe(status)
    expect(faultsOf(operation, response)).toEqual([])
  })
})
