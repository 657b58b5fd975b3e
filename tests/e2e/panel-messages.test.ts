import { expect } from 'vitest'
import { atKeys } from '../support/at-keys.ts'
import { newPanelAccount, signInAtPanel } from '../support/panel.ts'
import { test as base } from '../support/site.ts'
import { violationsIn } from '../support/violations.ts'

const panel = '/control-panel'

const test = base
  .extend('cookies', { scope: 'file' }, ({ site }) => signInAtPanel(site.url, 'staff@leerplein.test'))
  /** A message that waits longer than all others. */
  .extend('message', async ({ client }, { onCleanup }) => {
    const email = `${crypto.randomUUID()}@klant.test`
    const subject = `Parkeren ${crypto.randomUUID()}`
    const { rows } = await client.query<{ id: string }>(
      `insert into contact_messages (first_name, last_name, email, subject, message, created_at)
       values ('Nele', 'Maes', $1, $2, E'Waar kan dat?\\nMet dank', now() - interval '30 days') returning id`,
      [email, subject],
    )
    const id = String(rows[0]?.id)
    onCleanup(async () => {
      await client.query('delete from contact_messages where id = $1', [id])
    })
    const mails = async () => {
      const found = await client.query<{ written: string }>(
        `select data->'values'->>'written' as written from mails where "to" = $1 and kind = 'contact-answer'`,
        [email],
      )
      return found.rows.map(({ written }) => written)
    }
    return { id, email, subject, mails, path: `${panel}/messages/${id}` }
  })

test('a message is answered from the day, by keys alone: it is mailed once, said, and stands under the message', async ({
  visit,
  cookies,
  message,
}) => {
  const { page } = await visit(panel, { cookies })
  const keys = atKeys(page, 120)
  const row = page.locator(`[data-id="${message.id}"]`)
  await keys.use(row.getByRole('link', { name: 'Beantwoorden' }))
  await page.waitForURL(/\/messages\//)
  const form = page.locator('form[data-form="message-answer"]')
  const text = form.locator('[name="text"]')
  // The way from the day leads into the field.
  await expect.poll(() => text.evaluate((element) => element === document.activeElement)).toBe(true)
  expect(await form.innerText()).toContain(message.email)

  await keys.use(form.getByRole('button', { name: 'Verstuur het antwoord' }))
  await form.locator('[data-error-for="text"]').waitFor()
  expect(await text.getAttribute('aria-invalid')).toBe('true')
  expect(await message.mails()).toEqual([])

  await keys.type(text, 'Achter het gebouw.')
  await keys.use(form.getByRole('button', { name: 'Verstuur het antwoord' }))
  await page.locator('[data-snackbar="success"]').waitFor()
  expect(await page.locator('[data-snackbar="success"]').innerText()).toContain('Het antwoord is onderweg')
  const answer = page.locator('section', { has: page.locator('#answers-title') }).locator('li')
  await expect.poll(() => answer.evaluate((element) => element === document.activeElement)).toBe(true)
  expect(await answer.innerText()).toMatch(/^Achter het gebouw\.\s+Yasmina Haddad, /)
  expect(await page.locator('main [data-status="completed"]').first().innerText()).toBe('Beantwoord')
  expect(await text.inputValue()).toBe('')
  expect(await message.mails()).toEqual(['Achter het gebouw.'])
  await expect
    .poll(async () => {
      await page.reload()
      return answer.locator('[data-status]').innerText()
    })
    .toBe('Verstuurd')
  await answer.getByRole('link', { name: 'Lees de e-mail' }).click()
  expect(await page.locator('h1').innerText()).toBe(`Re: ${message.subject}`)
  await page.goto(`${new URL(page.url()).origin}${panel}`)
  expect(await page.locator(`[data-id="${message.id}"]`).count()).toBe(0)
})

test.for([true, false])(
  'what a colleague answered meanwhile is shown, with what was typed: scripts %s',
  async (scripts, { visit, client, site, cookies, message }) => {
    const { page } = await visit(message.path, { cookies, scripts, width: 375 })
    const colleague = await newPanelAccount(client, 'STAFF', ['desk'])
    const { page: other } = await visit(message.path, { cookies: await signInAtPanel(site.url, colleague), scripts })
    for (const [who, said] of [
      [other, 'Vooraan.'],
      [page, 'Achteraan.'],
    ] as const) {
      await who.locator('[data-form="message-answer"] [name="text"]').fill(said)
      await who.getByRole('button', { name: 'Verstuur het antwoord' }).click()
    }
    const refusal = page.locator('main [role="alert"]')
    await refusal.getByText('Een collega heeft dit bericht intussen beantwoord').waitFor()
    if (scripts)
      await expect.poll(() => refusal.first().evaluate((element) => element === document.activeElement)).toBe(true)
    expect(await message.mails()).toEqual(['Vooraan.'])
    expect(await page.locator('main').innerText()).toContain('Vooraan.')
    expect(await page.locator('[data-form="message-answer"] [name="text"]').inputValue()).toBe('Achteraan.')
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    if (scripts) expect(await violationsIn(page)).toEqual([])
    // Whoever read it sends theirs all the same.
    await page.getByRole('button', { name: 'Verstuur het antwoord' }).click()
    await page.locator('[data-snackbar="success"]').waitFor()
    expect((await message.mails()).sort()).toEqual(['Achteraan.', 'Vooraan.'])
  },
)
