import { expect } from 'vitest'
import { signInAtPanel } from '../support/panel.ts'
import { test as base } from '../support/site.ts'
import { violationsIn } from '../support/violations.ts'

const test = base.extend('cookies', { scope: 'file' }, ({ site }) => signInAtPanel(site.url, 'staff@leerplein.test'))

test('a note is written at a registration, a session and a customer, and taken away: on a phone, without scripts', async ({
  client,
  cookies,
  visit,
}) => {
  const { rows } = await client.query<{ id: string; session_id: string; organisation_id: string }>(
    'select id, session_id, organisation_id from registrations where organisation_id is not null limit 1',
  )
  const [{ id, session_id: session, organisation_id: organisation } = { id: '', session_id: '', organisation_id: '' }] =
    rows
  for (const path of [`registrations/${id}`, `sessions/${session}`, `customers/${organisation}`]) {
    const { page } = await visit(`/control-panel/${path}`, { cookies, width: 375, scripts: false })
    const part = page.locator('section', { has: page.locator('#notes-title') })
    await part.getByRole('button', { name: 'Bewaar de notitie' }).click()
    expect(await part.locator('[name="text"]').getAttribute('aria-invalid')).toBe('true')
    const text = `Belt terug over ${path}`
    await part.locator('[name="text"]').fill(text)
    await part.getByRole('button', { name: 'Bewaar de notitie' }).click()
    expect(await part.locator('ol').textContent()).toContain(`${text}Yasmina Haddad`)
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    await part.locator('summary').click()
    await part.getByRole('button', { name: 'Verwijder de notitie' }).click()
    expect(await part.textContent()).not.toContain(text)
  }
})

test('axe finds nothing where notes are', async ({ client, cookies, visit }) => {
  const { rows } = await client.query<{ id: string }>('select id from registrations limit 1')
  await client.query("insert into notes (registration_id, text) values ($1, 'Een notitie')", [rows[0]?.id])
  const { page } = await visit(`/control-panel/registrations/${rows[0]?.id}`, { cookies, width: 1440 })
  expect(await violationsIn(page)).toEqual([])
})
