import { readFile } from 'node:fs/promises'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, expectTypeOf, test } from 'vitest'
import { registry } from '../../blocks/registry.ts'
import openapi from '../../schemas/openapi.json' with { type: 'json' }
import { createDocument, routes } from '../../src/api/app/routes.ts'
import type { ApiEnv } from '../../src/api/platform/context.ts'
import { describedRoutes, type Operation, operation } from '../../src/api/platform/operation.ts'
import { startApi, type TestApi } from '../support/api.ts'
import { operations, served } from '../support/operations/document.ts'
import { misfits } from '../support/operations/fits.ts'

/** Whose responses are bytes: documented where people read, unknown to the gateway. */
const withBytes = [
  'GET /certificates/{id}/badge',
  'GET /certificates/{id}/pdf',
  'GET /files/{id}',
  'GET /media/{id}/former/{former}',
  'GET /sessions/{id}/files/{file}',
  'GET /trainer-sessions/{token}/files/{id}',
  'GET /invoices/archive',
  'GET /invoices/csv',
  'GET /invoices/{id}/pdf',
  'GET /invoices/{id}/ubl',
  'GET /bookings/csv',
  'GET /registrations/csv',
  'GET /customers/csv',
  'GET /sessions/{id}/signatures/csv',
  'GET /mail-texts/{kind}/preview',
  'GET /mails/{id}/html',
  'GET /evaluation-results/csv',
  'GET /desk-messages/{id}/preview',
  'GET /sessions/csv',
  'GET /sessions/{id}/attendance-sheet',
  'GET /training-years/csv',
  'GET /registrations/{id}/students/{studentId}/training-leave-attest',
  'GET /registrations/{id}/students/{studentId}/attendance-attest',
  'GET /newsletter-subscriptions/csv',
  'GET /students/export',
  'GET /users/student/template',
  'POST /bookings/offer-example/{id}',
  'GET /books/csv',
  'GET /books/journal',
  'GET /figures/csv',
  'GET /payments/csv',
  'GET /receipts/csv',
  'GET /open-invoices/csv',
  'GET /open-invoices/{id}/reminder',
  'GET /account-statements/mine/pdf',
  'GET /account-statements/{id}/pdf',
  'POST /e-invoices/webhook',
  'POST /payments/webhook',
]

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

const described = { id: 'secret', summary: 'A secret', description: 'A secret.' } as const

describe('a route that does not say who may call it', () => {
  const startWith = (route: Hono<ApiEnv>) => () => describedRoutes(new Hono<ApiEnv>().route('/secrets', route))

  test('keeps the API from starting, by its name', () => {
    const bare = new Hono<ApiEnv>().get('/:id', (c) => c.text('all of it'))
    expect(startWith(bare)).toThrow('The route GET /secrets/:id does not say who may call it')
  })

  test('does so too where it says everything else', () => {
    expectTypeOf<typeof described>().not.toExtend<Operation>()
    const silent = new Hono<ApiEnv>().get('/:id', operation(described as Operation), (c) => c.text('all of it'))
    expect(startWith(silent)).toThrow('The route GET /secrets/:id does not say who may call it')
  })

  test('does so too where it says so only after something else has run', () => {
    const late = new Hono<ApiEnv>().get(
      '/:id',
      (_, next) => next(),
      operation({ ...described, access: 'everyone' }),
      (c) => c.text('all of it'),
    )
    expect(startWith(late)).toThrow('The route GET /secrets/:id does not say who may call it')
  })
})

/** Starts as sentences do and ends as one. */
const isSentence = (text = '') => /^[\p{L}\d].{9,}\.$/su.test(text.split('\n')[0] ?? '')

test('every call has a line and sentences of its own for people', () => {
  expect(operations.filter(({ description }) => !isSentence(description)).map(({ name }) => name)).toEqual([])
  expect(operations.filter(({ summary }) => !summary).map(({ name }) => name)).toEqual([])
})

test('every parameter has a sentence', () => {
  const bare = operations.flatMap(({ name, parameters }) =>
    parameters.filter(({ description }) => !isSentence(description)).map((parameter) => `${name} ${parameter.name}`),
  )
  expect(bare).toEqual([])
})

test('every example is a body that fits', () => {
  const bodies = Object.values(served.paths)
    .flatMap((methods) => Object.values(methods))
    .flatMap(({ requestBody }) => Object.values(requestBody?.content ?? {}))
    .filter(({ example }) => example)
  expect(bodies.length).toBeGreaterThan(4)
  expect(bodies.flatMap(({ schema, example }) => misfits(schema, example))).toEqual([])
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
      '409',
      '413',
      '415',
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
