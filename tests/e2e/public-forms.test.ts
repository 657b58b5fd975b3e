import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright'
import { describe, expect } from 'vitest'
import { allTexts } from '../../src/ui/all-texts.ts'
import { hold, isAwake } from '../support/form-page.ts'
import { test as pageTest } from '../support/open-page.ts'
import { openDay } from '../support/rooms.ts'
import { startSite } from '../support/site.ts'

const { errors } = allTexts.nl

/** A working day that no demo booking knows. */
const day = openDay(210)

const who = () => ({ firstName: 'Noor', lastName: 'Peeters', email: `${randomUUID()}@formulier.test` })

/** Behind a proxy, so that one test may try too often and the others not. */
const test = pageTest.extend('site', { scope: 'file' }, async ({ database }, { onCleanup }) => {
  const site = await startSite(database, { TRUST_PROXY: '1' })
  onCleanup(async () => {
    await site.stop()
  })
  return site
})

interface PublicForm {
  name: string
  path: string
  /** What scripts take the form over by. */
  code: RegExp
  typed(): Record<string, string>
  choose?(page: Page): Promise<void>
  accepted(page: Page): Promise<void>
}

const contact = {
  name: 'contact',
  code: /assets\/contact-form-[^/]*\.js/,
  accepted: (page: Page) => page.locator('[data-snackbar="success"]').waitFor(),
}

const forms: PublicForm[] = [
  {
    ...contact,
    path: '/contact',
    typed: () => ({ ...who(), subject: 'Een vraag', message: 'Is er een avondgroep?' }),
  },
  {
    ...contact,
    path: '/contact?subject=Excel+voor+starters',
    typed: () => ({ ...who(), message: 'Is er nog plaats?' }),
  },
  {
    name: 'booking',
    path: '/facilitiesBooking?room=circle',
    code: /assets\/area-[^/]*\.js/,
    typed: () => ({ persons: '8', date: day, phone: '+32 2 555 01 20', ...who() }),
    choose: (page) => page.locator('[name="dayPart"][value="morning"]').check(),
    accepted: (page) => page.getByRole('heading', { name: allTexts.nl.rooms.thanksTitle }).waitFor(),
  },
]

const partsOf = (page: Page, { name }: PublicForm) => {
  const form = page.locator(`main [data-form="${name}"]`)
  return { form, send: form.locator('[type="submit"]:not([name])'), failure: page.locator('[data-snackbar="error"]') }
}

async function fill(page: Page, form: PublicForm, values: Record<string, string>) {
  for (const [field, value] of Object.entries(values))
    await partsOf(page, form).form.locator(`[name="${field}"]`).fill(value)
  await form.choose?.(page)
}

const whatStandsIn = (page: Page, form: PublicForm, values: Record<string, string>) =>
  Promise.all(
    Object.keys(values).map(async (field) => [
      field,
      await partsOf(page, form).form.locator(`[name="${field}"]`).inputValue(),
    ]),
  ).then(Object.fromEntries)

describe.for(forms)('the form at $path', { timeout: 120_000 }, (form) => {
  test('typed into before its scripts come, and sent twice in one go, is sent whole and once', async ({ open }) => {
    const page = await open('/disclaimer')
    const script = await hold(page, form.code)
    await page.goto(new URL(form.path, page.url()).href, { waitUntil: 'commit' })
    const values = form.typed()
    await fill(page, form, values)
    await script.letGo()
    const parts = partsOf(page, form)
    await parts.form.locator('[name="email"]').focus()
    await expect.poll(() => parts.form.evaluate(isAwake)).toBe(true)
    expect(await whatStandsIn(page, form, values)).toEqual(values)

    const sent: string[] = []
    page.on('request', (request) => sent.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`))
    await page.evaluate(() => Object.assign(window, { stayed: true }))
    await parts.send.dblclick()
    await form.accepted(page)
    expect(sent.filter((request) => request.includes(values.email ?? ''))).toHaveLength(1)
    expect(await page.evaluate(() => 'stayed' in window)).toBe(true)
  })

  test('whose scripts fail to come is sent without them', async ({ open }) => {
    const page = await open('/disclaimer')
    await page.route(form.code, (route) => route.abort())
    await page.goto(new URL(form.path, page.url()).href)
    await fill(page, form, form.typed())
    const posted = page.waitForRequest((request) => request.isNavigationRequest() && request.method() === 'POST')
    await partsOf(page, form).send.click()
    await posted
    await form.accepted(page)
  })

  test('that the server does not take keeps what was typed, says so, and can be sent again', async ({ open }) => {
    const page = await open(form.path)
    const values = form.typed()
    const parts = partsOf(page, form)
    await parts.form.locator('[name="email"]').focus()
    await expect.poll(() => parts.form.evaluate(isAwake)).toBe(true)
    await fill(page, form, values)
    let answer: { status: number; body?: string; json?: object; headers?: Record<string, string> } | null = null
    await page.route('**/graphql', (route) => {
      if (
        !route
          .request()
          .postData()
          ?.includes(values.email ?? '')
      )
        return route.fallback()
      return answer ? route.fulfill(answer) : route.abort()
    })
    for (const [next, sentence] of [
      [null, errors.unanswered],
      [{ status: 503, body: '<h1>503</h1>' }, errors.failed],
      [
        { status: 429, headers: { 'Retry-After': '60' }, json: { errors: [{ message: 'Too many attempts' }] } },
        errors.tooManyAttempts,
      ],
      [{ status: 500, json: { errors: [{ message: 'Internal server error' }] } }, errors.default],
    ] as const) {
      answer = next
      await parts.send.click()
      await parts.failure.getByText(sentence).waitFor()
      expect(await whatStandsIn(page, form, values)).toEqual(values)
      await parts.failure.getByRole('button', { name: errors.close }).click()
    }
    await page.unroute('**/graphql')
    await parts.send.click()
    await form.accepted(page)
  })
})

test('the half days of a room are chosen by arrow keys, and the price follows each choice', async ({ open, site }) => {
  const rooms: { key: string; priceHalfDay: number; priceFullDay: number }[] = await (
    await fetch(`${site.url}/api/roomTypes/all`)
  ).json()
  const circle = rooms.find(({ key }) => key === 'circle')
  const withVat = (cents: number) => String(Math.round(cents * 1.21))
  const page = await open(`/facilitiesBooking?room=circle&date=${day}&persons=10`)
  const form = page.locator('main [data-form="booking"]')
  const price = page.locator('[data-total]')
  const shown = () => price.getAttribute('data-total')
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
  expect(await form.locator('[name="roomType"]:checked').locator('..').innerText()).toContain('Zaal Cirkel')

  const row = form.locator('tr[data-id]', { hasText: 'Zaal Cirkel' })
  const morning = row.locator('td:not([data-away])').first().locator('button')
  await morning.focus()
  await page.keyboard.press('Space')
  expect(await morning.getAttribute('aria-pressed')).toBe('true')
  expect(await form.locator('[name="dayPart"][value="morning"]').isChecked()).toBe(true)
  expect(await shown()).toBe(withVat(circle?.priceHalfDay ?? 0))

  const before = await focused()
  await page.keyboard.press('ArrowRight')
  expect(await focused()).not.toBe(before)
  await page.keyboard.press('Enter')
  expect(await form.locator('[name="dayPart"][value="all"]').isChecked()).toBe(true)
  expect(await form.locator('[name="date"]').inputValue()).toBe(day)
  expect(await shown()).toBe(withVat(circle?.priceFullDay ?? 0))
  await page.keyboard.press('ArrowLeft')
  expect(await focused()).toContain('Zaal Cirkel')

  await form.locator('[name="catering"][value="lunch"]').check()
  expect(await shown()).toBe(withVat((circle?.priceFullDay ?? 0) + 10 * 1200))
})

test('a link of the newsletter’s mail, pressed twice, does no more than once', async ({ post, site }) => {
  const { email } = who()
  await post('/newsletter', { form: 'newsletter', email })
  const linkOf = async (): Promise<string | undefined> => {
    const mails: { to: string; links: string[] }[] = await (await fetch(`${site.url}/dev/mail.json`)).json()
    return mails.find(({ to }) => to === email)?.links.find((link) => link.includes('/newsletter/confirm/'))
  }
  await expect.poll(linkOf).toBeDefined()
  const { pathname } = new URL((await linkOf()) ?? '')
  const confirmed = await Promise.all([post(pathname, {}), post(pathname, {})])
  expect(confirmed.map(({ status }) => status)).toEqual([303, 303])
  const leaving = pathname.replace('/confirm/', '/unsubscribe/')
  const left = await Promise.all([post(leaving, {}), post(leaving, {})])
  expect(left.map(({ status }) => status).sort()).toEqual([303, 422])
})

const mailsTo = async (site: { url: string }, email: string) => {
  const mails: { to: string; subject: string }[] = await (await fetch(`${site.url}/dev/mail.json`)).json()
  return mails.filter(({ to }) => to === email).map(({ subject }) => subject)
}

const doublePressed: { path: string; entries: Record<string, string> }[] = [
  { path: '/contact', entries: { form: 'contact', subject: 'Een vraag', message: 'Is er een avondgroep?' } },
  { path: '/contact?subject=Excel', entries: { form: 'contact', subject: 'Excel', message: 'Is er nog plaats?' } },
  { path: '/facilitiesBooking', entries: { persons: '8', date: day, dayPart: 'morning', phone: '+32 2 555 01 20' } },
  { path: '/newsletter', entries: { form: 'newsletter' } },
]

test.for(doublePressed)(
  'the form at $path, its button pressed twice without scripts, is taken once',
  async (form, { post, site }) => {
    const { path, entries } = form
    const sender = who()
    const send = (more = {}) => post(path, { ...entries, ...sender, ...more }, { 'X-Forwarded-For': '203.0.113.81' })
    const answers = [...(await Promise.all([send(), send(), send()])), await send()]
    expect(new Set(answers.map(({ status, headers }) => `${status} ${headers.get('location')}`)).size).toBe(1)
    expect(answers[0]?.status).toBe(303)
    await expect.poll(() => mailsTo(site, sender.email)).toHaveLength(1)
    if (path === '/newsletter') return
    // Other words are another request.
    expect((await send({ lastName: 'Peeters-Maes' })).status).toBe(303)
    await expect.poll(() => mailsTo(site, sender.email)).toHaveLength(2)
  },
)

test('a form that is sent too often without scripts says so and when to come again, and keeps what was typed', async ({
  post,
}) => {
  const send = (message: string) =>
    post('/contact', { form: 'contact', ...who(), subject: 'Vraag', message }, { 'X-Forwarded-For': '203.0.113.80' })
  const answers: Response[] = []
  while (answers.at(-1)?.status !== 429 && answers.length < 25) answers.push(await send(`Vraag ${answers.length}`))
  const last = answers.at(-1)
  expect(last?.status).toBe(429)
  expect(Number(last?.headers.get('retry-after'))).toBeGreaterThan(0)
  const html = (await last?.text()) ?? ''
  expect(html).toContain(`>Vraag ${answers.length - 1}</textarea>`)
  expect(html).toContain(errors.tooManyAttempts)
})
