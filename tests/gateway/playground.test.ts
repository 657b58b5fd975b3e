import { expect, test } from 'vitest'
import { fakeApi } from './fake-api.ts'
import { openGateway } from './open-gateway.ts'

const visit = async (method = 'GET', playground = { script: '/assets/a.js', stylesheets: ['/assets/a.css'] }) => {
  const { handle } = await openGateway({ upstream: fakeApi({}).upstream, playground })
  return handle(new Request('http://site.test/graphql', { method, headers: { accept: 'text/html' } }))
}

test('a browser gets the playground, a small page that names its files', async () => {
  const response = await visit()
  const html = await response.text()
  expect(response.headers.get('content-type')).toContain('text/html')
  expect(html).toContain('<script type="module" src="/assets/a.js"')
  expect(html).toContain('<link rel="stylesheet" href="/assets/a.css">')
  expect(html.length).toBeLessThan(1000)
})

test('it loads nothing from outside, and runs nothing that stands in the page', async () => {
  const policy = (await visit()).headers.get('content-security-policy')
  expect(policy).toContain("default-src 'none'")
  expect(policy).not.toMatch(/https?:|\*|unsafe|blob:/)
})

test('HEAD has no body', async () => {
  const response = await visit('HEAD')
  expect([response.status, await response.text()]).toEqual([200, ''])
})
