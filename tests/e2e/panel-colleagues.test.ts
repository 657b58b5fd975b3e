import { expect } from 'vitest'
import { type PanelRole, roleOf } from '../../src/domain/visitor.ts'
import { linkMailedTo } from '../support/mailbox-links.ts'
import { newPanelAccount, panelAt, signInAtPanel } from '../support/panel.ts'
import { test as base } from '../support/site.ts'
import { violationsIn } from '../support/violations.ts'

const panel = '/control-panel'
const test = base
  .extend('cookies', { scope: 'file' }, ({ site }) => signInAtPanel(site.url, 'staff@leerplein.test'))
  .extend('settings', async ({ visit, cookies }) => async (scripts = false, width = 375) => {
    const { page } = await visit(`${panel}/settings`, { cookies, width, scripts })
    return page
  })

test('a colleague is invited, gets other roles and leaves: on a phone and without scripts', async ({
  site,
  settings,
  visit,
}) => {
  const email = `${crypto.randomUUID()}@leerplein.test`
  const page = await settings()
  await page.getByText('Nodig een collega uit').click()
  const form = page.locator('[data-form="colleague"]')
  await form.locator('[name="firstName"]').fill('Lotte')
  await form.locator('[name="email"]').fill('lotte')
  await form.getByRole('button', { name: 'Nodig uit' }).click()
  expect(await form.locator('[name="firstName"]').inputValue()).toBe('Lotte')
  expect(
    await form.locator('[aria-invalid="true"]').evaluateAll((all) => all.map((one) => one.getAttribute('name'))),
  ).toEqual(['lastName', 'email'])
  await form.locator('[name="lastName"]').fill('Willems')
  await form.locator('[name="email"]').fill(email)
  await form.getByLabel('Zalen').check()
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  await form.getByRole('button', { name: 'Nodig uit' }).click()
  const row = page.locator('tr, li').filter({ hasText: email })
  expect(await row.textContent()).toContain('Balie, Zalen')
  expect(await row.textContent()).toContain('Uitgenodigd')

  const { page: own } = await visit(await linkMailedTo(site.url, email, '/password-reset/'), { scripts: false })
  for (const name of ['password', 'confirmPassword']) await own.locator(`[name="${name}"]`).fill('een-goed-wachtwoord')
  await own.locator('[data-form] button[type="submit"]').last().click()

  await page.reload()
  await row.getByRole('link', { name: 'Wijzig taken' }).click()
  const dialog = page.locator('dialog')
  await dialog.getByLabel('Balie').uncheck()
  await dialog.getByLabel('Boekhouding').check()
  await dialog.getByRole('button', { name: 'Bewaar de taken' }).click()
  expect(await row.textContent()).toContain('Boekhouding, Zalen')

  await row.getByRole('link', { name: 'Neem de toegang weg' }).click()
  await dialog.getByRole('button', { name: 'Neem de toegang weg' }).click()
  expect(await row.textContent()).toContain('Vertrokken')
  expect(await page.locator('main').textContent()).toContain('nam de toegang van Lotte Willems weg')
})

test('what is refused as a whole has the focus, so that it is heard', async ({ settings }) => {
  const page = await settings(true, 1440)
  await page.getByRole('button', { name: 'Verplicht voor iedereen' }).click()
  const said = page.getByRole('alert').filter({ hasText: 'Stel eerst uw eigen tweestapsverificatie in' })
  await expect.poll(() => said.evaluate((element) => element === document.activeElement)).toBe(true)
})

test('axe finds nothing in the settings, with and without a question', async ({ settings }) => {
  const page = await settings(true, 1440)
  expect(await violationsIn(page)).toEqual([])
  await page.getByText('Nodig een collega uit').click()
  expect(await violationsIn(page)).toEqual([])
})

const works: Record<Exclude<PanelRole, 'administrator'>, string[]> = {
  editor: ['', '/evaluations', '/content', '/courses', '/media', '/words', '/lists', '/activity', '/access'],
  desk: [
    '',
    '/registrations',
    '/sessions',
    '/rooms',
    '/customers',
    '/messages',
    '/evaluations',
    '/invoices',
    '/courses',
    '/lists',
    '/visits',
    '/mails',
    '/newsletter',
    '/activity',
    '/access',
  ],
  finance: [
    '',
    '/registrations',
    '/customers',
    '/invoices',
    '/payments',
    '/bank',
    '/open',
    '/receipts',
    '/books',
    '/figures',
    '/discount-codes',
    '/lists',
    '/visits',
    '/mails',
    '/activity',
    '/access',
    '/settings',
  ],
  rooms: ['', '/requests', '/rooms', '/customers', '/invoices', '/lists', '/visits', '/mails', '/activity', '/access'],
  trainer: ['', '/access'],
}

test.for(Object.entries(works))(
  'what %s sees is %s: each page and the first record of each list opens, and every other leads home with a word',
  async ([role, paths], { site, client }) => {
    const panelRole = role as PanelRole
    const email = await newPanelAccount(client, roleOf([panelRole]), [panelRole])
    const { read } = panelAt(site.url, await signInAtPanel(site.url, email))
    const home = await (await read(panel)).text()
    const linked = new Set(
      [...home.matchAll(/<li><a href="\/control-panel(\/[a-z-]+)?"/g)].map(([, path = '']) => path),
    )
    expect([...linked].toSorted()).toEqual(paths.toSorted())

    const all = new Set(Object.values(works).flat())
    for (const path of all) {
      const answer = await read(panel + path)
      const text = await answer.text()
      if (!paths.includes(path)) {
        expect([path, answer.status, answer.headers.get('location')]).toEqual([path, 303, `${panel}?said=not-yours`])
        continue
      }
      expect([path, answer.status]).toEqual([path, 200])
      const [, record] = new RegExp(`href="(${panel}${path}/[0-9a-f-]{36})"`).exec(text) ?? []
      if (record) expect([record, (await read(record)).status]).toEqual([record, 200])
    }
  },
)
