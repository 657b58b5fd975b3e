import { expect } from 'vitest'
import { signInAt } from '../support/cookies.ts'
import { newAccount } from '../support/new-account.ts'
import { test } from '../support/open-page.ts'

test('what was refused is said no longer once it is mended, beside the field and above the form', async ({ open }) => {
  const page = await open('/contact')
  const form = page.locator('main [data-form="contact"]')
  await form.locator('[name="subject"]').fill('Een vraag')
  await form.locator('[type="submit"]').click()
  const said = form.locator('[data-error-summary] li')
  const names = () =>
    said.locator('a').evaluateAll((links) => links.map((link) => link.getAttribute('href')?.split('-').at(-1)))
  await expect.poll(names).toEqual(['firstName', 'lastName', 'email', 'message'])
  await form.locator('[name="firstName"]').fill('Noor')
  await form.locator('[name="email"]').fill('noor@')
  await expect.poll(names).toEqual(['lastName', 'email', 'message'])
  await form.locator('[name="lastName"]').fill('Peeters')
  await form.locator('[name="email"]').fill('noor@lezer.test')
  await form.locator('[name="message"]').fill('Waar is de parking?')
  await form.locator('[data-error-summary]').waitFor({ state: 'detached' })
  expect(await form.locator('[data-error-for]').count()).toBe(0)
})

test('one message takes the place of another, and leaves no blank paper under the foot of the page', async ({
  open,
  site,
  database,
}) => {
  const { cookies } = await newAccount({ url: site.url, databaseUrl: database.url })
  const page = await open('/my-account', { cookies })
  await page.locator('html[data-awake]').waitFor()
  const form = page.locator('[data-form="personal-data"]')
  const messages = () =>
    page.locator('[data-snackbar]').evaluateAll((all) => all.map(({ dataset }) => dataset.snackbar))
  await form.locator('[name="phone"]').fill('0475 12 34 56')
  await form.locator('[type="submit"]').click()
  await expect.poll(messages).toEqual(['success'])
  await page.route('**/graphql', (route) => route.abort())
  await form.locator('[name="phone"]').fill('0475 12 34 57')
  await form.locator('[type="submit"]').click()
  await expect.poll(messages).toEqual(['error'])
  const under = await page.evaluate(() => {
    const foot = document.querySelector('[data-site-footer]')?.getBoundingClientRect().bottom ?? 0
    return Math.round(document.documentElement.getBoundingClientRect().bottom - foot)
  })
  expect(under).toBe(0)
})

test('what can be done with rows is offered once some are chosen, and no row moves for it', async ({ open, site }) => {
  const cookies = await signInAt(site.url, 'contact@leerplein.test')
  const page = await open('/my-account/participants', { cookies })
  await page.locator('html[data-awake]').waitFor()
  const remove = page.locator('button[name="remove"]')
  const box = page.locator('tbody input[type="checkbox"]').first()
  const before = await box.boundingBox()
  expect(await remove.isVisible()).toBe(false)
  await box.check()
  expect(await remove.isVisible()).toBe(true)
  expect(await box.boundingBox()).toEqual(before)
  await box.uncheck()
  expect(await remove.isVisible()).toBe(false)
})
