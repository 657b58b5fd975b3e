import { expect } from 'vitest'
import { brusselsYear } from '../../src/domain/days.ts'
import { newPanelAccount, panelAt, signInAtPanel } from '../support/panel.ts'
import { test as base } from '../support/site.ts'
import { violationsIn } from '../support/violations.ts'

const panel = '/control-panel'
const year = brusselsYear(new Date())

const test = base.extend('cookies', { scope: 'file' }, async ({ site, client }) =>
  signInAtPanel(site.url, await newPanelAccount(client, 'STAFF', ['finance'])),
)

test('a director reads a year beside the one before, goes to a quarter and to trainers, and takes a table along', async ({
  visit,
  cookies,
}) => {
  const { page } = await visit(`${panel}/figures`, { cookies, width: 1280, scripts: false })
  expect(await page.locator('h1').innerText()).toBe('Cijfers')
  const part = (name: string) => page.locator(`[aria-labelledby="${name}-title"]`)
  expect(await part('summary').locator('tbody tr').first().innerText()).toMatch(/Omzet[\s\S]*€/)
  await page.getByRole('link', { name: String(year - 1), exact: true }).click()
  expect(await page.locator('.lead').innerText()).toContain(`31 december ${year - 1}`)
  await page.goBack()
  await part('groups').getByRole('link', { name: 'Lesgever', exact: true }).click()
  expect(await part('groups').locator('th').first().innerText()).toBe('Lesgever')
  const rows = await part('groups').locator('tbody tr').count()
  const href = (await part('groups').getByRole('link', { name: /csv/i }).getAttribute('href')) ?? ''
  const csv = await page.request.get(new URL(href, page.url()).href)
  expect(csv.headers()['content-disposition']).toContain(`cijfers-per-lesgever-${year}.csv`)
  expect((await csv.text()).trim().split('\r\n')).toHaveLength(rows + 1)
  await page.locator('[name="from"]').fill(`${year}-02-01`)
  await page.locator('[name="until"]').fill(`${year}-02-14`)
  await page.getByRole('button', { name: 'Toon' }).click()
  expect(await page.locator('.lead').innerText()).toContain(`14 februari ${year - 1}`)
  expect(await part('groups').locator('[aria-current="page"]').innerText()).toBe('Lesgever')
  await page.locator('[name="until"]').fill(`${year}-01-14`)
  await page.getByRole('button', { name: 'Toon' }).click()
  await page.getByText('Kies een eerste en een laatste dag').waitFor()
})

test('looks at a course and at its registration count, whoever looks, once each, and robots do not', async ({
  site,
  client,
  visit,
}) => {
  const { rows } = await client.query<{ id: string; slug: string; session: string }>(`
    select courses.id, slug->>'nl' as slug, sessions.id as session from courses join sessions on course_id = courses.id
    where start_date > now() + interval '5 days' and canceled_at is null and price > 0
      and seats_taken < capacity order by start_date, sessions.id limit 1`)
  const [{ id, slug, session } = { id: '', slug: '', session: '' }] = rows
  const counted = async () => {
    const { rows: steps } = await client.query<{ step: string; times: number }>(
      `select step, times from course_steps where course_id = $1 and day = (now() at time zone 'Europe/Brussels')::date`,
      [id],
    )
    return { visits: 0, begun: 0, ...Object.fromEntries(steps.map(({ step, times }) => [step, times])) }
  }
  const first = await counted()
  const document = { 'Sec-Fetch-Dest': 'document' }
  await fetch(`${site.url}/courses/${slug}`)
  await fetch(`${site.url}/courses/${slug}`, { headers: { ...document, 'User-Agent': 'Examplebot/1.0' } })
  await fetch(`${site.url}/courses/${slug}`, { headers: { ...document, 'Sec-Purpose': 'prefetch' } })
  await fetch(`${site.url}/courses/no-course-of-ours`, { headers: document })
  const { page } = await visit(`/courses?search=${slug.split('-')[0]}`, { width: 1280 })
  const link = page.locator(`a[href="/courses/${slug}"]`).first()
  if ((await link.count()) > 0) {
    await link.hover()
    await page.waitForTimeout(600)
    await link.click()
    await page.waitForURL(`**/courses/${slug}`)
  } else await page.goto(`${site.url}/courses/${slug}`)
  await page.goto(`${site.url}/en/courses/${slug}/register/${session}`)
  await expect
    .poll(counted, { timeout: 20_000, interval: 500 })
    .toMatchObject({ visits: first.visits + 1, begun: first.begun + 1 })
})

test('what visitors did not find stands there, each time that they looked for it', async ({ site, visit, cookies }) => {
  for (const _ of [1, 2, 3]) await fetch(`${site.url}/courses?search=qwxzheftruck`)
  const { page } = await visit(`${panel}/figures`, { cookies, width: 360, scripts: false })
  const part = page.locator('[aria-labelledby="searches-title"]')
  expect(await part.locator('tbody tr', { hasText: 'qwxzheftruck' }).innerText()).toMatch(/qwxzheftruck\s+.*3/s)
  const href = (await part.getByRole('link', { name: /csv/i }).getAttribute('href')) ?? ''
  const csv = await page.request.get(new URL(href, page.url()).href)
  expect(await csv.text()).toContain('qwxzheftruck;3;0')
})

test('charts say by pattern and number what they say, on a phone and in every language', async ({ visit, cookies }) => {
  for (const prefix of ['', '/fr', '/en']) {
    const { page } = await visit(`${prefix}${panel}/figures`, { cookies, width: 360 })
    expect(await violationsIn(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    const chart = page.locator('[aria-labelledby="revenue-title"] figure')
    expect(await chart.locator('rect[fill^="url(#"]').count()).toBeGreaterThan(0)
    const numbers = await chart.locator('strong').allInnerTexts()
    const cells = await page.locator('[aria-labelledby="revenue-title"] tbody td:nth-child(2)').allInnerTexts()
    expect(numbers).toEqual(cells)
  }
})

test('the desk writes down what a session cost, and sees no figures of the house', async ({ site, visit, client }) => {
  const desk = await signInAtPanel(site.url, await newPanelAccount(client, 'STAFF', ['desk']))
  const { rows } = await client.query<{ id: string }>('select id from sessions order by start_date limit 1')
  const { page } = await visit(`${panel}/sessions/${rows[0]?.id}`, { cookies: desk, width: 375, scripts: false })
  const form = page.locator('[data-form="session-costs"]')
  await form.locator('[name="costs"]').fill('duur')
  await form.locator('[type="submit"]').click()
  await form.locator('[data-error-for="costs"]').waitFor()
  expect(await form.locator('[name="costs"]').inputValue()).toBe('duur')
  await form.locator('[name="costs"]').fill('612,50')
  await form.locator('[type="submit"]').click()
  expect(await form.locator('[name="costs"]').inputValue()).toBe('612,50')
  const stored = await client.query('select costs from sessions where id = $1', [rows[0]?.id])
  expect(stored.rows).toEqual([{ costs: 61_250 }])
  for (const path of ['/figures', '/figures.csv?table=summary']) {
    const answer = await panelAt(site.url, desk).read(panel + path)
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `${panel}?said=not-yours`])
  }
})
