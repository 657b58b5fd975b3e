import { promisify } from 'node:util'
import { brotliDecompress, gunzip } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect } from 'vitest'
import { rawRequest } from '../support/raw-request.ts'
import { test } from '../support/site.ts'

const unpack: Record<string, (bytes: Buffer) => Promise<Buffer>> = {
  br: promisify(brotliDecompress),
  gzip: promisify(gunzip),
}
const everyResponse = ['/', '/en/nothing', '/icon.svg', '/assets/none.js', '/api/languages', '/health/live', '/graphql']

describe('security', () => {
  test.for(everyResponse)('%s can be neither framed nor sniffed', async (path, { site }) => {
    const { headers } = await rawRequest(site.url, path)
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-resource-policy': 'same-origin',
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    })
  })

  test.for(['/', '/en/courses', '/fr/rien'])('%s runs no script but its own', async (path, { site }) => {
    const { headers, body } = await rawRequest(site.url, path)
    const policy = String(headers['content-security-policy'])
    const written = body.toString().match(/ (style|on\w+)="/g)

    // A form may lead to where one pays, and to the site's own address.
    expect(policy.replace(/form-action [^;]+/, '')).not.toMatch(/unsafe-|\*|http:/)
    expect(policy).not.toMatch(/form-action [^;]*(\*|unsafe-)/)
    expect(policy).toContain("default-src 'self'")
    expect(policy).toMatch(/script-src 'self'( 'sha256-[\w+/=]+')+;/)
    expect(written).toBeNull()
  })

  test('no answer tells what it was made with', async ({ site }) => {
    const { headers } = await rawRequest(site.url, '/')
    expect(Object.keys(headers)).not.toEqual(expect.arrayContaining(['x-powered-by']))
    expect(headers.server).toBeUndefined()
  })
})

describe('a request', () => {
  test.for(['/', '/en/nothing', '/api/languages', '/icon.svg'])(
    'of %s keeps the id it came with',
    async (path, { site }) => {
      const ask = async (id: string) =>
        (await rawRequest(site.url, path, { headers: { 'x-request-id': id } })).headers['x-request-id']

      expect(await ask('order-4711-abc')).toBe('order-4711-abc')
      expect(await ask('not <valid>')).toMatch(/^[\w-]{8,}$/)
    },
  )

  test('with a method that pages do not know is told which they know', async ({ site }) => {
    const { status, headers } = await rawRequest(site.url, '/courses', { method: 'POST' })
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD'])
  })

  test.for(['TRACE', 'PROPFIND'])('with the method %s is rejected', async (method, { site }) => {
    const { status, headers } = await rawRequest(site.url, '/api/faqs', { method })
    expect([status, headers.allow]).toEqual([405, expect.stringContaining('GET')])
  })

  test('whose path is endless is rejected at once, and slashes at its end lead to the page without', async ({
    site,
  }) => {
    const begin = performance.now()
    const slashes = await Promise.all(
      Array.from({ length: 20 }, () => rawRequest(site.url, `/a${'/'.repeat(15_000)}b/`)),
    )
    expect(slashes.map(({ status }) => status)).toEqual(Array(20).fill(414))
    expect(performance.now() - begin).toBeLessThan(1500)
    const long = await rawRequest(site.url, `/courses${'/'.repeat(1000)}?search=excel`)
    expect([long.status, long.headers.location]).toEqual([308, '/courses?search=excel'])
    expect((await rawRequest(site.url, '//elsewhere.test/')).headers.location).toBe('/elsewhere.test')
  })

  test('whose browser would show what comes gets the strictest policy, tools aside', async ({ site }) => {
    const policyOf = async (path: string) => {
      const { headers } = await rawRequest(site.url, path, { headers: { accept: 'text/html,*/*' } })
      return String(headers['content-security-policy'])
    }
    for (const path of ['/api/faqs', '/api/courses/filteredCourses', '/api/nothing', '/api/docsy', '/health/live'])
      expect([path, await policyOf(path)]).toEqual([path, "default-src 'none'; frame-ancestors 'none'"])
    for (const path of ['/graphql', '/api/docs']) expect(await policyOf(path)).toContain('script-src')
  })

  test.for(['/api/faqs', '/api/courses/filteredCourses'])(
    'of %s is not told what we know responses by',
    async (path, { site }) => {
      expect((await rawRequest(site.url, path)).headers['cache-tag']).toBeUndefined()
      const guess = await rawRequest(site.url, path, { headers: { 'x-cache-tags': 'guess' } })
      expect(guess.headers['cache-tag']).toBeUndefined()
    },
  )

  test.for(['/%E0%A4%A', '/en/%E0%A4%A', '/courses/%00', '/%2e%2e/%2e%2e/etc/passwd', '/courses/..%2f..'])(
    'of the malformed address %s finds nothing',
    async (path, { site }) => {
      const { status, body } = await rawRequest(site.url, path)
      expect(status).toBe(404)
      expect(body.toString()).toContain('<h1>')
    },
  )

  test.for([
    '/courses?types=NOPE',
    '/courses?page=0',
    '/courses?page=-1',
    '/courses?page=abc',
    '/courses?page=99',
    '/en/courses?search=zzzzzz&page=2',
    '/en/courses?sort=shoes:ASC',
  ])('of the list %s, which is not there, finds nothing', async (path, { site }) => {
    const { status, body } = await rawRequest(site.url, path)
    expect(status).toBe(404)
    expect(body.toString()).toContain('<h1>')
  })
})

describe('a page', () => {
  test.for(['/', '/courses', '/en/nothing'])(
    '%s travels in an encoding that the browser takes',
    async (path, { site }) => {
      const ask = (accepted: string) => rawRequest(site.url, path, { headers: { 'accept-encoding': accepted } })
      const plain = await ask('identity')

      expect(plain.headers['content-encoding']).toBeUndefined()
      expect(plain.headers.vary).toBe('Accept-Encoding')
      for (const [accepted, codings] of [
        // Drawn for the first time, and made of what was drawn before.
        ['gzip, deflate, br, zstd', ['br', 'gzip']],
        ['gzip, deflate, br, zstd', ['br', 'gzip']],
        ['gzip', ['gzip']],
        ['br', ['br']],
        ['br;q=0, gzip;q=0.5', ['gzip']],
      ] as const) {
        const { headers, body } = await ask(accepted)
        const coding = String(headers['content-encoding'])
        expect(codings).toContain(coding)
        expect(headers).toMatchObject({ vary: 'Accept-Encoding', 'content-length': String(body.length) })
        expect(body.length).toBeLessThan(plain.body.length / 2)
        expect((await unpack[coding]?.(body))?.equals(plain.body)).toBe(true)
      }
    },
  )

  test('HEAD says the same without the page', async ({ site }) => {
    const get = await rawRequest(site.url, '/courses')
    const head = await rawRequest(site.url, '/courses', { method: 'HEAD' })

    expect(head.body).toHaveLength(0)
    expect(head.status).toBe(200)
    expect(head.headers).toMatchObject({ etag: get.headers.etag, 'content-length': String(get.body.length) })
  })

  test('that a browser has already is not sent again', async ({ site }) => {
    const { headers } = await rawRequest(site.url, '/en')
    const again = await rawRequest(site.url, '/en', { headers: { 'if-none-match': String(headers.etag) } })

    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate')
    expect([again.status, again.body.length]).toEqual([304, 0])
    expect(again.headers.etag).toBe(headers.etag)

    const compressed = { 'if-none-match': String(headers.etag), 'accept-encoding': 'gzip, br' }
    expect((await rawRequest(site.url, '/en', { headers: compressed })).status).toBe(304)
    const part = { 'if-none-match': String(headers.etag).slice(0, 8) }
    expect((await rawRequest(site.url, '/en', { headers: part })).status).toBe(200)
  })
})

test('files of the build are kept for ever, and what is not there is not', async ({ site }) => {
  const html = (await rawRequest(site.url, '/')).body.toString()
  const files = [...new Set(html.match(/\/assets\/[\w.-]+\.(?:js|css|woff2)/g))]
  for (const file of files) {
    const { status, headers } = await rawRequest(site.url, file)
    expect([file, status, headers['cache-control']]).toEqual([file, 200, 'public, max-age=31536000, immutable'])
  }
  const missing = await rawRequest(site.url, '/assets/main-AAAAAAAA.js')
  const outside = await rawRequest(site.url, '/assets/../../package.json')

  expect(files.length).toBeGreaterThan(4)
  expect([missing.status, missing.headers['cache-control']]).toEqual([404, undefined])
  expect(outside.status).toBe(404)
})

describe('pictures', () => {
  const types = { avif: 'heif', webp: 'webp', png: 'png' }

  async function pictureId(url: string): Promise<string> {
    const response = await fetch(`${url}/api/roomTypes/all`)
    const text = JSON.stringify(await response.json())
    return /\/images\/([\w-]{36}\/1)","width":[4-9]\d\d/.exec(text)?.[1] ?? ''
  }

  test.for(Object.entries(types))('come as %s in the width that is asked for', async ([format, kind], { site }) => {
    const path = `/images/${await pictureId(site.url)}`
    const { status, headers, body } = await rawRequest(site.url, `${path}?w=400&f=${format}`)
    const { format: actual, width } = await sharp(body).metadata()

    expect(status).toBe(200)
    expect(headers).toMatchObject({
      'content-type': `image/${format}`,
      'cache-control': 'public, max-age=31536000, immutable',
    })
    expect([actual, width]).toEqual([kind, 400])
  })

  test('that are not there are not found', async ({ site }) => {
    const known = await pictureId(site.url)
    for (const path of [
      '/images/00000000-0000-4000-8000-000000000000?w=400&f=avif',
      `/images/${known}?w=401&f=avif`,
      `/images/${known}?w=400&f=exe`,
      '/images/..%2fjwt-secret',
      '/open-graph/nl/..%2f..png',
      '/open-graph/nl/invented.png',
    ]) {
      expect([path, (await rawRequest(site.url, path)).status]).toEqual([path, 404])
    }
  })

  test('of a page for whoever shares it are 1200 by 630', async ({ site }) => {
    const html = (await rawRequest(site.url, '/en/courses/everyday-excel-from-list-to-pivot-table')).body.toString()
    const [, address = ''] = /property="og:image" content="([^"]+)"/.exec(html) ?? []
    const { status, headers, body } = await rawRequest(site.url, new URL(address).pathname)
    const { width, height } = await sharp(body).metadata()

    expect(new URL(address).origin).toBe(site.url)
    expect([status, headers['content-type'], width, height]).toEqual([200, 'image/png', 1200, 630])
  })
})
