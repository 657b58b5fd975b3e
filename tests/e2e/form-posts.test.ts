import { expect } from 'vitest'
import { test as base, formPath, partsOf } from '../support/form-page.ts'

const test = base.extend('post', async ({ formSite }) => {
  return (path: string, entries: Record<string, string> | string[][], headers: Record<string, string> = {}) =>
    fetch(formSite.url + path, { method: 'POST', body: new URLSearchParams(entries), redirect: 'manual', headers })
})

const address = () => `${crypto.randomUUID()}@lezer.test`

const said = /data-snackbar="success">.{0,400}<p[^>]*>Almost done/s

test('a form that is accepted leads to a page that says so, once, and is the same for everyone', async ({
  formSite,
  open,
  post,
}) => {
  const accepted = await post(`/en${formPath}`, { form: 'newsletter', email: address() })
  expect(accepted.status).toBe(303)
  const location = accepted.headers.get('location') ?? ''
  expect(location).toBe(`/en${formPath}?said=newsletter`)
  const page = await fetch(formSite.url + location)
  expect(page.headers.get('cache-control')).toContain('public')
  expect(await page.text()).toMatch(said)

  const shown = await open({ path: location })
  await partsOf(shown).success.waitFor()
  expect(new URL(shown.url()).search).toBe('')
  expect(await shown.locator('[data-snackbar="success"]').count()).toBe(1)
  const other = await fetch(`${formSite.url}/en${formPath}?said=nothing`)
  expect(await other.text()).not.toMatch(said)
})

test('a form that is refused is the same page with what was typed and what is wrong with it', async ({
  open,
  post,
}) => {
  const refused = await post(formPath, { email: 'jan <b>@' })
  expect(refused.status).toBe(422)
  expect(refused.headers.get('cache-control')).toBe('private, no-store')
  const html = await refused.text()
  expect(html).toContain('value="jan &lt;b&gt;@"')
  expect(html).toMatch(/role="alert"[^>]*data-error-summary/)

  const page = await open({ scripts: false })
  const { email, send, summary, error } = partsOf(page)
  await email.fill('jan@')
  await send.click()
  await summary.waitFor()
  expect(await email.inputValue()).toBe('jan@')
  expect((await error.innerText()).trim()).not.toBe('')
  expect(await email.getAttribute('aria-describedby')).toContain(await error.getAttribute('id'))
  await summary.getByRole('link').click()
  expect(await email.evaluate((field) => field === document.activeElement || field.matches(':target'))).toBe(true)
})

test('what somebody typed reaches nobody else', async ({ formSite, post }) => {
  const typed = `only-${crypto.randomUUID()}@`
  expect(await (await post(formPath, { email: typed })).text()).toContain(typed)
  for (let times = 0; times < 3; times += 1)
    expect(await (await fetch(formSite.url + formPath)).text()).not.toContain(typed)
})

test('a form comes from this site, fits, and is one of the page', async ({ formSite, post }) => {
  const email = address()
  expect((await post(formPath, { email }, { origin: 'https://evil.test' })).status).toBe(403)
  expect((await post(formPath, { email }, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  const other = await post(formPath, { form: 'login', email })
  expect([other.status, other.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  expect((await post('/nothing-here', { form: 'newsletter', email })).status).toBe(404)
  const long = await post(`/fr${formPath}`, { email: 'a'.repeat(200_000) })
  expect(long.status).toBe(413)
  expect(await long.text()).toContain('Votre envoi est trop volumineux')
  const json = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ email }) }
  expect((await fetch(formSite.url + formPath, json)).status).toBe(415)
})

test('a form may come as multipart, with a field twice and some that are not its own', async ({ formSite }) => {
  const body = new FormData()
  for (const email of ['first@', address()]) body.append('email', email)
  body.append('confirmed', 'true')
  const response = await fetch(formSite.url + formPath, { method: 'POST', body, redirect: 'manual' })
  expect(response.status).toBe(303)
})
