import type { Page } from 'playwright'
import { expect } from 'vitest'
import { blockOrder, headOf } from '../support/page-content.ts'
import { reading as test } from '../support/site.ts'

const homes = [
  {
    locale: 'nl',
    path: '/',
    title: 'Opleidingen, coaching en certificering in Brussel - Leerplein',
    heading: 'Leer iets dat maandag al werkt.',
    button: { name: 'Bekijk het aanbod', leadsTo: '/courses' },
    seeMore: 'Ontdek meer',
  },
  {
    locale: 'en',
    path: '/en',
    title: 'Courses, coaching and certification in Brussels - Leerplein',
    heading: 'Learn something that works on Monday.',
    button: { name: 'See the courses', leadsTo: '/en/courses' },
    seeMore: 'See more',
  },
  {
    locale: 'fr',
    path: '/fr',
    title: 'Formations, coaching et certification à Bruxelles - Leerplein',
    heading: 'Apprenez ce qui servira dès lundi.',
    button: { name: 'Voir les formations', leadsTo: '/fr/courses' },
    seeMore: 'En savoir plus',
  },
]

const withoutScripts = { scripts: false }
const base = (locale: string) => (locale === 'nl' ? '' : `/${locale}`)
const hrefs = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((links) => links.map((link) => link.getAttribute('href')))

test.for(homes)('home in $locale says what it is before any script runs', async (home, { visit, site }) => {
  const { page, response } = await visit(home.path, withoutScripts)
  const head = await headOf(page)

  expect(response.status()).toBe(200)
  expect(head.lang).toBe(home.locale)
  expect(head.title).toBe(home.title)
  expect(await page.locator('h1').allTextContents()).toEqual([home.heading])
  expect(head.description.length).toBeGreaterThan(50)
  expect(head.canonical).toBe(site.url + home.path)
  expect(head.alternates).toEqual({
    nl: `${site.url}/`,
    en: `${site.url}/en`,
    fr: `${site.url}/fr`,
    'x-default': `${site.url}/`,
  })
  expect(head.jsonLd.map((item) => item['@type'])).toEqual(expect.arrayContaining(['Organization', 'FAQPage']))
})

test.for(homes)('home in $locale shows its blocks in the order editors gave them', async (home, { visit, site }) => {
  const { page } = await visit(home.path, withoutScripts)
  const response = await fetch(`${site.url}/api/static-contents/homepage`)
  const { layout }: { layout: { block: string; hidden?: boolean }[] } = await response.json()
  const expected = layout.filter(({ block, hidden }) => !hidden && !(home.locale === 'en' && block === 'promo-video'))

  expect(expected.length).toBeGreaterThan(6)
  expect(await blockOrder(page)).toEqual(expected.map(({ block }) => block))
})

test.for(homes)('the bar of home in $locale leads everywhere', async ({ locale, path }, { visit }) => {
  const { page } = await visit(path, withoutScripts)
  const pages = ['/courses', '/facilities', '/coaching', '/about', '/newsletter', '/contact', '/login']

  expect(await hrefs(page, 'header a')).toEqual(
    expect.arrayContaining([...pages.map((one) => base(locale) + one), '/', '/en', '/fr']),
  )
})

test.for(homes)('the offer of home in $locale leads on in five directions', async (home, { visit }) => {
  const { page } = await visit(home.path, withoutScripts)
  const more = page.locator('[data-block="homepage-offer"] li').getByRole('link', { name: home.seeMore })

  expect(await more.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
    `${base(home.locale)}/courses?types=CALENDAR`,
    `${base(home.locale)}/coaching#tailored-title`,
    `${base(home.locale)}/courses?types=ONLINE`,
    `${base(home.locale)}/courses?types=CERTIFICATION`,
    `${base(home.locale)}/coaching`,
  ])
})

test.for(homes)('the button of the banner leads to its page in $locale', async ({ path, button }, { visit, site }) => {
  const { page } = await visit(path)
  await page.getByRole('main').getByRole('link', { name: button.name, exact: true }).click()
  await page.waitForURL(site.url + button.leadsTo)
  await page.getByRole('heading', { level: 1 }).waitFor()
})

const found = [
  {
    path: '/',
    links: ['voor-werkgevers', 'subsidies-en-kmo-portefeuille', 'annuleringsvoorwaarden', 'praktische-info'],
  },
  { path: '/en', links: ['for-employers', 'subsidies-and-sme-wallet', 'cancellation-conditions', 'practical-info'] },
  { path: '/fr', links: ['pour-les-employeurs', 'subsides-et-cheques', 'conditions-d-annulation', 'infos-pratiques'] },
]

test.for(found)(
  'the footer of $path leads to what one looks for, and each page is there',
  async (home, { visit, site }) => {
    const { page } = await visit(home.path, withoutScripts)
    const links = await hrefs(page, 'footer a[href^="/"]')
    for (const wanted of [...home.links, '/verify']) expect(links.join(' ')).toContain(wanted)
    for (const href of links) expect([href, (await fetch(site.url + href)).status]).toEqual([href, 200])
  },
)

test.for(homes)('home in $locale asks for nothing but its own files', async ({ path }, { visit, site }) => {
  const { page, requests } = await visit(path)
  await page.waitForLoadState('networkidle')
  const others = requests.filter((address) => {
    const { origin, pathname } = new URL(address)
    return origin !== site.url || !/^(\/|\/en|\/fr|\/icon\.svg|\/assets\/.+)$/.test(pathname)
  })

  expect(requests.length).toBeGreaterThan(2)
  expect(others).toEqual([])
})

const film = (page: Page) => page.locator('[data-block="promo-video"]')

const withFilm = (page: Page) =>
  page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>A film</p>' }),
  )

const fromYouTube = (requests: string[]) => requests.filter((address) => address.includes('youtube'))
const embedded = [expect.stringMatching(/^https:\/\/www\.youtube-nocookie\.com\/embed\//)]

test('whoever said no to cookies is asked before anything of the film comes', async ({ visit }) => {
  const { page, requests } = await visit('/fr')
  await withFilm(page)
  await film(page).getByText('qui peut déposer des cookies').waitFor()
  await film(page).getByRole('link', { name: 'Voir le film sur YouTube' }).click()
  await film(page).getByText('YouTube peut-il afficher ce film').waitFor()
  await film(page).getByRole('button', { name: 'Non' }).click()
  await film(page).getByRole('link', { name: 'Voir le film sur YouTube' }).click()
  const yes = film(page).getByRole('button', { name: 'Oui, lancer le film' })
  await yes.waitFor()
  expect(fromYouTube(requests)).toEqual([])
  await yes.click()
  await film(page).frameLocator('iframe').getByText('A film').waitFor()
  expect(fromYouTube(requests)).toEqual(embedded)
})

test('a yes to measuring is no yes to the film, which asks all the same', async ({ visit }) => {
  const { page, requests } = await visit('/fr', { cookieQuestion: 'open' })
  await withFilm(page)
  await page.locator('[data-consent="accepted"]').click()
  await film(page).getByRole('link', { name: 'Voir le film sur YouTube' }).click()
  const yes = film(page).getByRole('button', { name: 'Oui, lancer le film' })
  await yes.waitFor()
  expect(fromYouTube(requests)).toEqual([])
  await yes.click()
  await film(page).frameLocator('iframe').getByText('A film').waitFor()
  expect(fromYouTube(requests)).toEqual(embedded)
})

test.for([
  { width: 1366, height: 768 },
  { width: 1024, height: 768 },
  { width: 375, height: 812 },
])(
  'the search is in sight at once in a window of $width by $height, under the question too',
  async (size, { visit }) => {
    for (const { path } of homes) {
      const { page } = await visit(path, { ...size, cookieQuestion: 'open' })
      const field = await page.getByRole('searchbox').boundingBox()
      expect((field?.y ?? 0) + (field?.height ?? 0), path).toBeLessThanOrEqual(size.height)
    }
  },
)

test('each language has a film of its own, English none', async ({ visit }) => {
  const films = []
  for (const { path } of homes) {
    const { page } = await visit(path, withoutScripts)
    films.push(await hrefs(page, '[data-block="promo-video"] a'))
  }
  const [dutch, english, french] = films

  expect(english).toEqual([])
  expect(dutch).toHaveLength(1)
  expect(french).toHaveLength(1)
  expect(dutch).not.toEqual(french)
})
