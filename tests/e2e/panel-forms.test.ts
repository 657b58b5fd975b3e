import type { Dialog, Page } from 'playwright'
import { expect } from 'vitest'
import { formPaths } from '../../src/panel/kit/paths.ts'
import { signInAtPanel } from '../support/panel.ts'
import { test as base } from '../support/site.ts'

const panel = '/control-panel'

/** `staff` opens a page of the panel with scripts. */
const test = base
  .extend('cookies', { scope: 'file' }, ({ site }) => signInAtPanel(site.url, 'staff@leerplein.test'))
  .extend('staff', async ({ visit, cookies }) => async (path: string, width?: number) => {
    const { page } = await visit(panel + path, { cookies, width })
    return page
  })

const active = (page: Page) => page.evaluate(() => document.activeElement?.textContent)

test('a question stands over its page: nothing behind it is reached, Escape closes it, and its opener has the focus again', async ({
  client,
  staff,
}) => {
  const { rows } = await client.query(
    `select id from sessions where canceled_at is null and start_date > now() + interval '30 days' limit 1`,
  )
  const page = await staff(`/sessions/${rows[0].id}`)
  const here = page.url()
  const opener = page.getByRole('link', { name: 'Schrap de sessie' })
  await page.getByLabel('Wat u nog kunt doen').click()
  await opener.click()
  const dialog = page.locator('dialog')
  for (const leave of [() => page.keyboard.press('Escape'), () => dialog.locator('[data-way-out]').click()]) {
    expect(await dialog.evaluate((element) => element.matches(':modal'))).toBe(true)
    expect(await active(page)).toBe('Niets doen')
    await leave()
    expect(await dialog.evaluate((element) => element.matches(':modal'))).toBe(false)
    expect(page.url()).toBe(here)
    // The menu that holds it is closed again.
    expect(await active(page)).toBe('…')
    await page.keyboard.press('Enter')
    await opener.press('Enter')
    await page.waitForURL(/act=cancel/)
  }
})

test('two presses on a button send a form once', async ({ client, staff }) => {
  const { rows } = await client.query(
    `insert into contact_messages (first_name, last_name, email, subject, message)
     values ('Nele', 'Maes', 'nele@klant.test', 'Parkeren', 'Waar kan dat?') returning id`,
  )
  const page = await staff(`/messages/${rows[0].id}`)
  const posts: string[] = []
  let answer = () => {}
  const pressed = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**', async (route) => {
    if (route.request().method() === 'POST') {
      posts.push(route.request().url())
      await pressed
    }
    await route.continue()
  })
  await page.getByRole('button', { name: 'Noteer als beantwoord' }).dblclick({ noWaitAfter: true })
  answer()
  await page.locator('[data-snackbar="success"]').waitFor()
  expect(posts).toHaveLength(1)
})

test('whoever typed something is asked before it is lost, also what was refused, and not when it is sent', async ({
  staff,
}) => {
  const page = await staff('/courses/new')
  const asked: string[] = []
  let answer = (dialog: Dialog) => dialog.dismiss()
  page.on('dialog', (dialog) => {
    asked.push(dialog.type())
    void answer(dialog)
  })
  const title = page.locator('main form [name="title.nl"]')
  const away = page.getByRole('navigation').getByRole('link', { name: 'Beelden' }).last()
  await title.fill('Een half geschreven opleiding')
  await away.click()
  await expect.poll(() => asked).toEqual(['beforeunload'])
  expect(await title.inputValue()).toBe('Een half geschreven opleiding')
  await page.locator('main form [type="submit"]').click()
  await page.locator('[data-error-summary]').waitFor()
  expect(asked).toHaveLength(1)
  await away.click()
  await expect.poll(() => asked).toHaveLength(2)
  expect(await title.inputValue()).toBe('Een half geschreven opleiding')
  answer = (dialog) => dialog.accept()
  await away.click()
  await page.waitForURL(/\/media$/)
})

test('one box chooses all rows, and the bar of what can be done with them is there once some are chosen', async ({
  staff,
}) => {
  const page = await staff('/customers')
  const [bar, rows] = [page.locator('form[data-choice]'), page.locator('tbody [data-choose] input')]
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await bar.isVisible()).toBe(false)
    await page.getByLabel('Kies alles op deze pagina').check()
    expect(await bar.getByRole('status').innerText()).toBe(`${await rows.count()} gekozen`)
    await rows.first().uncheck()
    expect(await bar.getByRole('status').innerText()).toBe(`${(await rows.count()) - 1} gekozen`)
    await bar.locator('[type="reset"]').click()
    expect(await bar.isVisible()).toBe(false)
    expect(await rows.first().isChecked()).toBe(false)
  }
})

test('a form that has a page of its own begins in its first field, without scripts too', async ({
  client,
  visit,
  cookies,
}) => {
  const { rows } = await client.query<{ id: string }>('select id from courses order by key limit 1')
  const { seriesOf, ...others } = formPaths
  const paths = [...Object.values(others), seriesOf.replace('#', `?course=${rows[0]?.id}#`)]
  for (const path of paths) {
    const { page } = await visit(panel + path, { cookies, scripts: path.includes('phone') })
    await expect.poll(() => page.evaluate(() => document.activeElement?.id), { message: path }).toBe(path.split('#')[1])
  }
  const { page: list } = await visit(`${panel}/lists/faqs`, { cookies, scripts: false })
  await list.getByRole('link', { name: 'Nieuwe vraag' }).click()
  await expect.poll(() => list.evaluate(() => document.activeElement?.getAttribute('name'))).toMatch(/\.nl$/)
  const { page } = await visit(`${panel}/registrations`, { cookies })
  await page.getByRole('link', { name: 'Nieuwe inschrijving' }).click()
  await page.waitForURL(/registrations\/new/)
  await page.keyboard.type('Vermeulen')
  expect(await page.locator('[name="caller"]').inputValue()).toBe('Vermeulen')
})

test('what is refused has the focus, whatever place of the page the address names', async ({ client, staff }) => {
  const { rows } = await client.query(
    `select id from sessions where canceled_at is null and start_date > now() + interval '30 days' limit 1`,
  )
  const page = await staff(`/sessions/${rows[0].id}?act=change#change-title`)
  await page.locator('[data-form="session-change"] [name="capacity"]').fill('')
  await page.locator('[data-form="session-change"] [type="submit"]').click()
  const summary = page.locator('[data-error-summary]')
  await summary.waitFor()
  await expect.poll(() => summary.evaluate((element) => element === document.activeElement)).toBe(true)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('capacity')
})

test.for([true, false])(
  'after a session is saved the focus is on what says so, with scripts: %s',
  async (scripts, { client, visit, cookies }) => {
    const { rows } = await client.query(
      `select id from sessions where canceled_at is null and start_date > now() + interval '30 days' limit 1`,
    )
    const path = `${panel}/sessions/${rows[0].id}`
    const { page } = await visit(`${path}?act=change#change-title`, { cookies, scripts })
    const form = page.locator('[data-form="session-change"]')
    await form.locator('[name="capacity"]').fill('')
    await form.locator('[type="submit"]').click()
    await expect.poll(() => page.evaluate(() => document.activeElement?.hasAttribute('data-error-summary'))).toBe(true)
    await form.locator('[name="capacity"]').fill('97')
    await form.locator('[type="submit"]').click()
    const said = page.locator('[data-snackbar="success"]')
    await said.waitFor()
    await expect.poll(() => said.evaluate((element) => element === document.activeElement)).toBe(true)
    const { pathname, hash } = new URL(page.url())
    expect([pathname, hash]).toEqual([path, ''])
  },
)
