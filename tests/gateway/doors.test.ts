import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { routes } from '../../src/api/app/routes.ts'
import { describedRoutes } from '../../src/api/platform/operation.ts'
import { startApi, type TestApi } from '../support/api.ts'
import { newCustomer, newSession } from '../support/training.ts'

let api: TestApi
let callers: Record<string, Record<string, string>>
let ids: string[]
beforeAll(async () => {
  api = await startApi()
  const customer = await newCustomer(api)
  callers = {
    nobody: {},
    customer: customer.headers,
    staff: await api.as('STAFF'),
  }
  ids = [randomUUID(), await newSession(api)]
})
afterAll(() => api.stop())

/** The bytes of a PDF, a CSV or a form go through HTTP alone. */
const calls = describedRoutes(routes).filter(({ runDirectly }) => runDirectly)
const lower = (headers: Record<string, string>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))

interface Asked {
  id: string
  query: Record<string, string>
  body?: unknown
}

/** What a call answers by its route, and what it answers without a request. */
async function answers(call: (typeof calls)[number], { id, query, body }: Asked, given: Record<string, string>) {
  const headers: Record<string, string> = { 'accept-language': 'fr', ...lower(given) }
  const names = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  const path = call.path.replaceAll(/\{\w+\}/g, encodeURIComponent(id))
  const search = Object.keys(query).length > 0 ? `?${new URLSearchParams(query)}` : ''
  const request = await api.send(call.method, path + search, body, headers)
  const direct = await api.api.callOperation(call.operation.id)?.({
    authorization: headers.authorization,
    params: Object.fromEntries(names.map((name) => [name, id])),
    query: Object.fromEntries(Object.entries(query).map(([name, value]) => [name, [value]])),
    body,
    header: (name) => headers[name.toLowerCase()],
  })
  return {
    request: {
      // A success within the process is a success.
      status: request.status < 300 ? 200 : request.status,
      body: request.body === '' ? null : request.body,
      tags: request.headers.get('cache-tag')?.split(' ').filter(Boolean),
    },
    direct: direct && { status: direct.status, body: direct.body, tags: direct.tags && [...direct.tags] },
  }
}

/** Without what is another one each time. */
const comparable = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value, (name, part) =>
      /At$|^(?:challenge|nonce|salt|signature|url)$|^key(?:Prefix|Signature)$/.test(name) ? '' : part,
    ),
  )

test('most calls need no request', () => {
  expect(calls.length).toBeGreaterThan(200)
})

const queries: Record<string, string>[] = [{ locale: 'fr' }, { limit: 'many', unknown: '1' }]
const reads = calls.filter(({ method }) => method === 'GET').map((call) => [call.operation.id, call] as const)
test('a token that is none is refused at both doors alike', async () => {
  for (const call of calls.filter(({ operation }) => operation.access !== 'anonymous').slice(0, 20)) {
    const { request, direct } = await answers(call, { id: 'x', query: {} }, { authorization: 'Bearer none' })
    expect(direct).toMatchObject({ status: 401 })
    expect(comparable(direct)).toEqual(comparable(request))
  }
})

test.each(reads)('%s answers both doors alike, whoever asks', async (_id, call) => {
  for (const headers of Object.values(callers)) {
    for (const id of ids) {
      for (const query of queries) {
        const { request, direct } = await answers(call, { id, query }, headers)
        expect(comparable(direct)).toEqual(comparable(request))
      }
    }
  }
})

const writes = calls.filter(({ method }) => method !== 'GET').map((call) => [call.operation.id, call] as const)
test.each(writes)('%s refuses at both doors alike, whoever sends it', async (_id, call) => {
  for (const [name, headers] of Object.entries(callers)) {
    // A key that would become what an object inherits from, as JSON can say it.
    const inherited: object = JSON.parse('{ "__proto__": { "price": 1 } }')
    for (const body of [{}, { price: 1, status: 'x', name: 'half \ud800' }, inherited]) {
      const id = name === 'nobody' ? 'x' : randomUUID()
      const { request, direct } = await answers(
        call,
        { id, query: {}, body: call.method === 'DELETE' ? undefined : body },
        headers,
      )
      if (request.status >= 400) expect(comparable(direct)).toEqual(comparable(request))
    }
  }
})
