import { createHash } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { course, fakeApi } from './fake-api.ts'
import { openGateway } from './open-gateway.ts'

const known = 'query Known($id: String!) { course(id: $id) { key } }'
const documentId = createHash('sha256').update(known).digest('hex')
const { upstream } = fakeApi({ '/api/courses/c1': course('c1') })

let gateway: Awaited<ReturnType<typeof openGateway>>
beforeAll(async () => {
  gateway = await openGateway({ upstream, knownDocuments: { known } })
})

const query = '{ course(id: "c1") { key } }'
const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels)
const half = '"\\ud83d"'

const bodies: Record<string, string> = {
  'a list': `[{"query": ${JSON.stringify(query)}}]`,
  'an empty list': '[]',
  'a number': '5',
  'a text': '"query"',
  nothing: '',
  null: 'null',
  'a list in a list': '[[]]',
  'fifty thousand lists': nested(49_000),
  'fifty thousand records': `${'{"a":'.repeat(16_000)}1${'}'.repeat(16_000)}`,
  'a query that is a number': '{"query": 5}',
  'a query that is a record': '{"query": {"a": 1}}',
  'a query that is empty': '{"query": ""}',
  'an id that is a number': '{"documentId": 5}',
  'extensions that are a number': `{"query": ${JSON.stringify(query)}, "extensions": 5}`,
  'a persisted query that is a list': '{"extensions": {"persistedQuery": []}}',
  'a hash that is a record': '{"extensions": {"persistedQuery": {"sha256Hash": {}}}}',
  'variables that are a list': `{"query": ${JSON.stringify(query)}, "variables": []}`,
  'an operation name that is a record': `{"query": ${JSON.stringify(query)}, "operationName": {}}`,
  'variables that are nested too deep': `{"documentId": "${documentId}", "variables": {"id": ${nested(60)}}}`,
  'half a character in a variable': `{"documentId": "${documentId}", "variables": {"id": ${half}}}`,
  'half a character in a name': `{"documentId": "${documentId}", "variables": {"id": "c1", ${half}: 1}}`,
  'half a character in a query': `{"query": "{ course(id: \\"\\ud83d\\") { key } }"}`,
  'half a character as GraphQL writes it': JSON.stringify({ query: '{ course(id: "\\uD83D") { key } }' }),
  'a subscription': '{"query": "subscription { course { key } }"}',
  'a type instead of an operation': '{"query": "type Course { key: String }"}',
  'a fragment alone': '{"query": "fragment A on Course { key }"}',
}

test.each(Object.entries(bodies))('%s is refused with a GraphQL error', async (_, body) => {
  const { status, errors, data } = await gateway.ask(body)
  expect(status).toBe(400)
  expect(errors[0]).toEqual({
    message: expect.any(String),
    extensions: { status: 400, code: expect.stringMatching(/^(BAD_REQUEST|GRAPHQL_VALIDATION_FAILED)$/) },
    ...(errors[0] && 'locations' in errors[0] && { locations: expect.any(Array) }),
  })
  expect(data).toBeUndefined()
})

describe('whoever asks', () => {
  test.each(['PATCH', 'PUT', 'DELETE', 'OPTIONS'])('with %s is told what to send instead', async (method) => {
    const response = await gateway.handle(new Request('http://site.test/graphql', { method }))
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST'])
    expect((await response.json()).errors[0].extensions).toEqual({ status: 405, code: 'METHOD_NOT_ALLOWED' })
  })

  test.each(['text/html', 'text/event-stream', 'multipart/mixed', 'image/png'])(
    'for %s gets JSON all the same',
    async (accept) => {
      const response = await gateway.send({ query }, { accept })
      expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/json'])
      expect(await response.json()).toEqual({ data: { course: { key: 'c1' } } })
    },
  )

  test('with a body of no type, or one we do not know, is told so', async () => {
    for (const type of ['', 'application/graphql', 'application/xml', 'application/jsonx']) {
      const { status, errors } = await gateway.ask({ query }, { 'content-type': type })
      expect([status, errors[0]?.extensions.code]).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE'])
    }
  })
})
