import type { Dialog, Page } from 'playwright'
import { expect } from 'vitest'
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
  await page.getByRole('link', { name: 'Schrap de sessie' }).click()
  const dialog = page.locator('dialog')
  for (const leave of [() => page.keyboard.press('Escape'), () => dialog.locator('[data-way-out]').click()]) {
    expect(await dialog.evaluate((element) => element.matches(':modal'))).toBe(true)
    expect(await active(page)).toBe('Niets doen')
    await leave()
    expect(await dialog.evaluate((element) => element.matches(':modal'))).toBe(false)
    expect(page.url()).toBe(here)
    expect(await active(page)).toBe('Schrap de sessie')
    await page.keyboard.press('Enter')
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
  await page.locator('main button[type="submit"]').dblclick({ noWaitAfter: true })
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
