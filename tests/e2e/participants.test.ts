import { eq } from 'drizzle-orm'
import type { Page } from 'playwright'
import { describe, expect } from 'vitest'
import { students } from '../../src/db/tables.ts'
import { participantsPath as path, test } from '../support/participants-page.ts'
import { newSession, newStudents, registrationOf } from '../support/training.ts'
import { violationsIn } from '../support/violations.ts'

const row = (page: Page, id: string | undefined) => page.locator(`tr[data-id="${id}"]`)
const formOf = (page: Page, name: string) => page.locator(`[data-form="${name}"]`)
const both = [{ scripts: true }, { scripts: false }]

describe.each(both)('with %o', (options) => {
  test('a participant is added, found, changed, removed after a question, and put back', async ({
    visit,
    customer,
  }) => {
    const { cookies } = await customer(0)
    const { page } = await visit(path, { ...options, cookies })
    const form = formOf(page, 'participant')
    await form.locator('[name="firstName"]').fill('Zoë')
    await form.locator('[name="lastName"]').fill('D’Hondt')
    await form.locator('[name="email"]').fill('zoe')
    await form.locator('[type="submit"]').click()
    await page.locator('[data-error-for="email"]').waitFor()
    expect(await form.locator('[name="firstName"]').inputValue()).toBe('Zoë')
    await form.locator('[name="email"]').fill('zoe@deelnemer.test')
    await form.locator('[type="submit"]').click()
    await page.locator('[data-snackbar="success"]').waitFor()

    await page.goto(`${page.url().split('?')[0]}?q=hondt zoe`)
    expect(await page.locator('tbody tr').count()).toBe(1)
    await page.getByRole('link', { name: 'Bewerken: Zoë D’Hondt' }).click()
    await page.locator('tbody [name="birthPlace"]').fill('Gent')
    await page.locator('tbody [name="dateOfBirth"]').fill('1990-02-01')
    await page.locator('tbody').getByRole('button', { name: 'Bewaren' }).click()
    await page.getByText('1 februari 1990, Gent').waitFor()

    await page.getByRole('link', { name: 'Bewerken: Zoë D’Hondt' }).click()
    await page.getByRole('link', { name: 'Verwijder Zoë D’Hondt' }).click()
    await page.getByRole('button', { name: 'Verwijder Zoë' }).click()
    await page.getByText('Eén deelnemer is verwijderd.').waitFor()
    expect(await page.locator('tbody tr').count()).toBe(0)
    await page.getByRole('button', { name: 'Terugzetten' }).click()
    await page.locator('tbody tr').waitFor()
  })

  test('who still has sessions stays, and the dialog says why and leads there', async ({ visit, customer, api }) => {
    const {
      cookies,
      headers,
      students: [id = ''],
    } = await customer(1)
    await api.send('POST', '/registrations', registrationOf(await newSession(api), [id]), headers)
    const { page } = await visit(`${path}?remove=${id}`, { ...options, cookies })
    await formOf(page, 'participant-remove').locator('[type="submit"]').click()
    const dialog = page.locator('dialog')
    await dialog.getByText('Oeps, deze deelnemer heeft nog toekomstige sessies gepland.').waitFor()
    expect(await dialog.getByRole('link', { name: 'Bekijk de inschrijvingen' }).getAttribute('href')).toBe(
      '/my-account/registration-data',
    )
    await dialog.getByRole('link', { name: 'Behoud Jan' }).click()
    await row(page, id).waitFor()
  })

  test('several are chosen and invited, or removed but for who still has sessions', async ({
    visit,
    customer,
    api,
  }) => {
    const { cookies, headers, students: ids } = await customer(3)
    await api.send('POST', '/registrations', registrationOf(await newSession(api), [String(ids[0])]), headers)
    const { page } = await visit(path, { ...options, cookies })
    for (const id of ids.slice(1)) await row(page, id).locator('[type="checkbox"]').check()
    await page.getByRole('button', { name: 'Uitnodigen' }).click()
    await row(page, ids[1]).locator('[data-status="invited"]').waitFor()
    expect(await row(page, ids[0]).locator('[data-status="new"]').count()).toBe(1)

    for (const id of ids.slice(0, 2)) await row(page, id).locator('[type="checkbox"]').check()
    await page.getByRole('button', { name: 'Verwijderen' }).click()
    await page.getByText('2 deelnemers verwijderen?').waitFor()
    await page.getByRole('button', { name: 'Verwijder 2 deelnemers' }).click()
    await page.getByText('Eén deelnemer heeft nog sessies gepland en is gebleven.').waitFor()
    expect(await page.locator('tbody tr').count()).toBe(2)
  })
})

test('choosing nobody says so', async ({ customer, post }) => {
  const { cookies } = await customer(1)
  const response = await post(path, cookies, { form: 'participants-invite' })
  expect(response.status).toBe(422)
  expect(await response.text()).toContain('Kies eerst minstens één deelnemer')
})

test('those that are chosen go to a file', async ({ site, customer }) => {
  const { cookies, students: ids } = await customer(3)
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const file = (query: string) => fetch(`${site.url}${path}/chosen.csv${query}`, { headers: { cookie } })
  const chosen = await file(`?students=${ids[0]}&students=${ids[2]}&remove=`)
  expect(chosen.headers.get('content-disposition')).toContain('attachment')
  expect((await chosen.text()).trim().split('\r\n')).toHaveLength(3)
  expect((await (await file('')).text()).trim().split('\r\n')).toHaveLength(4)
})

test('the participants of another organisation are not there', async ({ visit, customer, post, api }) => {
  const mine = await customer(1)
  const theirs = await customer(1)
  const [id = ''] = theirs.students
  for (const name of ['edit', 'remove']) {
    const { response } = await visit(`${path}?${name}=${id}`, { cookies: mine.cookies })
    expect(response.status()).toBe(404)
  }
  const person = { firstName: 'Eva', lastName: 'Smet', email: 'eva@vreemd.test', language: 'nl' }
  const attempts = [
    post(`${path}?edit=${id}`, mine.cookies, { form: 'participant', ...person }),
    post(path, mine.cookies, { form: 'participant-remove', students: [id] }),
    post(path, mine.cookies, { form: 'participant-remove', students: [id, ...mine.students] }),
    post(path, mine.cookies, { form: 'participants-invite', students: [id] }),
    post(path, mine.cookies, { form: 'participant-restore', students: [id] }),
  ]
  for (const { status } of await Promise.all(attempts)) expect([404, 422]).toContain(status)
  const [kept] = await api.db.select().from(students).where(eq(students.id, id))
  expect(kept).toMatchObject({ status: 'new', firstName: 'Jan' })
})

test('what is written in a participant is shown as text', async ({ visit, customer, api }) => {
  const owner = await customer(0)
  const script = '<img src=x onerror="document.title=1">'
  const written = { firstName: script, lastName: script, birthPlace: script, email: `"${script}"@x.test` }
  const [id = ''] = await newStudents(api, owner, 1, written)
  for (const query of ['', `?edit=${id}`, `?remove=${id}`, `?q=${encodeURIComponent(script)}`]) {
    const { page } = await visit(path + query, { cookies: owner.cookies })
    expect(await page.locator('img[src="x"]').count()).toBe(0)
    expect(await page.locator('main').innerText()).toContain(query.includes('edit') ? 'Bewaren' : '<img')
  }
})

test('thousands are searched, sorted and paged by the address', async ({ visit, customer, api }) => {
  const owner = await customer(0)
  const { cookies } = owner
  await newStudents(api, owner, 2500)
  await newStudents(api, owner, 1, { firstName: 'Ömer', lastName: 'Aydın', status: 'active' })
  const { page } = await visit(`${path}?sort=-name&page=3`, { cookies })
  expect(await page.getByText('41 tot 60 van 2.501').or(page.getByText('41 tot 60 van 2501')).count()).toBe(1)
  expect(await page.locator('nav[aria-label="Pagina’s"] li').count()).toBeLessThan(10)
  await page.locator('[name="q"]').fill('omer ayd')
  await page.getByRole('button', { name: 'Zoeken' }).click()
  await page.getByText('1 tot 1 van 1').waitFor()
  expect(new URL(page.url()).searchParams.get('sort')).toBe('-name')
  await page.locator('[name="status"]').selectOption('inactive')
  await page.getByRole('button', { name: 'Zoeken' }).click()
  await page.getByText('Niemand gevonden').waitFor()
  await page.getByRole('link', { name: 'Toon alle deelnemers' }).click()
  await page.getByRole('link', { name: 'Status' }).click()
  await page.locator('th[aria-sort="ascending"]', { hasText: 'Status' }).waitFor()
  expect(await page.locator('tbody tr').first().innerText()).toContain('Ömer')
})

test('a list that is empty says what to do, and nobody else’s private list is in it', async ({ visit, customer }) => {
  const { cookies } = await customer(0, { isPrivatePerson: true })
  const { page } = await visit(path, { cookies })
  await page.getByText('Nog geen deelnemers').waitFor()
  expect(await page.getByText('Collega’s met toegang').count()).toBe(0)
})

test.for([
  ['nl', ''],
  ['en', '/en'],
  ['fr', '/fr'],
])('stands in %s on a phone, for everybody', async ([, prefix], { visit, customer }) => {
  const {
    cookies,
    students: [id],
  } = await customer(2)
  for (const query of ['', `?edit=${id}`, `?remove=${id}`]) {
    const { page } = await visit(`${prefix}${path}${query}`, { cookies, width: 360 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    expect(await violationsIn(page)).toEqual([])
  }
})
