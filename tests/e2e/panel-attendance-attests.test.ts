import { expect } from 'vitest'
import { asHeader } from '../support/cookies.ts'
import { newLeaveSeat } from '../support/leave-seat.ts'
import { panelAt, signInAtPanel } from '../support/panel.ts'
import { test as base, cookiesFor } from '../support/participants-page.ts'
import { readPdf } from '../support/pdf.ts'
import { violationsIn } from '../support/violations.ts'

const test = base.extend('desk', { scope: 'file' }, ({ site }) => signInAtPanel(site.url, 'staff@leerplein.test'))
const width = 375

test('the desk sees which half day lacks, and the attest of attendance once none does; so does the customer', async ({
  site,
  api,
  desk,
  visit,
}) => {
  const { session, id, student, days, customer, note } = await newLeaveSeat(api)
  await note(days[0], true, 'morning')
  const { page } = await visit(`/control-panel/sessions/${session}`, { cookies: desk, width })
  const row = page.locator(`[data-id="${student}"]`)
  expect(await row.innerText()).toContain('Voor het attest nog te noteren')
  expect(await row.innerText()).toContain('namiddag')
  expect(await violationsIn(page, { within: '[aria-labelledby="participants-title"]' })).toEqual([])

  const account = { cookies: cookiesFor(customer), width }
  const record = `/en/my-account/registration-data/${id}`
  const { page: own } = await visit(record, account)
  const link = own.getByRole('link', { name: 'Attendance certificate (PDF) of Jan Peeters 0' })
  expect(await link.count()).toBe(0)
  expect(await own.locator('[data-training-leave]').innerText()).toContain('attendance of every half day')

  await note(days[0], true, 'afternoon')
  await page.reload()
  const attest = `/control-panel/registrations/${id}/attendance/${student}.pdf`
  expect(await row.getByRole('link', { name: /Aanwezigheidsattest/ }).getAttribute('href')).toBe(attest)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  const read = async (response: Response) => readPdf(new Uint8Array(await response.arrayBuffer()))
  expect((await read(await panelAt(site.url, desk).read(attest))).text).toContain('Aanwezigheidsattest')
  const { page: registration } = await visit(`/control-panel/registrations/${id}`, { cookies: desk, scripts: false })
  expect(await registration.locator(`a[href="${attest}"]`).count()).toBe(1)

  await own.reload()
  const href = String(await link.getAttribute('href'))
  expect(href).toBe(`/en/my-account/registration-data/${id}/attendance/${student}.pdf`)
  const file = await fetch(site.url + href, { headers: { cookie: asHeader(account.cookies) } })
  expect((await read(file)).text).toContain('present present 7 7')
  expect(await own.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
})
