import { describe, expect, vi } from 'vitest'
import { rawRequest } from '../support/raw-request.ts'
import { reading as base } from '../support/site.ts'
import { faultsOf, organisationFields } from '../support/structured-data.ts'

// Every page is read first, on a machine that may have other work.
vi.setConfig({ testTimeout: 240_000 })

type Node = Record<string, unknown>

const scripts = /<script type="application\/ld\+json">([^<]*)<\/script>/g
const jsonLdIn = (html: string): Node[] => [...html.matchAll(scripts)].map(([, json = '']) => JSON.parse(json))
const ofType = (items: readonly Node[], type: string) => items.filter((item) => [item['@type']].flat().includes(type))

/** Every public page's HTML by its path, as the site map names them. */
const test = base.extend('pages', { scope: 'file' }, async ({ site }) => {
  const xml = await (await fetch(`${site.url}/sitemap.xml`)).text()
  const addresses = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].flatMap(([, address]) => address ?? [])
  const pages = new Map<string, string>()
  const waiting = [...addresses]
  const read = async () => {
    for (let address = waiting.pop(); address; address = waiting.pop()) {
      pages.set(new URL(address).pathname, await (await fetch(address)).text())
    }
  }
  await Promise.all([read(), read(), read(), read()])
  return pages
})

const htmlOf = (pages: ReadonlyMap<string, string>, path: string) => {
  const html = pages.get(path)
  if (html === undefined) throw new Error(`${path} is not in the site map`)
  return html
}

describe('structured data', () => {
  test('lacks nothing that schema.org and Google require, on any page', ({ pages }) => {
    const faults = [...pages].flatMap(([path, html]) => faultsOf(jsonLdIn(html)).map((fault) => `${path} ${fault}`))
    expect(pages.size).toBeGreaterThan(140)
    expect(faults).toEqual([])
  })

  test('has a course with an edition and an offer on every page of a course', ({ pages }) => {
    const courses = [...pages].filter(([path]) => /^(?:\/en|\/fr)?\/courses\/[^/]+$/.test(path))
    expect(courses.length).toBeGreaterThan(90)
    for (const [path, html] of courses) {
      const [course, ...more] = ofType(jsonLdIn(html), 'Course')
      expect([path, more.length, course?.hasCourseInstance, course?.offers]).toEqual([
        path,
        0,
        expect.arrayContaining([expect.anything()]),
        expect.objectContaining({ '@type': 'Offer' }),
      ])
    }
  })

  test('says each price without and with VAT', ({ pages }) => {
    const offers = [...pages.values()].flatMap((html) =>
      ofType(jsonLdIn(html), 'Course').map(({ offers }) => offers as { price?: number; priceSpecification?: Node[] }),
    )
    const priced = offers.filter(({ price }) => price)
    expect(priced.length).toBeGreaterThan(50)
    for (const { price = 0, priceSpecification } of priced) {
      expect(priceSpecification).toMatchObject([
        { price, valueAddedTaxIncluded: false },
        { price: Math.round(price * 121) / 100, valueAddedTaxIncluded: true },
      ])
    }
  })

  test.for(['/', '/en', '/fr'])('%s says whose site it is, once', (path, { pages }) => {
    const [organisation, ...more] = ofType(jsonLdIn(htmlOf(pages, path)), 'Organization')
    expect(more).toEqual([])
    expect(organisationFields.filter((name) => !organisation?.[name])).toEqual([])
    expect(organisation).toMatchObject({
      vatID: expect.stringMatching(/^BE[01]\d{9}$/),
      address: { addressCountry: 'BE' },
    })
    expect(htmlOf(pages, path)).toContain(String(organisation?.telephone))
  })

  test('has the questions of a page once at most', ({ pages }) => {
    const counts = [...pages].map(([path, html]) => [path, ofType(jsonLdIn(html), 'FAQPage').length] as const)
    expect(counts.filter(([, count]) => count > 1)).toEqual([])
    expect(counts.some(([, count]) => count === 1)).toBe(true)
  })

  test('has the way to a page as the page shows it', async ({ visit, pages }) => {
    const path = [...pages.keys()].find((one) => one.startsWith('/fr/courses/')) ?? ''
    const { page } = await visit(path, { scripts: false })
    const links = page.getByRole('navigation', { name: 'Fil d’Ariane' }).getByRole('link')
    const shown = await links.evaluateAll((all: HTMLAnchorElement[]) =>
      all.map(({ textContent, href }) => ({ name: textContent, item: href })),
    )
    const [trail] = ofType(jsonLdIn(htmlOf(pages, path)), 'BreadcrumbList')
    expect(trail?.itemListElement).toMatchObject(shown)
    expect(shown.length).toBeGreaterThan(1)
  })
})

describe('the site map', () => {
  test('says when a page changed, and a list of courses with what it shows', async ({ site }) => {
    const xml = await (await fetch(`${site.url}/sitemap.xml`)).text()
    const entries = [...xml.matchAll(/<url><loc>([^<]+)<\/loc>(?:<lastmod>([^<]+)<\/lastmod>)?/g)]
    const moments = entries.flatMap(([, , moment]) => (moment ? Date.parse(moment) : []))
    const unsaid = entries.filter(([, , moment]) => !moment).map(([, address = '']) => new URL(address).pathname)
    expect(moments.length).toBeGreaterThan(120)
    expect(moments.every((moment) => moment <= Date.now())).toBe(true)
    expect(unsaid).toEqual([])
  })

  test('names every page in all languages', ({ pages }) => {
    const dutch = [...pages.keys()].filter((path) => !/^\/(?:en|fr)(?:\/|$)/.test(path))
    expect(pages.size).toBe(3 * dutch.length)
  })
})

describe('a shared page', () => {
  const pictureIn = (html: string) => /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? ''

  test('has a picture of its own, 1200 by 630, at the address that it names', async ({ pages }) => {
    const pictures = new Map([...pages].map(([path, html]) => [path, pictureIn(html)]))
    expect(new Set(pictures.values()).size).toBe(pages.size)
    const some = ['/', '/en/about', '/courses', [...pages.keys()].find((path) => path.startsWith('/fr/courses/')) ?? '']
    for (const path of some) {
      const response = await fetch(pictures.get(path) ?? '')
      const bytes = Buffer.from(await response.arrayBuffer())
      expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png'])
      // A PNG says its size in its first chunk.
      expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630])
    }
    expect(htmlOf(pages, '/')).toContain('<meta name="twitter:card" content="summary_large_image">')
  })

  test('has the picture of its page, whatever its filters', async ({ site }) => {
    const html = await (await fetch(`${site.url}/en/courses?page=2`)).text()
    expect(html).toContain(`<link rel="canonical" href="${site.url}/en/courses?page=2">`)
    expect(new URL(pictureIn(html)).pathname).toBe('/open-graph/en/courses.png')
    expect((await fetch(pictureIn(html))).status).toBe(200)
  })

  test.for([
    '/open-graph/nl/invented.png',
    '/open-graph/nl/courses/invented.png',
    '/open-graph/de.png',
    '/open-graph/nl/verify.png',
    '/open-graph/nl/..%2f..png',
    '/open-graph/nl//elsewhere.test/x.png',
    '/open-graph/terra/homepage.png',
  ])('has no picture where there is no page: %s', async (path, { site }) => {
    expect((await rawRequest(site.url, path)).status).toBe(404)
  })
})

describe('the logo', () => {
  test('is there under the names by which browsers and phones ask for it', async ({ site, pages }) => {
    const html = htmlOf(pages, '/fr')
    for (const name of ['/favicon.ico', '/icon.svg', '/apple-touch-icon.png', '/fr/site.webmanifest']) {
      expect(html).toContain(`href="${name}"`)
    }
    const { headers, body } = await rawRequest(site.url, '/favicon.ico')
    expect(headers['content-type']).toBe('image/x-icon')
    // The count, then of each picture its width.
    expect([body.readUInt16LE(2), body.readUInt16LE(4)]).toEqual([1, 3])
    expect([body[6], body[22], body[38]]).toEqual([16, 32, 48])

    const manifest = await (await fetch(`${site.url}/fr/site.webmanifest`)).json()
    expect(manifest).toMatchObject({ start_url: '/fr', lang: 'fr' })
    for (const { src, type, sizes } of manifest.icons) {
      const icon = await rawRequest(site.url, src)
      expect([src, icon.status, icon.headers['content-type']]).toEqual([src, 200, type])
      if (type === 'image/png') expect(sizes).toBe(`${icon.body.readUInt32BE(16)}x${icon.body.readUInt32BE(20)}`)
    }
  })
})
