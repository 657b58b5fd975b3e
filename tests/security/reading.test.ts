import { expect } from 'vitest'
import { panelPages } from '../../src/panel/pages.ts'
import { pages } from '../../src/site/pages.ts'
import { asHeader, type Cookies, signInAt } from '../support/cookies.ts'
import { test } from '../support/participants-page.ts'
import { newSession, registrationOf } from '../support/training.ts'

/** Where a GET leads, of a browser that says where it comes from. */
async function followed(url: string, path: string, cookies: Cookies, site?: string) {
  const headers = { cookie: asHeader(cookies), ...(site && { 'Sec-Fetch-Site': site }) }
  const answer = await fetch(url + path, { headers, redirect: 'manual' })
  return [answer.status, answer.headers.get('location')?.replace(/\/pay\/.*/, '/pay')]
}

test('a link of another site begins no payment; it leads to the button that does', async ({ site, api, customer }) => {
  const { cookies, headers, students } = await customer(1)
  const { body } = await api.send('POST', '/registrations', registrationOf(await newSession(api), students), headers)
  const path = `/billing/redirect/${body._id}`
  const count = () => api.pool.query('select count(*)::int as count from payments').then(({ rows }) => rows[0].count)
  const before = await count()
  for (const from of ['cross-site', 'same-site']) {
    for (const locale of ['', '/fr']) {
      const shown = `${locale}/my-account/registration-data/${body._id}`
      expect(await followed(site.url, locale + path, cookies, from)).toEqual([303, shown])
    }
  }
  expect(await count()).toBe(before)
  const shown = await fetch(`${site.url}/my-account/registration-data/${body._id}`, {
    headers: { cookie: asHeader(cookies) },
  })
  expect(await shown.text()).toContain('data-form="registration-pay"')
  // An address that was typed, kept or opened from a mail program, and what is no browser.
  for (const from of ['none', 'same-origin', undefined]) {
    expect(await followed(site.url, path, cookies, from)).toEqual([303, `${site.url}/dev/pay`])
    expect(await count()).toBe(before + 1)
  }
  // The way back from the payment provider, where nothing was chosen yet.
  expect(await followed(site.url, path, cookies, 'cross-site')).toEqual([303, `${site.url}/dev/pay`])
  expect(await count()).toBe(before + 1)
})

test('nor does it begin to pay for a room', async ({ site, api }) => {
  const cookies = await signInAt(site.url, 'contact@leerplein.test')
  const { rows } = await api.pool.query(
    `select booking.id from bookings booking join users account on account.organisation_id = booking.organisation_id
      where account.email = 'contact@leerplein.test' and booking.status = 'waiting_for_payment'
      and not exists (select from payments where booking_id = booking.id) limit 1`,
  )
  const id: string = rows[0].id
  const shown = `/my-account/bookings-data/${id}`
  expect(await followed(site.url, `/billing/redirect/${id}`, cookies, 'cross-site')).toEqual([303, shown])
  expect(await followed(site.url, `/billing/redirect/${id}`, cookies)).toEqual([303, `${site.url}/dev/pay`])
})

test('no page asks for a change in order to be read', () => {
  const documents = [...pages, ...panelPages].flatMap(({ query }) => query?.document.toString() ?? [])
  expect(documents.length).toBeGreaterThan(40)
  expect(documents.filter((document) => /\bmutation\b/.test(document))).toEqual([])
})
