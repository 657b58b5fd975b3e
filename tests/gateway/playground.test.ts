import { expect, test } from 'vitest'
import { examples } from '../../src/gateway/example-queries.ts'
import { fakeApi } from './fake-api.ts'
import { openGateway } from './open-gateway.ts'

const visit = async (headers: Record<string, string> = {}, method = 'GET') => {
  const { handle } = await openGateway({ upstream: fakeApi({}).upstream })
  return handle(new Request('http://site.test/graphql', { method, headers: { accept: 'text/html', ...headers } }))
}

test('a browser gets the playground, which opens on the examples', async () => {
  const response = await visit()
  const html = await response.text()
  expect(response.headers.get('content-type')).toContain('text/html')
  for (const { query, as } of examples) {
    expect(html).toContain(JSON.stringify(query))
    if (as) expect(html).toContain(`Bearer <accessToken of ${as}>`)
  }
  expect(examples.length).toBeGreaterThan(10)
})

test('it loads nothing from outside, and could not', async () => {
  const response = await visit()
  const html = await response.text()
  expect(html).not.toMatch(/<(?:script|link|img|iframe)[^>]+(?:src|href)="(?:https?:)?\/\//i)
  const policy = response.headers.get('content-security-policy')
  expect(policy).toContain("default-src 'none'")
  expect(policy).not.toMatch(/https?:|\*/)
})

test('it travels compressed', async () => {
  const response = await visit({ 'accept-encoding': 'gzip, br' })
  expect(response.headers.get('content-encoding')).toBe('gzip')
  expect((await response.arrayBuffer()).byteLength).toBeLessThan(3_000_000)
})

test('other methods are refused', async () => {
  const response = await visit({}, 'PUT')
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST'])
})
