import { expect } from 'vitest'
import { test } from '../support/participants-page.ts'
import { quotation, quotedBooking } from '../support/rooms.ts'
import { billedTo, newSession, newStudents } from '../support/training.ts'

const both = [{ scripts: true }, { scripts: false }]

test.for(both)(
  'another price, or somebody more, is shown with the refusal before anything is ordered: scripts $scripts',
  async ({ scripts }, { visit, customer, api }) => {
    const { cookies, headers, students, ...who } = await customer(1)
    const session = await newSession(api, { price: 10_000 })
    const save = (changes: object) => api.send('PATCH', `/registration-drafts/${session}`, changes, headers)
    await save({ students, invoice: billedTo })
    const { course } = (await api.get(`/sessions/${session}`)).body
    const id = course
    const { page } = await visit(`/courses/${id}/register/${session}?step=confirmation`, { cookies, scripts })
    const form = page.locator('form[data-form="register-confirm"]')
    const send = form.locator('[type="submit"]').last()
    await form.locator('[name="agreedToTerms"]').check()
    expect((await api.send('PATCH', `/courses/${id}`, { price: 99_900 }, await api.as('STAFF'))).status).toBe(200)
    await send.click()
    await page.getByText('Het bedrag is intussen veranderd').first().waitFor()
    await form.getByRole('button', { name: /1\.208,79/ }).waitFor()
    await form
      .getByText('Totaal')
      .locator('xpath=..')
      .getByText(/1\.208,79/)
      .waitFor()
    const added = await newStudents(api, { id: who.id, email: '', organisation: who.organisation, headers })
    await save({ students: [...students, ...added] })
    await form.locator('[name="agreedToTerms"]').check()
    await send.click()
    await page.getByText('De deelnemers zijn intussen gewijzigd').first().waitFor()
    await form.getByRole('button', { name: /2\.417,58/ }).waitFor()
    expect((await api.get(`/sessions/${session}/registration-count`)).body.registrationCount).toBe(0)
    await form.locator('[name="agreedToTerms"]').check()
    await send.click()
    await page.waitForURL(/\/dev\/pay\//)
  },
)

test.for(both)(
  'a quotation that was replaced meanwhile is shown before it can be approved, and what was typed stays: scripts $scripts',
  async ({ scripts }, { visit, customer, api }) => {
    const { cookies, headers } = await customer(0)
    const { _id, roomType } = await quotedBooking(api, headers)
    const { page } = await visit(`/my-account/bookings-data/${_id}`, { cookies, scripts })
    const form = page.locator('form[data-form="approve-offer"]')
    await form.locator('[name="customerRef"]').fill('PO-77')
    const dearer = { ...quotation(roomType), roomPrice: 1_000_000 }
    await api.send('PUT', `/bookings/${_id}`, dearer, await api.as('STAFF'))
    await form.locator('[type="submit"]').click()
    await page.getByText('Er is intussen een andere offerte').first().waitFor()
    await form.getByRole('button', { name: /12\.\d{3},\d\d/ }).waitFor()
    expect(await form.locator('[name="customerRef"]').inputValue()).toBe('PO-77')
    await form.locator('[type="submit"]').click()
    await page.locator('[data-status="waiting_for_payment"]').waitFor()
  },
)
