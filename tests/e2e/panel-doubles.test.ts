import type pg from 'pg'
import type { Page } from 'playwright'
import { expect } from 'vitest'
import { newPanelAccount, panelAt, signInAtPanel } from '../support/panel.ts'
import { test as base } from '../support/site.ts'
import { violationsIn } from '../support/violations.ts'

const panel = '/control-panel'

const test = base
  .extend('cookies', { scope: 'file' }, ({ site }) => signInAtPanel(site.url, 'staff@leerplein.test'))
  .extend('staff', async ({ visit, cookies }) => async (path: string, more = {}) => {
    const { page } = await visit(panel + path, { cookies, width: 1280, scripts: false, ...more })
    return page
  })

/** An organisation with one person twice: the second time with a telephone, and another address. */
async function twice(client: pg.Client) {
  const name = `Bakkerij ${crypto.randomUUID()}`
  const organisation = await client.query<{ id: string }>('insert into organisations (name) values ($1) returning id', [
    name,
  ])
  const { id } = organisation.rows[0] ?? { id: '' }
  const add = (email: string, phone: string | null) =>
    client.query(
      `insert into students (organisation_id, first_name, last_name, email, phone, date_of_birth)
       values ($1, 'Liesbeth', 'Goossens', $2, $3, '1984-05-06')`,
      [id, email, phone],
    )
  const [first, second] = [`${crypto.randomUUID()}@klant.test`, `${crypto.randomUUID()}@klant.test`]
  await add(first, null)
  await add(second, '+32470112233')
  return { id, name, first, second }
}

const said = (page: Page) => page.locator('[data-snackbar="success"]').innerText()

test('two participants are found at their customer, compared, and become one after a question', async ({
  client,
  staff,
}) => {
  const { id, second } = await twice(client)
  const page = await staff(`/customers/${id}`)
  await page.locator('[aria-labelledby="doubles-title"] a').click()
  expect(await page.locator('h1').innerText()).toContain('Liesbeth Goossens')
  expect(await page.locator('legend').allInnerTexts()).toEqual(['E-mailadres', 'Telefoon'])
  await page.getByLabel(second).check()
  await page.getByRole('button', { name: 'Voeg samen' }).click()
  expect(await page.locator('dialog').innerText()).toContain('niet ongedaan maken')

  // The way out keeps what was chosen.
  await page.locator('dialog').getByRole('link').click()
  expect(await page.getByLabel(second).isChecked()).toBe(true)
  await page.getByRole('button', { name: 'Voeg samen' }).click()
  await page.locator('dialog').getByRole('button').click()
  expect(await said(page)).toContain('Samengevoegd.')
  expect(await page.locator('[aria-labelledby="doubles-title"]').count()).toBe(0)
  expect(await page.locator('#history-title + ol').innerText()).toMatch(/Deelnemers samengevoegd.*, Yasmina Haddad/)
  const { rows } = await client.query('select email, phone from students where organisation_id = $1', [id])
  expect(rows).toEqual([{ email: second, phone: '+32470112233' }])
})

test('what was changed meanwhile is said in the question, and nothing is merged', async ({ client, staff }) => {
  const { id, second } = await twice(client)
  const page = await staff(`/customers/${id}`)
  await page.locator('[aria-labelledby="doubles-title"] a').click()
  await page.getByRole('button', { name: 'Voeg samen' }).click()
  await client.query(`update students set first_name = 'Lies' where email = $1`, [second])
  await page.locator('dialog').getByRole('button').click()
  expect(await page.locator('dialog').innerText()).toContain('intussen gewijzigd')
  const { rows } = await client.query('select from students where organisation_id = $1', [id])
  expect(rows).toHaveLength(2)
})

test('both in one session is said, and there is no button', async ({ client, staff }) => {
  const { id } = await twice(client)
  await client.query(
    `with taken as (
       insert into registrations (session_id, user_id, organisation_id, status, invoice, net, vat, agreed_to_terms_at)
       select (select id from sessions order by start_date desc limit 1), (select id from users where role = 'CONTACT' limit 1),
         $1, 'paid', '{}', 0, 0, now() returning id, session_id)
     insert into registration_students (registration_id, student_id, session_id)
     select taken.id, students.id, session_id from taken, students where students.organisation_id = $1`,
    [id],
  )
  const page = await staff(`/customers/${id}`)
  await page.locator('[aria-labelledby="doubles-title"] a').click()
  expect(await page.locator('[data-clash="seat"]').innerText()).toContain('Annuleer er eerst een')
  expect(await page.getByRole('button', { name: 'Voeg samen' }).count()).toBe(0)
})

test('the list of doubles and two beside each other read well on a phone', async ({ client, staff }) => {
  const { id } = await twice(client)
  for (const width of [360, 1280]) {
    const page = await staff('/doubles?kind=student', { width, scripts: true })
    expect(await page.locator('tbody tr').count()).toBeGreaterThan(0)
    expect(await violationsIn(page)).toEqual([])
    await page.goto(page.url().replace(/doubles.*/, `customers/${id}`))
    const href = await page.locator('[aria-labelledby="doubles-title"] a').getAttribute('href')
    await page.goto(new URL(href ?? '', page.url()).href)
    const fits = () => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)
    expect(await fits()).toBe(true)
    await page.goto(`${page.url()}?act=merge`)
    await page.locator('dialog[open]').waitFor()
    expect(await fits()).toBe(true)
    expect(await violationsIn(page)).toEqual([])
  }
})

test('an editor sees no doubles', async ({ site, client }) => {
  const { read, post } = panelAt(site.url, await signInAtPanel(site.url, await newPanelAccount(client, 'EDITOR')))
  const one = `/doubles/student/${crypto.randomUUID()}/${crypto.randomUUID()}`
  for (const path of ['/doubles', one])
    expect((await read(panel + path)).headers.get('location'), path).toBe(`${panel}?said=not-yours`)
  expect((await post(panel + one, { form: 'merge-doubles', version: '1' })).headers.get('location')).toBe(
    `${panel}?said=not-yours`,
  )
})
