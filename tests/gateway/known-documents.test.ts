import { createHash } from 'node:crypto'
import { getIntrospectionQuery } from 'graphql'
import { expect, test } from 'vitest'
import { fakeApi } from './fake-api.ts'
import { openGateway } from './open-gateway.ts'

const text = 'query Known {\n  faqs {\n    total\n  }\n}'
const hash = createHash('sha256').update(text).digest('hex')
const { upstream } = fakeApi({ '/api/faqs': { items: [], total: 4, page: 1, limit: 20 } })
const roles: Record<string, string> = { 'Bearer e': 'EDITOR', 'Bearer s': 'STAFF', 'Bearer c': 'CONTACT' }
const closed = () =>
  openGateway({
    upstream,
    open: false,
    knownDocuments: { [`sha256:${hash}`]: text },
    authorise: (request) => roles[request.headers.get('authorization') ?? ''] ?? null,
  })
const unknown = { query: '{ faqs { total page } }' }

test.each([
  ['by its text', { query: text }],
  ['by its text laid out otherwise, with __typename added', { query: 'query Known { faqs { total __typename } }' }],
  ['by documentId', { documentId: `sha256:${hash}` }],
  ['by the hash of a persisted query', { extensions: { persistedQuery: { version: 1, sha256Hash: hash } } }],
])('a known document is answered %s', async (_, body) => {
  const { ask } = await closed()
  const { data, errors } = await ask(body)
  expect(errors).toEqual([])
  expect(data?.faqs).toMatchObject({ total: 4 })
})

test('another document, introspection too, is refused to visitors and customers', async () => {
  const { ask } = await closed()
  for (const headers of [undefined, { authorization: 'Bearer c' }, { authorization: 'Bearer x' }]) {
    for (const body of [unknown, { query: getIntrospectionQuery() }]) {
      const { status, errors } = await ask(body, headers)
      expect(status).toBe(403)
      expect(errors[0]?.extensions).toEqual({ status: 403, code: 'UNKNOWN_DOCUMENT' })
    }
  }
})

test('editors and staff may ask anything, within the limits', async () => {
  const { ask } = await closed()
  for (const authorization of ['Bearer e', 'Bearer s']) {
    expect((await ask(unknown, { authorization })).data?.faqs).toEqual({ total: 4, page: 1 })
    const batch = await ask(
      { query: `{ ${Array.from({ length: 31 }, (_, i) => `a${i}: faqs { total }`)} }` },
      { authorization },
    )
    expect(batch.status).toBe(400)
  }
})

test('a hash that nobody knows asks for the text', async () => {
  const { ask } = await closed()
  const { errors } = await ask({ extensions: { persistedQuery: { version: 1, sha256Hash: 'f'.repeat(64) } } })
  expect(errors[0]?.message).toBe('PersistedQueryNotFound')
})
