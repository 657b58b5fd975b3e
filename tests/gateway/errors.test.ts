import { createServer, type Server } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { httpUpstream } from '../../src/gateway/http-upstream.ts'
import { course, failure, fakeApi } from './fake-api.ts'
import { openGateway } from './open-gateway.ts'

let server: Server | undefined
afterEach(() => {
  server?.close()
})

const query = '{ course(id: "c1") { key } }'

test('a failed REST call gives its message, status, code and details, and nothing else of the call', async () => {
  const details = [{ path: 'email', message: 'No address' }]
  for (const [status, code] of [
    [400, 'BAD_REQUEST'],
    [401, 'UNAUTHENTICATED'],
    [403, 'FORBIDDEN'],
    [404, 'NOT_FOUND'],
    [409, 'CONFLICT'],
    [503, 'SERVICE_UNAVAILABLE'],
  ] as const) {
    const { upstream } = fakeApi({ '/api/courses/c1': () => failure(status, 'Said by REST') })
    const { send } = await openGateway({ upstream })
    const response = await send({ query })
    expect(await response.json()).toEqual({
      data: { course: null },
      errors: [{ message: 'Said by REST', path: ['course'], extensions: { status, code, details } }],
    })
  }
})

test('an answer that is not JSON leaks nothing of itself', async () => {
  for (const status of [200, 502]) {
    const { upstream } = fakeApi({ '/api/courses/c1': new Response('<h1>secret host</h1>', { status }) })
    const { ask } = await openGateway({ upstream })
    const { errors } = await ask({ query })
    expect(errors).toHaveLength(1)
    expect(errors[0]?.extensions.status).toBeGreaterThanOrEqual(500)
    expect(JSON.stringify(errors)).not.toContain('secret')
  }
})

test('an API that cannot be reached is 503', async () => {
  const upstream = () => Promise.reject(new TypeError('connect ECONNREFUSED 10.0.0.1:5432'))
  const { ask } = await openGateway({ upstream })
  expect((await ask({ query })).errors).toEqual([
    { message: 'Service unavailable', path: ['course'], extensions: { status: 503, code: 'SERVICE_UNAVAILABLE' } },
  ])
})

test('an answer that breaks the schema is masked and logged', async () => {
  const { upstream } = fakeApi({ '/api/courses/c1': { ...course('c1'), key: null } })
  const { ask, log } = await openGateway({ upstream })
  const { errors } = await ask({ query })
  expect(errors).toEqual([
    {
      message: 'Internal server error',
      path: ['course', 'key'],
      extensions: { status: 500, code: 'INTERNAL_SERVER_ERROR' },
    },
  ])
  expect(log).toHaveLength(1)
})

test('with an API address the calls go there over HTTP, the token with them', async () => {
  const asked: unknown[] = []
  server = createServer((request, response) => {
    asked.push([request.method, request.url, request.headers.authorization])
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(course('c1')))
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server?.once('listening', resolve))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  const { ask } = await openGateway({ upstream: httpUpstream(`http://127.0.0.1:${port}`) })
  const { data } = await ask({ query }, { authorization: 'Bearer token' })
  expect(data?.course).toEqual({ key: 'c1' })
  expect(asked).toEqual([['GET', '/api/courses/c1', 'Bearer token']])
})
