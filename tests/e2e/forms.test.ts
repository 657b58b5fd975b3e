import type { Page } from 'playwright'
import { describe, expect } from 'vitest'
import { allTexts } from '../../src/ui/all-texts.ts'
import { awaken, formPath, hold, isAwake, partsOf, test } from '../support/form-page.ts'

const { error, errors, form: formTexts, said } = allTexts.nl
const newAddress = () => `an-${crypto.randomUUID()}@voorbeeld.test`
const component = /assets\/newsletter-form-[^/]*\.js/

/** The documents that a page sent to the gateway. */
function sentBy(page: Page): string[] {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/graphql')) sent.push(request.postData() ?? '')
  })
  return sent
}

// The first of them waits for the server too.
describe('a form that scripts have taken over', () => {
  test('says what is wrong on leaving a field, never while one types in it', async ({ open }) => {
    const page = await open()
    await awaken(page)
    const { email, error: wrong, send } = partsOf(page)
    await email.pressSequentially('an')
    expect(await wrong.count()).toBe(0)
    // A font that comes late would move it too.
    await page.evaluate(() => document.fonts.ready.then(() => null))
    const before = await send.boundingBox()
    await email.press('Tab')
    await wrong.getByText(error.email).waitFor()
    expect(await send.boundingBox()).toEqual(before)
    expect(await email.getAttribute('aria-invalid')).toBe('true')
    expect(await email.getAttribute('aria-describedby')).toContain(await wrong.getAttribute('id'))

    await email.focus()
    await email.press('End')
    await email.pressSequentially('@voorbeeld.be')
    expect(await wrong.count()).toBe(0)
    // Right once, it is wrong again while it is being typed.
    for (let key = 0; key < 3; key++) await email.press('Backspace')
    expect(await wrong.count()).toBe(0)
    await email.press('Tab')
    await wrong.waitFor()
  })

  test('says nothing to whoever passes its fields with the keyboard, on the way to what comes after', async ({
    open,
  }) => {
    const page = await open()
    await awaken(page)
    const { email, error: wrong, send } = partsOf(page)
    await email.press('Tab')
    await send.focus()
    expect(await wrong.count()).toBe(0)
    expect(await email.getAttribute('aria-invalid')).toBe(null)
  })

  test('refused, counts what to look at, takes the focus and leads to the field', async ({ open }) => {
    const page = await open()
    const sent = sentBy(page)
    await awaken(page)
    const { email, send, summary } = partsOf(page)
    await send.click()
    await summary.waitFor()
    expect(await summary.evaluate((element) => element === document.activeElement)).toBe(true)
    expect(await summary.getAttribute('role')).toBe('alert')
    expect(await summary.getByText(formTexts.check.one).count()).toBe(1)
    const link = summary.getByRole('link', { name: `E-mailadres: ${error.requiredEmail}` })
    await link.click()
    expect(await email.evaluate((element) => element === document.activeElement)).toBe(true)
    expect(sent).toEqual([])
  })

  test('refused twice, takes the focus twice', async ({ open }) => {
    const page = await open()
    await awaken(page)
    const { email, send, summary } = partsOf(page)
    await send.click()
    await summary.waitFor()
    await email.fill('an')
    await email.press('Enter')
    await summary.getByText(error.email).waitFor()
    expect(await summary.evaluate((element) => element === document.activeElement)).toBe(true)
  })

  test('a press on the button is a click on it, though the field then says what is wrong in several lines', async ({
    open,
  }) => {
    const page = await open({ width: 320 })
    await awaken(page)
    const { email, send, summary } = partsOf(page)
    await page.evaluate(() => {
      const large = new CSSStyleSheet()
      large.replaceSync('[data-error-for] { min-height: 12rem !important }')
      document.adoptedStyleSheets.push(large)
    })
    await email.pressSequentially('an')
    const box = await send.boundingBox()
    if (!box) throw new Error('No button')
    await page.mouse.move(box.x + 10, box.y + 5)
    await page.mouse.down()
    await page.mouse.up()
    await summary.waitFor()
  })

  test('accepted, says so without leaving the page, and is empty again', async ({ open, formSite }) => {
    const page = await open()
    const sent = sentBy(page)
    await awaken(page)
    await page.evaluate(() => Object.assign(window, { stayed: true }))
    const { email, send, success, summary } = partsOf(page)
    const address = newAddress()
    await email.fill(address)
    await send.click()
    await success.getByText(said.newsletter).waitFor()
    expect(await email.inputValue()).toBe('')
    expect(await summary.count()).toBe(0)
    expect(await page.evaluate(() => 'stayed' in window)).toBe(true)
    expect(page.url()).toBe(formSite.url + formPath)
    expect(sent).toHaveLength(1)
    expect(sent[0]).toContain(address)
    // The documents' texts stay where they are known.
    expect(sent[0]).not.toContain('mutation')

    await success.getByRole('button', { name: errors.close }).click()
    expect(await success.count()).toBe(0)
  })

  test('sent twice in one go, is sent once', async ({ open }) => {
    const page = await open()
    await awaken(page)
    const gateway = await hold(page, '**/graphql')
    const { email, send, success } = partsOf(page)
    await email.fill(newAddress())
    await send.dblclick()
    await email.press('Enter')
    await expect.poll(() => send.getAttribute('aria-disabled')).toBe('true')
    expect(gateway.seen()).toBe(1)
    await gateway.letGo()
    await success.waitFor()
    expect(gateway.seen()).toBe(1)
    expect(await send.getAttribute('aria-disabled')).toBeNull()
  })

  test('says in the language of the page what the server refuses', async ({ open }) => {
    const page = await open({ path: `/fr${formPath}` })
    await awaken(page)
    const { email, send, success, failure } = partsOf(page)
    const address = newAddress()
    await email.fill(address)
    await send.click()
    await success.waitFor()
    await page.route('**/graphql', (route) =>
      route.fulfill({
        json: {
          errors: [
            { message: 'Not valid', extensions: { status: 400, details: [{ path: 'email', message: 'Pas ainsi' }] } },
          ],
        },
      }),
    )
    await email.fill(address)
    await send.click()
    await partsOf(page).error.getByText('Pas ainsi').waitFor()
    expect(await failure.count()).toBe(0)
    // Once it changes, nobody knows yet whether it is still wrong.
    await email.press('End')
    await email.press('x')
    expect(await partsOf(page).error.count()).toBe(0)
  })

  test.for([
    ['does not answer', { abort: true }, errors.unanswered],
    ['answers 500', { status: 500 }, errors.default],
    ['answers 503 in HTML', { status: 503, body: '<h1>503</h1>' }, errors.default],
    ['answers 429', { status: 429, json: { errors: [{ message: 'Too many attempts' }] } }, errors.tooManyAttempts],
    ['fails inside', { json: { errors: [{ message: 'Internal server error' }] } }, errors.default],
  ] as const)(
    'keeps what was typed when the server %s, and can be sent again',
    async ([, answer, sentence], { open }) => {
      const page = await open()
      await awaken(page)
      await page.route('**/graphql', (route) => ('abort' in answer ? route.abort() : route.fulfill(answer)))
      const { email, send, failure, success } = partsOf(page)
      const address = newAddress()
      await email.fill(address)
      await send.click()
      await failure.getByText(sentence).waitFor()
      expect(await email.inputValue()).toBe(address)

      await page.unroute('**/graphql')
      await send.click()
      await success.waitFor()
      expect(await failure.count()).toBe(0)
    },
  )
})

describe('a page that the server refused', () => {
  test('goes on in the browser with what was typed and what was wrong', async ({ open }) => {
    const page = await open()
    const { email, form, send, error: wrong, summary, success } = partsOf(page)
    await email.fill('an')
    await form.evaluate((element: HTMLFormElement) => element.submit())
    await summary.waitFor()
    // The focus is on what was wrong, and that wakes the form.
    await expect.poll(() => form.evaluate(isAwake)).toBe(true)
    expect(await summary.evaluate((element) => element === document.activeElement)).toBe(true)
    expect(await email.inputValue()).toBe('an')
    expect(await wrong.innerText()).toBe(error.email)

    await email.press('End')
    await email.pressSequentially('@voorbeeld.be')
    expect(await wrong.count()).toBe(0)
    await email.fill(newAddress())
    await send.click()
    await success.waitFor()
    expect(await summary.count()).toBe(0)
    expect(await email.inputValue()).toBe('')
  })
})

describe('scripts that come late', () => {
  test('find every letter that was typed before, and the caret where it was', async ({ open }) => {
    for (const rate of [1, 8]) {
      const page = await open()
      const script = await hold(page, component)
      const { email, form } = partsOf(page)
      await email.focus()
      await email.pressSequentially('voorbeeld.be')
      await email.press('Home')
      await page
        .context()
        .newCDPSession(page)
        .then((session) => session.send('Emulation.setCPUThrottlingRate', { rate }))
      const typing = email.pressSequentially('sofie.de.backer@', { delay: 30 })
      await script.letGo()
      await typing
      await expect.poll(() => form.evaluate(isAwake)).toBe(true)
      expect(await email.inputValue()).toBe('sofie.de.backer@voorbeeld.be')
      expect(await email.evaluate((element: HTMLInputElement) => element.value.length)).toBe(28)
      await email.press('Tab')
      expect(await partsOf(page).error.count()).toBe(0)
    }
  })

  test('are waited for by a click, which then sends once', async ({ open }) => {
    const page = await open()
    const sent = sentBy(page)
    const script = await hold(page, component)
    const { email, send, success } = partsOf(page)
    await email.fill(newAddress())
    await send.dblclick()
    await script.letGo()
    await success.waitFor()
    expect(sent).toHaveLength(1)
  })
})

describe('scripts that fail', () => {
  /** The POST that a browser makes by itself, stopped on its way. */
  async function nativePost(page: Page) {
    const posted = page.waitForRequest((request) => request.isNavigationRequest() && request.method() === 'POST')
    await page.route(`**${formPath}`, (route) => route.fulfill({ body: 'posted', contentType: 'text/html' }))
    return posted
  }

  test.for([
    ['the form’s own', component],
    ['the one that wakes it', /assets\/hydrate-[^/]*\.js/],
  ] as const)('to come, %s, leave a form that is sent without them', async ([, script], { open }) => {
    const page = await open()
    await page.route(script, (route) => route.abort())
    const { email, send } = partsOf(page)
    await email.fill('an@voorbeeld.be')
    const posted = nativePost(page)
    await send.click()
    expect((await posted).postData()).toBe('form=newsletter&email=an%40voorbeeld.be')
  })

  test('to fetch the rules leave checking to the server, while there is one', async ({ open }) => {
    const page = await open()
    await page.route(/assets\/rules-[^/]*\.js/, (route) => route.abort())
    await awaken(page)
    const { email, send, failure } = partsOf(page)
    await email.fill('an')
    await page.route(`**${formPath}`, (route) => route.fulfill({ status: 503, body: '<h1>503</h1>' }))
    await send.click()
    await failure.getByText(errors.unanswered).waitFor()
    expect(await email.inputValue()).toBe('an')
    await page.unroute(`**${formPath}`)
    const posted = page.waitForRequest((request) => request.isNavigationRequest() && request.method() === 'POST')
    await send.click()
    expect((await posted).postData()).toBe('form=newsletter&email=an')
    await page.locator('[data-error-for="email"]').waitFor()
  })

  test('while they wake the form put back what the server made, with what was typed', async ({ open }) => {
    const page = await open({ mayThrow: /broken/ })
    await page.route(component, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'export function Block() { throw new Error("broken") }' }),
    )
    const { email, send } = partsOf(page)
    await page.evaluate(() => Object.assign(document.querySelector('[data-form="newsletter"]') ?? {}, { first: true }))
    await email.pressSequentially('an@voorbeeld.be')
    await expect.poll(() => partsOf(page).form.evaluate((element) => 'first' in element)).toBe(false)
    expect(await email.inputValue()).toBe('an@voorbeeld.be')
    expect(await email.evaluate((element) => element === document.activeElement)).toBe(true)
    const posted = nativePost(page)
    await send.click()
    expect((await posted).postData()).toContain('email=an%40voorbeeld.be')
  })
})
