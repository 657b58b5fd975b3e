import { describe, expect } from 'vitest'
import knownDocuments from '../../src/ui/gql/persisted-documents.json' with { type: 'json' }
import { launchBrowser } from '../support/browser.ts'
import { loginAsEditor } from '../support/editor.ts'
import { test } from '../support/site.ts'

describe('whoever runs the site', () => {
  test('sees that it lives and is ready', async ({ site }) => {
    const live = await fetch(`${site.url}/health/live`)
    await expect.poll(async () => (await fetch(`${site.url}/health/ready`)).status).toBe(200)
    const ready = await fetch(`${site.url}/health/ready`)

    expect(live.status).toBe(200)
    expect(await ready.json()).toEqual({ status: 'ready', parts: { database: 'ok', changes: 'ok' } })
  })

  test('counts requests and what the caches spared', async ({ site }) => {
    await expect.poll(async () => (await fetch(`${site.url}/health/ready`)).status).toBe(200)
    for (let visit = 0; visit < 3; visit++) await fetch(`${site.url}/en/about`)
    const answer = await fetch(`${site.url}/metrics`)
    const text = await answer.text()

    expect(answer.headers.get('content-type')).toContain('text/plain')
    expect(text).toMatch(/^leerplein_page_cache_hits_total 2$/m)
    expect(text).toMatch(/^leerplein_request_seconds_count\{kind="page",status="200"\} [1-9]/m)
    expect(text).toMatch(/^leerplein_answer_cache_answers [1-9]/m)
    expect(text).toMatch(/^process_cpu_user_seconds_total /m)
  })
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
    const answer = await fetch(site.url + path)
    const body = await answer.json()

    expect(answer.status).toBe(status)
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
    const answer = await ask(site.url, { variables, extensions: { persistedQuery: { version: 1, sha256Hash } } })
    const { data, errors } = await answer.json()

    expect([answer.status, errors]).toEqual([200, undefined])
    expect(data.filteredCourses.items[0].title.en).toContain('Excel')
  })

  test('refuses what nobody knows, except from an editor', async ({ site }) => {
    const query = '{ faqs(limit: 1) { total } }'
    const stranger = await ask(site.url, { query })
    const { accessToken } = await loginAsEditor(site.url)
    const editor = await ask(site.url, { query }, { authorization: `Bearer ${accessToken}` })

    expect(stranger.status).toBe(403)
    expect(await stranger.json()).toMatchObject({ errors: [{ extensions: { status: 403, code: 'UNKNOWN_DOCUMENT' } }] })
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
