import { describe, expect } from 'vitest'
import type { TestApi } from '../support/api.ts'
import { administer, join, membershipOf } from '../support/memberships.ts'
import { cookiesFor, participantsPath, test } from '../support/participants-page.ts'
import { newCustomer, newStudents } from '../support/training.ts'
import { violationsIn } from '../support/violations.ts'

type Api = Pick<TestApi, 'db'>
const path = '/my-account/organisations'
const both = [{ scripts: true }, { scripts: false }]

/** A contact of two organisations; each has a participant of its own. */
async function memberOfTwo(api: Api) {
  const member = await newCustomer(api)
  const other = await newCustomer(api)
  await administer(api, [member.id, other.id])
  await join(api, member.id, other.organisation, { speaks: false })
  await newStudents(api, member, 1, { lastName: 'Eerste' })
  await newStudents(api, other, 1, { lastName: 'Tweede' })
  return { member, other, cookies: cookiesFor(member) }
}

describe.each(both)('with %o', (options) => {
  test('whoever acts for two switches, and sees the same part of the other at once', async ({ visit, api }) => {
    const { cookies, other } = await memberOfTwo(api)
    const { page } = await visit(participantsPath, { ...options, cookies })
    await page.getByText('Jan Eerste').first().waitFor()
    await page.getByRole('button', { name: `Optreden voor Klant`, exact: false }).click()
    await page.getByText('Jan Tweede').first().waitFor()
    const name = await page.locator('[data-area] nav [data-owner] strong').textContent()
    await page.locator('[data-snackbar="success"]').getByText(`U treedt nu op voor ${name}.`).waitFor()
    await page.setViewportSize({ width: 375, height: 800 })
    expect(await page.locator('[data-area] nav summary').innerText()).toContain(name)
    expect(new URL(page.url()).pathname).toBe(participantsPath)
    expect(await page.content()).not.toContain('Jan Eerste')
    await page.goto(new URL(path, page.url()).href)
    expect(await page.locator('[data-area] nav summary strong').textContent()).toBe('Uw organisaties')
    expect(await page.locator('[data-current]').getAttribute('data-id')).toBe(other.organisation)
  })

  test('the link of an administrator leads who is signed in to asking, and back out of it', async ({ visit, api }) => {
    const member = await newCustomer(api)
    const { organisation } = await newCustomer(api)
    const { page } = await visit(`/login?organisation=${organisation}`, { ...options, cookies: cookiesFor(member) })
    await page.getByRole('button', { name: 'Vraag toegang' }).click()
    const row = page.locator(`[data-id="${organisation}"][data-status="pending"]`)
    await row.waitFor()
    expect((await membershipOf(api, member.id, organisation))?.approval).toBe('pending')
    await row.getByRole('link', { name: /^Aanvraag intrekken/ }).click()
    await page.locator('dialog').getByRole('button', { name: 'Aanvraag intrekken' }).click()
    await row.waitFor({ state: 'detached' })
    expect(await membershipOf(api, member.id, organisation)).toBeUndefined()
  })

  test('the only administrator hears why they cannot leave', async ({ visit, api }) => {
    const { member, cookies } = await memberOfTwo(api)
    const { page } = await visit(`${path}?leave=${member.organisation}`, { ...options, cookies })
    await page.locator('dialog').getByRole('button', { name: 'Verlaten' }).click()
    await page.getByText('U bent de enige beheerder').first().waitFor()
    expect(await membershipOf(api, member.id, member.organisation)).toBeDefined()
  })
})

test('another tab is made anew when the organisation changes in this one', async ({ visit, api }) => {
  const { cookies } = await memberOfTwo(api)
  const { page } = await visit(participantsPath, { cookies })
  const tab = await page.context().newPage()
  await tab.goto(page.url())
  await tab.locator('html[data-awake]').waitFor()
  await page.locator('html[data-awake]').waitFor()
  await page.getByRole('button', { name: 'Optreden voor Klant' }).click()
  await tab.getByText('Jan Tweede').first().waitFor()
})

test('whoever acts for one alone sees no switch; nobody posts their way into another', async ({ visit, api, post }) => {
  const member = await newCustomer(api)
  const { organisation } = await newCustomer(api)
  const cookies = cookiesFor(member)
  const { page } = await visit(path, { cookies })
  expect(await page.locator('[data-form="switch-organisation"]').count()).toBe(0)
  const response = await post(path, cookies, { form: 'switch-organisation', organisation: String(organisation) })
  expect([404, 422]).toContain(response.status)
  expect(await membershipOf(api, member.id, organisation)).toBeUndefined()
})

for (const prefix of ['', '/en', '/fr']) {
  test(`${prefix}${path} has no barriers, with its question and without`, async ({ visit, api }) => {
    const { member, cookies } = await memberOfTwo(api)
    for (const address of [path, `${path}?leave=${member.organisation}`]) {
      const { page } = await visit(prefix + address, { cookies, width: 375 })
      expect(await violationsIn(page)).toEqual([])
    }
  })
}
