import { expect } from 'vitest'
import { newRegistration } from '../support/paid-registration.ts'
import { cookiesFor, test } from '../support/participants-page.ts'

test.for([true, false])(
  'what gives nothing back says so before and after, offers no move that is over, and mails it: scripts %s',
  async (scripts, { visit, api }) => {
    const { id, customer, mails, read } = await newRegistration(api, { days: 3, participants: 1, paid: 'byHand' })
    const cookies = cookiesFor(customer)
    const { page } = await visit(`/my-account/registration-data/${id}`, { cookies, scripts, width: 360 })
    const part = page.locator('[data-cancellation]')
    await part.getByText('Zo kort voor de start krijgt u niets terug: € 544,50 blijft aangerekend').waitFor()
    expect(await page.locator('[data-moves]').count()).toBe(0)
    await part.getByRole('link', { name: 'Annuleer de inschrijving' }).click()
    await page.getByRole('dialog').getByText('Zo kort voor de start krijgt u niets terug').waitFor()
    await page.locator('[data-form="registration-cancel"] button').click()
    await page.locator('[data-snackbar="success"]', { hasText: 'Volgens uw voorwaarden komt er niets terug' }).waitFor()
    await page.locator(`[data-id="${id}"]`).getByText('Er komt niets terug', { exact: true }).waitFor()
    expect((await read()).refund).toBeNull()
    const settled = (await mails()).find(({ kind }) => kind === 'cancellation-settled')
    expect(settled?.values).toMatchObject({ credited: 0, refunded: 0, kept: 54_450 })
  },
)
