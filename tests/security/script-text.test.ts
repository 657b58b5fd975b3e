import { expect, vi } from 'vitest'
import { brusselsYear } from '../../src/domain/days.ts'
import { apiOn, jwtSecret } from '../support/api.ts'
import { closeContext, openVisit } from '../support/browser.ts'
import { readPdf } from '../support/pdf.ts'
import { visitorOf } from '../support/portal.ts'
import { hurtful, newScribbler, reversing } from '../support/script-text.ts'
import { test as base, siteWith } from '../support/site.ts'

// The site starts first, on a machine that may have other work.
vi.setConfig({ testTimeout: 240_000 })

const test = base
  .extend('site', { scope: 'file' }, siteWith({ JWT_SECRET: jwtSecret }))
  .extend('api', { scope: 'file' }, async ({ database }, { onCleanup }) => {
    const { url, filesDir } = database
    const api = { ...apiOn(url, filesDir), url, filesDir }
    onCleanup(api.stop)
    return api
  })
  .extend('scribbler', { scope: 'file' }, async ({ api }) => newScribbler(api))
  .extend('addresses', { scope: 'file' }, async ({ scribbler }) => {
    const { student, registration, awaiting, booking, upload } = scribbler
    return [
      '/my-account',
      '/my-account/login-data',
      '/my-account/participants',
      `/my-account/participants?edit=${student}`,
      `/my-account/participants?remove=${student}`,
      `/my-account/participants?q=${encodeURIComponent(hurtful)}`,
      `/my-account/participants/upload/${upload}`,
      '/my-account/registration-data',
      `/my-account/registration-data?search=${encodeURIComponent(hurtful)}`,
      `/my-account/registration-data/${registration}`,
      `/my-account/registration-data/${awaiting}?cancel=${awaiting}`,
      '/my-account/registration-data/year',
      '/my-account/invoice-data',
      `/my-account/invoice-data?search=${encodeURIComponent(hurtful)}`,
      '/my-account/bookings-data',
      `/my-account/bookings-data/${booking}`,
      `/billing/complete/${registration}`,
    ]
  })
  .extend('bytes', { scope: 'file' }, async ({ site, scribbler }) => {
    return async (path: string) => {
      const response = await visitorOf(site.url, scribbler.cookies).get(path)
      expect([path, response.status]).toEqual([path, 200])
      expect(response.headers.get('content-disposition')).toMatch(/^(?:inline|attachment); filename\*=UTF-8''[\w%.-]+$/)
      return new Uint8Array(await response.arrayBuffer())
    }
  })

/** What HTML would make of it, in any of its parts. */
const asHtml = ['<img src=x', '</textarea><script', '<script>alert', '\u202E']
/** How it stands there as text. */
const asText = '&lt;/textarea&gt;&lt;script&gt;alert(1)&lt;/script&gt;{{7*7}}'

test('on the pages of the account it is text, without scripts', async ({ site, scribbler, addresses }) => {
  const visitor = visitorOf(site.url, scribbler.cookies)
  for (const address of addresses) {
    const answer = await visitor.get(address)
    const html = await answer.text()
    expect([address, answer.status, asHtml.filter((part) => html.includes(part))]).toEqual([address, 200, []])
    expect([address, html.includes(asText)]).toEqual([address, true])
  }
})

test('on the pages of the account it is text, with scripts: nothing runs, and the console stays empty', async ({
  site,
  browser,
  scribbler,
  addresses,
}) => {
  const problems: string[] = []
  const [first = ''] = addresses
  const { context, visit } = await openVisit(browser, site.url + first, { cookies: scribbler.cookies }, problems)
  visit.page.on('dialog', (dialog) => {
    problems.push(`alert: ${dialog.message()}`)
    void dialog.dismiss()
  })
  for (const address of addresses) {
    await visit.page.goto(site.url + address)
    await visit.page.locator('html[data-awake], html:has(body:not(:has([data-area])))').first().waitFor()
    expect([address, await visit.page.locator('img[src="x"], script:text("alert(1)")').count()]).toEqual([address, 0])
  }
  await closeContext(context)
  expect(problems).toEqual([])
})

test('typed into a form that is refused, it comes back as text', async ({ site, scribbler }) => {
  const visitor = visitorOf(site.url, scribbler.cookies)
  const person = { firstName: hurtful, lastName: hurtful, birthPlace: hurtful, phone: hurtful, email: hurtful }
  const refused = [
    await visitor.post('/my-account', { form: 'personal-data', ...person }),
    await visitor.post('/my-account/participants', { form: 'participant', ...person }),
    await visitor.post('/my-account/login-data', { form: 'email', email: hurtful, confirmEmail: hurtful }),
    await visitor.post('/my-account/invoice-data', { form: 'invoice-data', vat: hurtful, address: hurtful }),
    await visitor.post(`/my-account/bookings-data/${scribbler.booking}`, {
      ...{ form: 'approve-offer', customerRef: hurtful.repeat(2) },
    }),
    await visitor.post(`/my-account/bookings-data/${scribbler.booking}`, {
      ...{ form: 'refuse-offer', reason: hurtful.repeat(20) },
    }),
    await visitor.post('/facilitiesBooking', { form: 'booking', notes: hurtful, persons: hurtful, date: hurtful }),
  ]
  for (const answer of refused) {
    const html = await answer.text()
    expect([answer.url, answer.status, asHtml.filter((part) => html.includes(part))]).toEqual([answer.url, 422, []])
    expect([answer.url, html.includes(asText)]).toEqual([answer.url, true])
  }
})

test('what turns the reading direction round is taken in no field', async ({ api, scribbler }) => {
  const { headers, customer, student, booking } = scribbler
  const refusals = await Promise.all([
    api.send('PATCH', `/users/${customer.id}`, { firstName: reversing }, headers),
    api.send('PATCH', `/organisations/${customer.organisation}`, { city: reversing }, headers),
    api.send('PATCH', `/students/${student}`, { birthPlace: reversing }, headers),
    api.send('PATCH', `/registrations/${scribbler.awaiting}`, { reference: reversing }, headers),
    api.send('PUT', `/bookings/${booking}`, { status: 'rejected', reason: reversing }, headers),
    api.send('POST', `/bookings/approve-offer?customerRef=${encodeURIComponent(reversing)}`, { _id: booking }, headers),
  ])
  expect(refusals.map(({ status }) => status)).toEqual(Array(6).fill(400))
})

test('in PDFs and in the invoice for programs it is text', async ({ scribbler, bytes }) => {
  const { certificate, booking, invoices } = scribbler
  const papers = [
    `/my-account/registration-data/certificates/${certificate}.pdf`,
    `/my-account/bookings-data/${booking}.pdf`,
    ...invoices.map((id) => `/my-account/invoice-data/${id}.pdf`),
  ]
  expect(invoices.length).toBeGreaterThan(1)
  for (const path of papers) {
    const { text } = await readPdf(await bytes(path))
    expect([path, text.replaceAll(' ', '').includes('<imgsrc=xonerror=alert(1)>')]).toEqual([path, true])
  }
  const [invoice] = invoices
  const ubl = new TextDecoder().decode(await bytes(`/my-account/invoice-data/${invoice}.xml`))
  expect(asHtml.filter((part) => ubl.includes(part))).toEqual([])
  expect(ubl).toContain('&lt;img src=x')
})

test('in lists for spreadsheets no cell begins a formula', async ({ bytes }) => {
  const year = brusselsYear(new Date())
  const lists = ['/my-account/participants/chosen.csv', `/my-account/registration-data/year/${year}.csv`]
  for (const path of lists) {
    const csv = new TextDecoder().decode(await bytes(path))
    expect(csv).toContain(`"'${hurtful.replaceAll('"', '""')}"`)
    expect(csv).not.toMatch(/(?:^|[;"\r\n\uFEFF])[=+@\t]/)
  }
})

test('in calendars it begins no line of its own', async ({ site, scribbler }) => {
  const address = scribbler.feed.replace(/^https?:\/\/[^/]+/, site.url)
  const lines = (await (await fetch(address)).text()).split('\r\n')
  const whole = lines.join('\n').replaceAll(/\n[ \t]/g, '')
  expect(whole).toContain('<img src=x onerror=alert(1)>')
  expect(lines.filter((line) => line !== '' && !/^(?:[A-Z][A-Z\d-]*[;:]| )/.test(line))).toEqual([])
  expect(
    whole
      .match(/^BEGIN:.*$/gm)
      ?.filter((line) => !/^BEGIN:(?:VCALENDAR|VEVENT|VTIMEZONE|STANDARD|DAYLIGHT)$/.test(line)),
  ).toEqual([])
})

test('in mails it is text, and no line of their heads', async ({ api, scribbler, site }) => {
  const { customer } = scribbler
  expect((await fetch(`${site.url}/health/live`)).status).toBe(200)
  await api.jobsDone()
  const mails = await api.mailsTo(customer.email)
  const sent = mails.filter(({ html }) => html !== null)
  expect(new Set(sent.map(({ data }) => data.kind)).size).toBeGreaterThan(3)
  for (const { data, html, text, subject } of sent) {
    expect([data.kind, asHtml.filter((part) => html?.includes(part))]).toEqual([data.kind, []])
    expect([
      data.kind,
      html?.includes('&lt;img src=x') || html?.includes('&#60;img'),
      text?.includes('<img src=x'),
    ]).toEqual([...[data.kind, true, true]])
    expect(subject).not.toMatch(/[\r\n]/)
  }
})
