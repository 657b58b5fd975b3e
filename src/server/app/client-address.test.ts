import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { clientAddressHeader } from '../../config.ts'
import type { AppSettings } from './app.ts'
import { clientAddressOf } from './handlers.ts'
import { createHttpServer } from './http-server.ts'
import { createMetrics } from './monitoring.ts'
import { createSeenCourses } from './seen-courses.ts'

let stop: (() => Promise<void>) | undefined
afterEach(() => stop?.())

/** What the API and the gateway behind a front are told of where a request comes from. */
async function told(path: string, trustedProxies: number, headers: Record<string, string>) {
  const tell = async (request: Request) =>
    Response.json({ address: request.headers.get(clientAddressHeader), body: await request.text() })
  const cache = { count: 0, bytes: 0, hits: 0, misses: 0 }
  const parts: unknown = {
    pages: cache,
    seenCourses: createSeenCourses(),
    assets: new Map(),
    metrics: createMetrics({ pages: cache, responses: cache } as never),
    api: tell,
    graphql: tell,
    secure: false,
    trustedProxies,
    dev: {},
    siteFiles: {},
    log: { error() {} },
  }
  const { server, close } = createHttpServer(parts as AppSettings)
  stop = () => close(100)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const response = await fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST', headers, body: 'hello' })
  return response.json()
}

test.each(['/api/auth/login', '/graphql'])('%s hears of the connection, whatever the request says', async (path) => {
  const headers = { [clientAddressHeader]: '1.2.3.4', 'X-Forwarded-For': '5.6.7.8' }
  expect(await told(path, 0, headers)).toEqual({ address: '127.0.0.1', body: 'hello' })
})

test('a trusted proxy is believed, and what stands before it is not', async () => {
  const headers = { [clientAddressHeader]: '1.2.3.4', 'X-Forwarded-For': 'anything, 5.6.7.8' }
  expect((await told('/api/auth/login', 1, headers)).address).toBe('5.6.7.8')
})

test.each([
  [0, '9.9.9.9, 8.8.8.8', '10.0.0.1'],
  [1, '9.9.9.9, 8.8.8.8', '8.8.8.8'],
  [2, '9.9.9.9, 8.8.8.8', '9.9.9.9'],
  [3, '9.9.9.9, 8.8.8.8', '10.0.0.1'],
  [1, '', '10.0.0.1'],
  [1, undefined, '10.0.0.1'],
])('with %i proxies and X-Forwarded-For "%s" it is %s', (proxies, heard, address) => {
  const headers = heard === undefined ? {} : { 'x-forwarded-for': heard }
  expect(clientAddressOf({ headers, socket: { remoteAddress: '10.0.0.1' } }, proxies)).toBe(address)
})
