import { expect } from 'vitest'
import { guestQuotation } from '../support/guest-quotation.ts'
import { test } from '../support/participants-page.ts'
import { quotation, quotedBooking } from '../support/rooms.ts'
import { violationsIn } from '../support/violations.ts'

const both = [{ scripts: true }, { scripts: false }]
const nowhere = { address: null, zip: null, city: null, country: null }

test.for(both)(
  'a guest approves a quotation by its link, and says where the invoice goes: scripts $scripts',
  async ({ scripts }, { visit, api, site }) => {
    const { _id, roomType, token, offer } = await guestQuotation(api, nowhere)
    const answer = await fetch(`${site.url}/quotation/${token}`)
    expect([answer.headers.get('cache-control'), answer.headers.get('referrer-policy')]).toEqual([
      expect.stringContaining('no-store'),
      'no-referrer',
    ])
    const { page } = await visit(`/quotation/${token}`, { scripts })
    expect(await page.locator('meta[name="robots"]').getAttribute('content')).toContain('noindex')
    const form = page.locator('form[data-form="approve-quotation"]')
    const send = form.locator('[type="submit"]')
    await form.locator('[name="customerRef"]').fill('PO-77')
    await send.click()
    for (const name of ['address', 'zip', 'city'])
      await expect.poll(() => form.locator(`[data-error-for="${name}"]`).innerText()).not.toBe('')
    expect(await form.locator('[name="customerRef"]').inputValue()).toBe('PO-77')
    await form.locator('[name="address"]').fill('Dorpsstraat 3')
    await form.locator('[name="zip"]').fill('9000')
    await form.locator('[name="city"]').fill('Gent')
    await form.locator('[name="vat"]').fill('BE 0417.497.106')
    if (scripts) {
      await form.locator('[name="vat"]').blur()
      await expect.poll(() => form.locator('[data-peppol]').innerText()).toBe('Facturen komen ook via Peppol.')
    }
    const dearer = { ...quotation(roomType), roomPrice: 1_000_000 }
    await api.send('PUT', `/bookings/${_id}`, dearer, await api.as('STAFF'))
    await send.click()
    await page.getByText('Er is intussen een andere offerte').first().waitFor()
    await form.getByRole('button', { name: /12\.\d{3},\d\d/ }).waitFor()
    expect(await form.locator('[name="city"]').inputValue()).toBe('Gent')
    await send.click()
    await page.locator('[data-status="waiting_for_payment"]').waitFor()
    expect(await page.locator('[data-status] dd').allTextContents()).toEqual([
      offer.room,
      expect.stringMatching(/, van \d+\.\d\d tot \d+\.\d\d uur$/),
    ])
    const { body } = await api.get(`/invoices?booking=${_id}`, await api.as('STAFF'))
    expect(body.items).toMatchObject([{ reference: 'PO-77', customer: { address: 'Dorpsstraat 3', country: 'BE' } }])
  },
)

test.for(both)(
  'a guest refuses a quotation by its link, with a reason: scripts $scripts',
  async ({ scripts }, { visit, api }) => {
    const { token } = await guestQuotation(api)
    const { page } = await visit(`/en/quotation/${token}`, { scripts })
    await page.getByText('Refuse instead').click()
    const form = page.locator('form[data-form="refuse-quotation"]')
    await form.locator('[type="submit"]').click()
    await expect.poll(() => form.locator('[data-error-for="reason"]').innerText()).not.toBe('')
    await form.locator('[name="reason"]').fill('Too dear')
    await form.locator('[type="submit"]').click()
    await page.locator('[data-status="rejected"]').waitFor()
    const { page: later } = await visit(`/en/quotation/${token}`, { scripts: false })
    expect(await later.locator('main').innerText()).toContain('You refused the quotation')
    expect(await later.locator('main form').count()).toBe(0)
  },
)

test('an account without an address is asked for one where it approves, and one that has it is not', async ({
  visit,
  customer,
  api,
}) => {
  const { cookies, headers } = await customer(0, { isPrivatePerson: true })
  const { _id } = await quotedBooking(api, headers, nowhere)
  const { page } = await visit(`/my-account/bookings-data/${_id}`, { cookies })
  const form = page.locator('form[data-form="approve-offer"]')
  await form.locator('[name="address"]').fill('Dorpsstraat 3')
  await form.locator('[name="zip"]').fill('9000')
  await form.locator('[name="city"]').fill('Gent')
  await form.locator('[type="submit"]').click()
  await page.locator('[data-status="waiting_for_payment"]').waitFor()
  const { _id: next } = await quotedBooking(api, headers, nowhere)
  const { page: again } = await visit(`/my-account/bookings-data/${next}`, { cookies, scripts: false })
  expect(await again.getByText('Factuur naar Dorpsstraat 3, 9000 Gent').isVisible()).toBe(true)
  expect(await again.locator('form[data-form="approve-offer"] [name="address"]').isVisible()).toBe(false)
})

test.for(['', '/en', '/fr'])('it suits everybody, from 360 px on: %s', async (prefix, { visit, api }) => {
  const { token } = await guestQuotation(api, nowhere)
  const { page } = await visit(`${prefix}/quotation/${token}`, { width: 360 })
  expect(await violationsIn(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await page.setViewportSize({ width: 1440, height: 900 })
  const [lines, answer] = [
    await page.locator('table').boundingBox(),
    await page.locator('main section').last().boundingBox(),
  ]
  expect(lines?.width).toBeGreaterThan(answer?.width ?? 0)
})
