import { describe, expect } from 'vitest'
import knownDocuments from '../../src/ui/gql/persisted-documents.json' with { type: 'json' }
import { launchBrowser } from '../support/browser.ts'
import { loginAsEditor } from '../support/editor.ts'
import { readMetrics } from '../support/server-process.ts'
import { test } from '../support/site.ts'

describe('whoever runs the site', () => {
  test('sees that it lives and is ready', async ({ site }) => {
    const live = await fetch(`${site.url}/health/live`)
    await expect.poll(async () => (await fetch(`${site.url}/health/ready`)).status).toBe(200)
    const ready = await fetch(`${site.url}/health/ready`)

    expect(live.status).toBe(200)
    expect(await ready.json()).toEqual({ status: 'ready', parts: { database: 'ok', changes: 'ok', jobs: 'ok' } })
  })

  test('counts requests and what the caches spared', async ({ site }) => {
    await expect.poll(async () => (await fetch(`${site.url}/health/ready`)).status).toBe(200)
    const hitsIn = (metrics: string) => Number(/^leerplein_page_cache_hits_total (\d+)$/m.exec(metrics)?.[1])
    const before = hitsIn(await readMetrics(site.url))
    for (let visit = 0; visit < 3; visit++) await fetch(`${site.url}/en/about`)
    const text = await readMetrics(site.url)

    expect(hitsIn(text) - before).toBeGreaterThanOrEqual(2)
    expect(text).toMatch(/^leerplein_request_seconds_count\{kind="page",status="200"\} [1-9]/m)
    expect(text).toMatch(/^leerplein_cache_entries\{kind="query"\} [1-9]/m)
    expect(text).toMatch(/^process_cpu_user_seconds_total /m)
  })
})

test('what the site says of itself is for who has the token', async ({ site }) => {
  for (const authorization of ['', 'Bearer', 'Bearer wrong', 'Basic a token of the tests'])
    expect((await fetch(`${site.url}/metrics`, { headers: { authorization } })).status).toBe(401)
  expect(await readMetrics(site.url)).toContain('process_cpu_user_seconds_total')
})

describe('the API', () => {
  test.for([
    ['/api/static-contents/nonsense', 404],
    ['/api/courses/no-such-course', 404],
    ['/api/nonsense', 404],
    ['/api/faqs?shoes=1', 400],
    ['/api/faqs?page=0', 400],
    ['/api/faqs?page=abc', 400],
    ['/api/faqs?limit=1000', 400],
    ['/api/faqs?sort=sequence:SIDEWAYS', 400],
    ['/api/courses/filteredCourses?types=NOPE', 400],
    ['/api/courses/filteredCourses?locale=de', 400],
  ] as const)('answers %s with %i and why', async ([path, status], { site }) => {
    const response = await fetch(site.url + path)
    const body = await response.json()

    expect(response.status).toBe(status)
    expect(body).toMatchObject({ statusCode: status, message: expect.any(String) })
    if (status === 400) expect(body.details).toEqual([{ path: expect.any(String), message: expect.any(String) }])
    expect(Object.keys(body).filter((name) => !['statusCode', 'message', 'details'].includes(name))).toEqual([])
  })
})

describe('the gateway', () => {
  const suggestions = Object.entries(knownDocuments).find(([, text]) => text.includes('query CourseSuggestions'))
  const variables = { search: 'excel', locale: 'en', limit: 1, en: true, fr: false }
  const ask = (url: string, body: object, headers: Record<string, string> = {}) =>
    fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })

  test('answers what the site asks, by its hash', async ({ site }) => {
    const sha256Hash = String(suggestions?.[0])
    const response = await ask(site.url, { variables, extensions: { persistedQuery: { version: 1, sha256Hash } } })
    const { data, errors } = await response.json()

    expect([response.status, errors]).toEqual([200, undefined])
    expect(data.filteredCourses.items[0].title.en).toContain('Excel')
  })

  test('refuses what nobody knows, except from an editor', async ({ site }) => {
    const query = '{ faqs(limit: 1) { total } }'
    const anonymous = await ask(site.url, { query })
    const { accessToken } = await loginAsEditor(site.url)
    const editor = await ask(site.url, { query }, { authorization: `Bearer ${accessToken}` })

    expect(anonymous.status).toBe(403)
    expect(await anonymous.json()).toMatchObject({
      errors: [{ extensions: { status: 403, code: 'UNKNOWN_DOCUMENT' } }],
    })
    expect((await editor.json()).data.faqs.total).toBeGreaterThan(0)
  })

  test('has a playground that loads nothing from outside', async ({ site }) => {
    const browser = await launchBrowser()
    const page = await browser.newPage()
    const outside: string[] = []
    page.on('request', (request) => {
      const { protocol, origin } = new URL(request.url())
      if (protocol.startsWith('http') && origin !== site.url) outside.push(request.url())
    })
    try {
      await page.goto(`${site.url}/graphql`)
      await page.getByRole('button', { name: /Execute query/ }).waitFor()
      expect(outside).toEqual([])
    } finally {
      await browser.close()
    }
  })
})
