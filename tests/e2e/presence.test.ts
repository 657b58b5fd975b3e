import { expect } from 'vitest'
import { verifyPresence } from '../../src/api/people/index.ts'
import { test } from '../support/participants-page.ts'
import { presenceToday } from '../support/presence.ts'
import { violationsIn } from '../support/violations.ts'

const both = [{ scripts: true }, { scripts: false }]

test.for(both)(
  'who is there types the code in the room and their name, and the trainer signs after them: scripts $scripts',
  async ({ scripts }, { visit, api }) => {
    const { token, day, door, people } = await presenceToday(api)
    const { page: wall } = await visit(`/door/${token}?part=${day}-morning`, { scripts, width: 375 })
    const code = String(await wall.locator('[data-door-code]').getAttribute('data-door-code'))
    expect(await wall.locator('main svg[role="img"]').count()).toBe(1)
    const [one, other] = await people()

    const { page } = await visit('/presence', { scripts, width: 375 })
    const form = page.locator('form[data-form="presence"]')
    const send = form.locator('[type="submit"]')
    const error = (name: string) => form.locator(`[data-error-for="${name}"]`)
    await form.locator('[name="code"]').fill('AAA AAA')
    await send.click()
    await expect.poll(() => error('code').innerText()).toContain('Deze code klopt niet')
    expect(await form.locator('[name="code"]').inputValue()).toBe('AAA AAA')
    await form.locator('[name="code"]').fill(`${code.slice(0, 3)} ${code.slice(3).toLowerCase()}`)
    await send.click()
    await page.locator('form[data-step="name"]').waitFor()
    expect(await page.locator('main').innerText()).not.toContain('Peeters')
    await form.locator('[name="name"]').fill('Iemand Anders')
    await send.click()
    await expect.poll(() => error('name').innerText()).toContain('We vinden niemand met deze naam')
    await form.locator('[name="name"]').fill(`${one?.lastName} ${one?.firstName}`)
    await send.click()
    await page.locator('[data-status="signed"]').waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)

    await wall.reload()
    const list = wall.locator('form[data-form="presence-list"]')
    await expect.poll(() => wall.locator('[data-signed]').innerText()).toContain('1 van 2')
    expect(await list.locator(`[value="${one?._id}"]`).isChecked()).toBe(true)
    expect(await list.locator(`[value="${other?._id}"]`).isChecked()).toBe(false)
    await list.locator('[type="submit"]').click()
    await expect.poll(() => wall.locator('[data-trainer-signed]').innerText()).toContain('U tekende deze halve dag')
    expect((await door()).body.participants).toMatchObject([
      { present: true, trainerSignedAt: expect.any(String) },
      { present: false, signedAt: null, trainerSignedAt: expect.any(String) },
    ])
    expect(await wall.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    if (scripts) expect(await violationsIn(wall)).toEqual([])
  },
)

test('the picture for cameras fills the code in, the code changes by itself, and the trainer sees who signs', async ({
  visit,
  api,
}) => {
  const { token, day, ticket, sign, people } = await presenceToday(api)
  const { page: wall } = await visit(`/trainer/${token}?part=${day}-afternoon`, { width: 375 })
  await wall.getByRole('link', { name: 'Code en handtekeningen' }).click()
  await wall.locator('[data-door-code]').waitFor()
  expect(await wall.locator('main').innerText()).toContain('namiddag')
  const code = await wall.locator('[data-door-code]').getAttribute('data-door-code')
  const { page } = await visit(`/presence?code=${code}`, { width: 375 })
  expect(await page.locator('[name="code"]').inputValue()).toBe(code)
  const [one] = await people()
  await sign(await ticket('afternoon'), `${one?.firstName} ${one?.lastName}`)
  await expect.poll(() => wall.locator('[data-signed="1"]').count(), { timeout: 30_000 }).toBe(1)
  await expect
    .poll(() => wall.locator('[data-door-code]').getAttribute('data-door-code'), { timeout: 60_000 })
    .not.toBe(code)
}, 120_000)

test('30 people sign at once from one address, and their chain holds', async ({ api, post }) => {
  const { code, people, door, session } = await presenceToday(api, { participants: 30, capacity: 30 })
  const everybody = await people()
  expect(everybody).toHaveLength(30)
  const typed = await code()
  const answers = await Promise.all(
    everybody.map(async ({ firstName, lastName }) => {
      const opened = await post('/presence', new Map(), { form: 'presence', code: typed })
      const location = String(opened.headers.get('location'))
      const signed = await post(location, new Map(), { form: 'presence', name: `${firstName} ${lastName}` })
      return [opened.status, signed.status, signed.headers.get('location')?.endsWith('?signed=1')]
    }),
  )
  expect(answers).toEqual(everybody.map(() => [303, 303, true]))
  const shown = (await door()).body.participants
  expect(shown.filter(({ signedAt }: { signedAt: string | null }) => signedAt)).toHaveLength(30)
  const { broken } = await verifyPresence(api.db)
  expect(broken.filter((one) => one.session === session)).toEqual([])
})

test('its pages are private, and speak each language; a ticket that ended says so', async ({ visit, api, site }) => {
  const { ticket, token, day } = await presenceToday(api)
  const opened = await ticket()
  for (const [base, sentence] of [
    ['', 'Teken uw aanwezigheid'],
    ['/en', 'Sign that you are there'],
    ['/fr', 'Signez votre présence'],
  ]) {
    const { page } = await visit(`${base}/presence`, { width: 360 })
    expect(await page.locator('h1').innerText()).toBe(sentence)
    expect(await page.locator('meta[name="robots"]').getAttribute('content')).toContain('noindex')
    expect(await violationsIn(page)).toEqual([])
    for (const path of [`/presence/${opened}`, `/door/${token}?part=${day}-morning`]) {
      const { headers, status } = await fetch(`${site.url}${base}${path}`)
      expect(status).toBe(200)
      expect([headers.get('cache-control'), headers.get('referrer-policy')]).toEqual([
        expect.stringContaining('no-store'),
        'no-referrer',
      ])
    }
  }
  const { page } = await visit('/presence/x.y', { scripts: false })
  expect(await page.locator('[data-status="ended"]').innerText()).toContain('Deze code is verlopen')
  expect((await fetch(`${site.url}/presence/x.y`)).status).toBe(404)
  expect((await fetch(`${site.url}/door/${'x'.repeat(43)}`)).status).toBe(404)
})
