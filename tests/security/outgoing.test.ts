import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mollie } from '../../src/adapters/payments/mollie.ts'
import { httpUpstream } from '../../src/gateway/http-upstream.ts'

const asked: string[] = []
/** Sends everybody on to another place. */
const server = createServer((request, response) => {
  asked.push(request.url ?? '')
  response.writeHead(307, { Location: '/elsewhere' }).end()
})
let origin = ''
beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())

const calls: [what: string, call: () => Promise<unknown>][] = [
  ['a call of the payment provider', () => mollie({ apiKey: 'test_key', endpoint: origin }).read('tr_1')],
  ['a call of the API over HTTP', async () => httpUpstream(origin)(new Request('http://api.internal/api/faqs'))],
]

test.each(calls)('%s follows no redirect', async (_, call) => {
  await expect(call()).rejects.toThrow()
  expect(asked.length).toBeGreaterThan(0)
  expect(asked).not.toContain('/elsewhere')
})
