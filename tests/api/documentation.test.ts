import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { registry } from '../../blocks/registry.ts'
import openapi from '../../schemas/openapi.json' with { type: 'json' }
import { rolesFor } from '../../src/api/access.ts'
import { byteCalls } from '../../src/api/docs/byte-calls.ts'
import { createDocument } from '../../src/api/openapi/document.ts'
import { routes } from '../../src/api/routes.ts'
import { startApi, type TestApi } from '../support/api.ts'

/** Answers with bytes: documented where people read, unknown to the gateway. */
const withBytes = byteCalls.map(({ method, path }) => `${method.toUpperCase()} ${path}`)

const callsOf = (paths: Record<string, object>) =>
  Object.entries(paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
  )
const routed = [
  ...new Set(
    routes.routes
      .filter(({ method }) => method !== 'ALL')
      .map(({ method, path }) => `${method} ${path.replaceAll(/:(\w+)/g, '{$1}').replace(/(.)\/$/, '$1')}`),
  ),
]

test('schemas/openapi.json is what the routes say', async () => {
  expect(`${JSON.stringify(await createDocument(), null, 2)}\n`).toBe(
    await readFile(new URL('../../schemas/openapi.json', import.meta.url), 'utf8'),
  )
})

test('every route is documented and every documented call has a route', () => {
  expect([...callsOf(openapi.paths), ...withBytes].sort()).toEqual(routed.toSorted())
})

test('every call that changes something needs a role, but for what visitors do', () => {
  const open = routed.filter(
    (call) =>
      !call.startsWith('GET') && !rolesFor(...(call.replaceAll(/\{(\w+)\}/g, ':$1').split(' ') as [string, string])),
  )
  expect(open.sort()).toEqual([
    'POST /auth/login',
    'POST /auth/logout',
    'POST /auth/refresh-tokens',
    'POST /auth/register',
    'POST /auth/reset-password',
    'POST /auth/reset-password/{token}',
    'POST /bookings',
    'POST /contacts',
    'POST /miniobuckets/object',
    'POST /miniobuckets/presignedUrl',
    'POST /newsletter-subscriptions',
    'POST /newsletter-subscriptions/confirm',
    'POST /newsletter-subscriptions/unsubscribe',
    'POST /payments/webhook',
    'POST /users',
    'POST /users/validate',
  ])
})

test('every block is a component of its own', () => {
  expect(Object.keys(openapi.components.schemas.LayoutBlock.discriminator.mapping)).toEqual(
    registry.map(({ type }) => type),
  )
})

describe('what people read', () => {
  let api: TestApi
  beforeAll(async () => {
    api = await startApi()
  })
  afterAll(() => api.stop())

  test('tells failures too', async () => {
    const { body } = await api.get('/openapi.json')
    expect(callsOf(body.paths).sort()).toEqual(routed.toSorted())
    expect(Object.keys(body.paths['/faqs/{id}'].patch.responses)).toEqual([
      '200',
      '400',
      '401',
      '403',
      '404',
      '413',
      '503',
    ])
    expect(Object.keys(body.paths['/faqs'].get.responses)).toEqual(['200', '400', '401', '503'])
  })

  test('has a page that asks nothing of other hosts', async () => {
    const page = await api.get('/docs')
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self'")
    for (const [, path] of page.body.matchAll(/(?:src|href)="\/api([^"]+)"/g)) {
      expect((await api.get(path)).status).toBe(200)
    }
  })
})
