import { randomUUID } from 'node:crypto'
import { describe, expect } from 'vitest'
import type { Site } from '../support/shared-process.ts'
import { test } from '../support/site.ts'

interface Mail {
  to: string
  subject: string
  text: string
  links: string[]
}

const mailsTo = async (site: Site, email: string): Promise<Mail[]> => {
  const mails: Mail[] = await (await fetch(`${site.url}/dev/mail.json`)).json()
  return mails.filter(({ to }) => to === email)
}

const someAddress = () => `${randomUUID()}@vraag.test`

const message = (email: string) => ({
  firstName: 'Noor',
  lastName: 'Peeters',
  email,
  subject: 'Een vraag',
  message: 'Is er ook een avondgroep?',
})

describe.for([
  ['/contact', 'Verstuur uw vraag', 'Bedankt, uw bericht is verstuurd.'],
  ['/en/contact', 'Send your question', 'Thank you, your message has been sent.'],
  ['/fr/contact', 'Envoyer votre question', 'Merci, votre message est envoyé.'],
] as const)('the contact form at %s', ([path, button, thanks]) => {
  test('is sent by scripts, without leaving the page, and both sides hear of it', async ({ visit, site }) => {
    const email = someAddress()
    const { page, requests } = await visit(path)
    const form = page.locator('[data-form="contact"]')
    for (const [name, value] of Object.entries(message(email))) await form.locator(`[name="${name}"]`).fill(value)
    const before = requests.length
    await form.getByRole('button', { name: button }).click()
    await page.locator('[data-snackbar="success"]', { hasText: thanks }).waitFor()
    expect(requests.slice(before).some((url) => url.endsWith('/api/captcha/challenge'))).toBe(true)
    expect(requests.slice(before).some((url) => new URL(url).pathname === path)).toBe(false)
    expect(await form.locator('[name="message"]').inputValue()).toBe('')
    await expect.poll(() => mailsTo(site, email)).toHaveLength(1)
  })

  test('is sent without scripts too', async ({ visit, site }) => {
    const email = someAddress()
    const { page } = await visit(path, { scripts: false })
    const form = page.locator('[data-form="contact"]')
    for (const [name, value] of Object.entries(message(email))) await form.locator(`[name="${name}"]`).fill(value)
    await form.getByRole('button', { name: button }).click()
    await page.waitForURL(`**${path}?said=contact`)
    expect(await page.locator('[data-snackbar="success"]').textContent()).toContain(thanks)
    await expect.poll(() => mailsTo(site, email)).toHaveLength(1)
  })
})

test('what is missing is said at its field, and what was typed stays', async ({ site }) => {
  const body = new URLSearchParams({ form: 'contact', firstName: 'Noor', email: 'noor@', message: 'Hallo' })
  const response = await fetch(`${site.url}/contact`, { method: 'POST', body, redirect: 'manual' })
  expect(response.status).toBe(422)
  const html = await response.text()
  for (const field of ['lastName', 'email', 'subject']) expect(html).toContain(`data-error-for="${field}"`)
  for (const field of ['firstName', 'message', 'phone']) expect(html).not.toContain(`data-error-for="${field}"`)
  expect(html).toContain('value="noor@"')
  expect(html).toContain('>Hallo</textarea>')
})

test('a link may say what the question is about', async ({ visit }) => {
  const { page } = await visit('/contact?subject=Excel%20voor%20starters', { scripts: false })
  expect(await page.locator('[data-form="contact"] [name="subject"]').inputValue()).toBe('Excel voor starters')
})

describe('the link of the newsletter’s mail', () => {
  test('confirms when its button is pressed, and leads to unsubscribing', async ({ visit, site }) => {
    const email = someAddress()
    const { page } = await visit('/en/newsletter', { scripts: false })
    const form = page.locator('[data-form="newsletter"]')
    await form.locator('[name="email"]').fill(email)
    await form.getByRole('button').click()
    await page.waitForURL('**/en/newsletter?said=newsletter')
    await expect.poll(() => mailsTo(site, email)).toHaveLength(1)
    const [mail] = await mailsTo(site, email)
    const link = mail?.links.find((url) => url.includes('/newsletter/confirm/')) ?? ''
    await page.goto(site.url + new URL(link).pathname)
    await page.locator('[data-form="newsletter-confirm"] button').click()
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('You are subscribed')
    await page.getByRole('link', { name: 'Unsubscribe' }).click()
    await page.locator('[data-form="newsletter-unsubscribe"] button').click()
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('You are unsubscribed')
  })

  test('that is no good says so, in the language of the page', async ({ site }) => {
    const response = await fetch(`${site.url}/fr/newsletter/confirm/rien`, {
      method: 'POST',
      body: new URLSearchParams(),
    })
    expect(response.status).toBe(422)
    expect(await response.text()).toContain('Ce lien ne fonctionne plus')
  })
})
