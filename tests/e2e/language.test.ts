import { expect } from 'vitest'
import type { Localized } from '../../src/domain/locales.ts'
import { localePath, locales } from '../../src/domain/locales.ts'
import { headOf } from '../support/page-content.ts'
import { reading as test } from '../support/site.ts'

interface Course {
  slug: Localized
  title: Localized
}

/** A course whose slug is another in each language. */
async function excelCourse(url: string): Promise<Course> {
  const response = await fetch(`${url}/api/courses/excel-voor-elke-dag-van-lijst-tot-draaitabel`)
  return response.json()
}

const textOf = async (url: string, headers: Record<string, string> = {}) => (await fetch(url, { headers })).text()

test('another language keeps the page and what was searched for', async ({ visit, site }) => {
  const { page } = await visit('/en/courses?search=excel&types=ONLINE&types=CALENDAR')
  const languages = page.getByRole('list', { name: 'Language' })

  expect(await languages.locator('[aria-current]').allTextContents()).toEqual(['EN'])
  await languages.getByRole('link', { name: 'Français' }).click()
  await page.waitForURL(`${site.url}/fr/courses?search=excel&types=ONLINE&types=CALENDAR`)
  await page.getByRole('list', { name: 'Langue' }).getByRole('link', { name: 'Nederlands' }).click()
  await page.waitForURL(`${site.url}/courses?search=excel&types=ONLINE&types=CALENDAR`)
  expect((await headOf(page)).lang).toBe('nl')
})

test('another language keeps what no page reads of the address too', async ({ visit, site }) => {
  const { page } = await visit('/en/contact?utm_source=letter&ref=a&ref=b')
  await page.getByRole('list', { name: 'Language' }).getByRole('link', { name: 'Français' }).click()
  await page.waitForURL(`${site.url}/fr/contact?utm_source=letter&ref=a&ref=b`)
})

test('another language of a course is that course, whose own address search engines get', async ({ visit, site }) => {
  const { slug, title } = await excelCourse(site.url)
  const { page } = await visit(`/courses/${slug.nl}`)
  await page.getByRole('link', { name: 'Français' }).click()
  await page.waitForURL(`${site.url}/fr/courses/${slug.fr}`)
  await page.getByRole('heading', { level: 1, name: title.fr }).waitFor()

  expect(slug.fr).not.toBe(slug.nl)
  expect(await headOf(page)).toMatchObject({
    lang: 'fr',
    canonical: `${site.url}/fr/courses/${slug.fr}`,
    alternates: {
      nl: `${site.url}/courses/${slug.nl}`,
      en: `${site.url}/en/courses/${slug.en}`,
      fr: `${site.url}/fr/courses/${slug.fr}`,
      'x-default': `${site.url}/courses/${slug.nl}`,
    },
  })
})

test('a page answers to its slug in any language', async ({ visit, site }) => {
  const { page, response } = await visit('/en/page/hoe-het-werkt')

  expect(response.status()).toBe(200)
  expect(await headOf(page)).toMatchObject({ lang: 'en', canonical: `${site.url}/en/page/how-it-works` })
})

test('the address decides the language, whatever the browser prefers or remembers', async ({ site }) => {
  const french = { 'Accept-Language': 'fr', Cookie: 'locale=fr' }

  expect(await textOf(site.url, french)).toContain('<html lang="nl">')
  expect(await textOf(`${site.url}/en/courses`, french)).toContain('<html lang="en">')
  expect(await textOf(`${site.url}/fr/courses`)).toContain('<html lang="fr">')
})

test('a course shows nothing of another language', async ({ visit, site }) => {
  const { slug, title } = await excelCourse(site.url)
  const { page } = await visit(`/fr/courses/${slug.fr}`, { scripts: false })
  const text = await page.getByRole('main').textContent()

  expect(text).toContain(title.fr)
  expect(text).toContain('Ce que vous saurez faire')
  expect(text).not.toContain(title.nl)
  expect(text).not.toContain('Wat u nadien kunt')
})

test('a street of Brussels has its own name in each language, on the page, for search engines and in calendars', async ({
  site,
}) => {
  const found = await (await fetch(`${site.url}/api/courses/filteredCourses?locations=brussels&types=CALENDAR`)).json()
  const { _id, slug } = found.items[0]
  const sessions = await (await fetch(`${site.url}/api/courses/${_id}/sessions`)).json()
  const session = sessions.find(({ location }: { location: { key: string } }) => location.key === 'brussels')
  // REST goes on saying one address, which holds where a language has none of its own.
  expect(session.location).toMatchObject({ address: 'Vaartstraat 12', addresses: { fr: 'rue du Canal 12' } })
  const streets = { nl: 'Vaartstraat 12', en: 'Vaartstraat 12', fr: 'rue du Canal 12' }
  for (const locale of locales) {
    const path = localePath(`/courses/${slug[locale]}`, locale)
    const page = await textOf(site.url + path)
    const file = await textOf(`${site.url}${path}/sessions/${session._id}.ics`)
    const main = page.slice(page.indexOf('<main'), page.indexOf('</main>'))
    for (const text of [main, page.slice(0, page.indexOf('<body')), file]) expect(text).toContain(streets[locale])
    if (locale === 'fr') expect(page + file).not.toContain('Vaartstraat 12')
  }
})

test('every address of the site map answers', async ({ site }) => {
  const xml = await textOf(`${site.url}/sitemap.xml`)
  const addresses = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].flatMap(([, address]) => address ?? [])
  const { slug } = await excelCourse(site.url)
  const broken: string[] = []
  for (const address of addresses) {
    const { status } = await fetch(address, { method: 'HEAD' })
    if (status !== 200) broken.push(`${status} ${address}`)
  }

  expect(addresses.length).toBeGreaterThan(140)
  expect(addresses).toEqual(
    expect.arrayContaining([
      `${site.url}/`,
      `${site.url}/en`,
      `${site.url}/courses/${slug.nl}`,
      `${site.url}/fr/courses/${slug.fr}`,
      `${site.url}/en/page/how-it-works`,
    ]),
  )
  expect(broken).toEqual([])
})

const visitorPages = ['/my-account', '/en/my-account', '/fr/my-account', '/login', '/en/login', '/fr/password-reset']

test('robots learn where the site map is and what is not for them', async ({ site }) => {
  const robots = await textOf(`${site.url}/robots.txt`)

  expect(robots).toContain(`Sitemap: ${site.url}/sitemap.xml`)
  expect(robots).toContain('Disallow: /api/')
  for (const path of visitorPages) expect(robots).toContain(`Disallow: ${path}\n`)
})

test('a browser fetches no page before it is asked for that is somebody’s own', async ({ visit }) => {
  const { page } = await visit('/en')
  const rules = JSON.parse((await page.locator('script[type=speculationrules]').textContent()) ?? '')
  const patterns: string[] = rules.prefetch[0].where.and[1].not.href_matches
  // The browser's own kind of pattern.
  const matched = await page.evaluate(
    ([given, paths]) =>
      paths.filter((path) =>
        given.some((pattern) => new URLPattern(pattern, location.origin).test(location.origin + path)),
      ),
    [
      patterns,
      [
        ...visitorPages,
        '/en/my-account/participants',
        '/fr/login?returnUrl=%2F',
        '/fr/courses/abc/register/1',
        '/courses',
        '/en/about',
        '/fr',
      ],
    ] as const,
  )
  expect(matched).toEqual([
    ...visitorPages,
    '/en/my-account/participants',
    '/fr/login?returnUrl=%2F',
    '/fr/courses/abc/register/1',
  ])
})
