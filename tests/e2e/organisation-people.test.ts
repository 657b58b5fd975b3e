import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { hashNewPassword } from '../../src/api/identity/passwords.ts'
import { users } from '../../src/db/tables.ts'
import type { TestApi } from '../support/api.ts'
import { join, membershipOf } from '../support/memberships.ts'
import { cookiesFor, participantsPath as path, test } from '../support/participants-page.ts'
import { newCustomer } from '../support/training.ts'

type Api = Pick<TestApi, 'db' | 'parts'>
const password = 'een-goed-wachtwoord'
const both = [{ scripts: true }, { scripts: false }]

/** Somebody who is let into an organisation, or waits for that. */
async function newMember(api: Api, organisation: string | null, approval: 'approved' | 'pending' = 'approved') {
  const person = await newCustomer(api, { isPrivatePerson: true })
  await api.db.update(users).set({ firstName: 'Lies' }).where(eq(users.id, person.id))
  await join(api, person.id, organisation, { approval })
  return { ...person, cookies: cookiesFor(person) }
}

const accountOf = async (api: Api, id: string) => (await api.db.select().from(users).where(eq(users.id, id)))[0]

async function choosePassword(api: Api, id: string) {
  const passwordHash = await hashNewPassword(api.parts, { password, email: '' }, 'password')
  await api.db.update(users).set({ passwordHash }).where(eq(users.id, id))
}

describe.each(both)('with %o', (options) => {
  test('an administrator lets one in and refuses another', async ({ visit, administrator, api }) => {
    const { cookies, organisation } = await administrator()
    const wanted = await newMember(api, organisation, 'pending')
    const unknown = await newMember(api, organisation, 'pending')
    const { page } = await visit(path, { ...options, cookies })
    await page.getByText('2 mensen willen bij uw organisatie komen').waitFor()
    expect(await page.locator(`[data-area] nav a[href="${path}"]`).textContent()).toBe('Deelnemers2\u00a0aanvragen')
    await page.locator(`[data-id="${wanted.id}"] button:has-text("Toelaten")`).click()
    await page.getByText('Iemand wil bij uw organisatie komen').waitFor()
    await page.locator(`[data-id="${unknown.id}"] button:has-text("Weigeren")`).click()
    await page.getByText('Iemand wil bij uw organisatie komen').waitFor({ state: 'detached' })
    expect(await page.locator(`[data-area] nav a[href="${path}"]`).textContent()).toBe('Deelnemers')
    expect((await membershipOf(api, wanted.id, organisation))?.approval).toBe('approved')
    expect((await membershipOf(api, unknown.id, organisation))?.approval).toBe('rejected')
  })

  test('an administrator gives a role and withdraws access, with their password', async ({
    visit,
    administrator,
    api,
  }) => {
    const { id, cookies, organisation } = await administrator()
    await choosePassword(api, id)
    const colleague = await newMember(api, organisation)
    const { page } = await visit(path, { ...options, cookies })
    if (options.scripts) await page.locator('html[data-awake]').waitFor()
    await page.getByRole('link', { name: /^Maak beheerder/ }).click()
    const dialog = page.locator('dialog')
    await dialog.locator('[name="password"]').fill('verkeerd')
    await dialog.getByRole('button', { name: 'Maak Lies beheerder' }).click()
    await page.locator('[data-snackbar="error"]').waitFor()
    expect((await membershipOf(api, colleague.id, organisation))?.contactRoles).toEqual([])
    await dialog.locator('[name="password"]').fill(password)
    await dialog.getByRole('button', { name: 'Maak Lies beheerder' }).click()
    await page.getByRole('link', { name: /^Geen beheerder meer/ }).waitFor()
    expect((await membershipOf(api, colleague.id, organisation))?.contactRoles).toEqual(['ORGANISATION_ADMIN'])

    await page.getByRole('link', { name: /^Toegang intrekken/ }).click()
    await dialog.locator('[name="password"]').fill(password)
    await dialog.getByRole('button', { name: 'Trek de toegang in' }).click()
    await page.locator(`[data-id="${colleague.id}"]`).waitFor({ state: 'detached' })
    expect((await accountOf(api, colleague.id))?.organisationId).toBeNull()
  })
})

test('an administrator copies a link with which a colleague registers for the organisation', async ({
  visit,
  administrator,
  site,
}) => {
  const { cookies, organisation } = await administrator()
  const { page } = await visit(path, { cookies })
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: site.url })
  const address = `${site.url}/login?organisation=${organisation}`
  expect(await page.locator('[data-join-link]').inputValue()).toBe(address)
  await page.getByRole('button', { name: 'Kopiëren' }).click()
  await page.getByRole('button', { name: 'Gekopieerd' }).waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address)
  const guest = (await visit(new URL(address).pathname + new URL(address).search, { scripts: false })).page
  const form = guest.locator('[data-form="register"]')
  expect(await form.locator('[name="organisation._id"]').inputValue()).toBe(organisation)
  expect(await form.locator('[name="isKnownOrganisation"]:checked').inputValue()).toBe('true')
})

test('whoever is no administrator hears who decides, sees no requests and can do nothing about them', async ({
  visit,
  administrator,
  api,
  post,
}) => {
  const { id, organisation } = await administrator()
  const { cookies } = await newMember(api, organisation)
  const waiting = await newMember(api, organisation, 'pending')
  const { page } = await visit(path, { cookies })
  await page.getByText('beslist de beheerder: Nele Maes').waitFor()
  expect(await page.locator('[data-form="join-decision"], [data-join-link]').count()).toBe(0)
  const attempts = [
    post(path, cookies, { form: 'join-decision', id: waiting.id, approval: 'approved' }),
    post(path, cookies, { form: 'colleague-remove', id, organisation: String(organisation), password }),
  ]
  for (const { status } of await Promise.all(attempts)) expect([303, 403, 422]).toContain(status)
  expect((await membershipOf(api, waiting.id, organisation))?.approval).toBe('pending')
  expect((await accountOf(api, id))?.organisationId).toBe(organisation)
})

test('an administrator decides nothing for another organisation', async ({ administrator, api, post }) => {
  const mine = await administrator()
  await choosePassword(api, mine.id)
  const theirs = await administrator()
  const waiting = await newMember(api, theirs.organisation, 'pending')
  const colleague = await newMember(api, theirs.organisation)
  const given = { id: colleague.id, organisation: String(theirs.organisation), password }
  const attempts = [
    post(path, mine.cookies, { form: 'join-decision', id: waiting.id, approval: 'approved' }),
    post(path, mine.cookies, { form: 'colleague-remove', ...given }),
    post(path, mine.cookies, { form: 'colleague-promote', ...given, organisation: String(mine.organisation) }),
  ]
  for (const { status } of await Promise.all(attempts)) expect([404, 422]).toContain(status)
  expect((await membershipOf(api, waiting.id, theirs.organisation))?.approval).toBe('pending')
  expect(await membershipOf(api, colleague.id, theirs.organisation)).toMatchObject({ contactRoles: [] })
})
