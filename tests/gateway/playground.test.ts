import { expect, test } from 'vitest'
import { exampleQueries } from '../../src/gateway/example-queries.ts'
import { fakeApi } from './fake-api.ts'
import { openGateway } from './open-gateway.ts'

const visit = async (headers: Record<string, string> = {}, method = 'GET') => {
  const { handle } = await openGateway({ upstream: fakeApi({}).upstream })
  return handle(new Request('http://site.test/graphql', { method, headers: { accept: 'text/html', ...headers } }))
}

test('a browser gets the playground with five example queries', async () => {
  const response = await visit()
  const html = await response.text()
  expect(response.headers.get('content-type')).toContain('text/html')
  for (const query of exampleQueries) expect(html).toContain(JSON.stringify(query))
  expect(exampleQueries).toHaveLength(5)
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
