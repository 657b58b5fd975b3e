import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect } from 'vitest'
import { asHeader, type Cookies, cookiesOf, expired, signInAt } from '../support/cookies.ts'
import { openEditor } from '../support/editor.ts'
import { addPages } from '../support/new-pages.ts'
import { blocksIn } from '../support/page-content.ts'
import { panelAt, signInAtPanel } from '../support/panel.ts'
import { copyProject } from '../support/project-copy.ts'
import { followRecipes } from '../support/recipes.ts'
import { test as base, startSiteProcess, temporaryFolder } from '../support/site.ts'

const secret = 'a-secret-of-these-tests-that-is-long-enough'
const checking = ['--noEmit', '--checkers', '1', '-p', '.']
const run = (folder: string, ...parameters: string[]) =>
  promisify(execFile)(process.execPath, parameters, { cwd: folder })

/** README's block, by a name that is no word of TypeScript. */
const withAnotherBlockName = (readme: string) => readme.replace(/(?<=['/`])greeting(?=['/.])/g, 'greeting-2')

const test = base
  .extend('folder', { scope: 'file' }, async ({}, { onCleanup }) => {
    const folder = temporaryFolder()
    onCleanup(folder.remove)
    copyProject(folder.path)
    const commands = followRecipes(folder.path, withAnotherBlockName)
    addPages(folder.path)
    for (const command of commands) await run(folder.path, ...command)
    const built = await run(folder.path, '--eval', `import('./src/launch/prepare.mjs').then(({ build }) => build())`)
    // Who starts it for the first time reads of nothing that is wrong.
    expect(built.stdout + built.stderr).not.toMatch(/warn|\(!\)/i)
    return folder.path
  })
  .extend('site', { scope: 'file' }, async ({ database, folder }, { onCleanup }) => {
    const site = await startSiteProcess(database, { JWT_SECRET: secret, GRAPHQL_OPEN: 'true' }, folder)
    onCleanup(async () => {
      await site.stop()
    })
    return site
  })
  .extend(
    'signIn',
    async ({ site }) =>
      (email: string) =>
        signInAt(site.url, email),
  )
  .extend('get', async ({ site }) => {
    return (path: string, cookies = new Map<string, string>(), headers: Record<string, string> = {}) =>
      fetch(site.url + path, { redirect: 'manual', headers: { cookie: asHeader(cookies), ...headers } })
  })

/** What somebody asks of the REST API and of GraphQL, with JSON there and back. */
function callsOf(url: string, cookies: Cookies) {
  const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${cookies.get('accessToken')}` }
  async function call(path: string, body?: object, method = body ? 'POST' : 'GET') {
    const response = await fetch(url + path, { method, headers, body: body && JSON.stringify(body) })
    return { status: response.status, body: await response.json() }
  }
  return { call, query: async (query: string) => (await call('/graphql', { query })).body.data }
}

const slow = { timeout: 600_000 }

test(
  'README’s page with a form says its text, takes what is sent, and says what is wrong with it',
  slow,
  async ({ browser, site }) => {
    const page = await browser.newPage({ javaScriptEnabled: false })
    await page.goto(`${site.url}/en/news`)
    await page.getByText('Elke maand, en niet vaker.').waitFor()
    await page.locator('[name="email"]').fill('nobody')
    await page.getByRole('button', { name: 'Ja' }).click()
    await page.locator('[data-error-summary]').waitFor()
    expect(await page.locator('[name="email"]').inputValue()).toBe('nobody')
    await page.locator('[name="email"]').fill(`${crypto.randomUUID()}@lezer.test`)
    await page.getByRole('button', { name: 'Ja' }).click()
    await page.locator('[data-snackbar="success"]').waitFor()
    expect(page.url()).toBe(`${site.url}/en/news?said=newsletter`)
    await page.close()
  },
)

test('a private page is its contact’s alone, and nobody keeps it', slow, async ({ get, signIn }) => {
  const cookies = await signIn('contact@leerplein.test')
  for (const email of ['contact@leerplein.test', 'private@leerplein.test']) {
    const response = await get('/my-phone', await signIn(email))
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    const html = await response.text()
    expect(html).toContain(`data-own="${email}"`)
    expect(html).toContain('content="noindex"')
  }
  const guest = await get('/fr/my-phone?step=2')
  expect([guest.status, guest.headers.get('cache-control')]).toEqual([303, 'no-store'])
  expect(guest.headers.get('location')).toBe('/fr/login?returnUrl=%2Ffr%2Fmy-phone%3Fstep%3D2')
  const prefetch = await get('/my-phone', cookies, { 'sec-purpose': 'prefetch;prerender' })
  expect([prefetch.status, prefetch.headers.getSetCookie()]).toEqual([503, []])
})

test('a token that is too old is renewed before the page is made', slow, async ({ get, signIn }) => {
  const cookies = await signIn('contact@leerplein.test')
  const old = await expired(cookies, secret)
  const renewed = await get('/my-phone', old)
  expect(renewed.status).toBe(200)
  expect([...cookiesOf(renewed).keys()].sort()).toEqual(['accessToken', 'refreshToken', 'role'])
  expect((await get('/my-phone', cookiesOf(renewed))).status).toBe(200)

  // Nor is one needed, where what renews it came along.
  const alone = await get('/my-phone', new Map([['refreshToken', cookiesOf(renewed).get('refreshToken') ?? '']]))
  expect(alone.status).toBe(200)
  expect([...cookiesOf(alone).keys()].sort()).toEqual(['accessToken', 'refreshToken', 'role'])

  const refused = await get(
    '/my-phone',
    new Map([
      ['accessToken', old.get('accessToken') ?? ''],
      ['refreshToken', 'nothing'],
      ['role', 'CONTACT'],
    ]),
  )
  expect(refused.headers.get('location')).toBe('/login?returnUrl=%2Fmy-phone')
  expect(refused.headers.getSetCookie().every((cookie) => cookie.includes('Max-Age=0'))).toBe(true)
})

test('who lacks the role is led home, and whoever is signed in past the door', slow, async ({ get, signIn }) => {
  const member = await signIn('contact@leerplein.test')
  const administrator = await signIn('beheer@leerplein.test')
  expect((await get('/en/administrators', member)).headers.get('location')).toBe('/en')
  expect((await get('/en/administrators', administrator)).status).toBe(200)
  expect((await get('/door')).status).toBe(200)
  expect((await get('/en/door', member)).headers.get('location')).toBe('/en')
  const returns = async (address: string) =>
    (await get(`/door?returnUrl=${encodeURIComponent(address)}`, member)).headers.get('location')
  expect(await returns('/my-phone?a=1')).toBe('/my-phone?a=1')
  expect(await returns('https://evil.test/')).toBe('/')
  expect(await returns('//evil.test/')).not.toContain('//')
  const editor = await signIn('editor@leerplein.test')
  expect((await get('/my-phone', editor)).headers.get('location')).toBe('/?said=works-here')
  expect((await get('/door', editor)).status).toBe(200)
})

test('a form of a private page is sent with the session', slow, async ({ get, signIn, site }) => {
  const cookies = await signIn('private@leerplein.test')
  const post = (phone: string, given: Map<string, string>) =>
    fetch(`${site.url}/my-phone`, {
      method: 'POST',
      body: new URLSearchParams({ phone }),
      redirect: 'manual',
      headers: { cookie: asHeader(given) },
    })
  const accepted = await post('+32 9 123 45 67', cookies)
  expect([accepted.status, accepted.headers.get('location')]).toEqual([303, '/my-phone'])
  expect(await (await get('/my-phone', cookies)).text()).toContain('value="+32 9 123 45 67"')
  const refused = await post('no phone', cookies)
  expect(refused.status).toBe(422)
  expect(await refused.text()).toMatch(/value="no phone"[\s\S]*data-error-for="phone"|data-error-for="phone"/)
  expect((await post('+32 9 123 45 68', new Map())).headers.get('location')).toBe('/login?returnUrl=%2Fmy-phone')
})

test('a new block type takes one folder and one line, whatever its name', slow, async ({ folder, site }) => {
  await run(folder, 'node_modules/typescript/bin/tsc', ...checking)
  const editor = await openEditor(site.url, 'homepage')
  const data = { nl: { text: 'Dag allemaal' }, en: { text: 'Hello everybody' }, fr: { text: '' } }
  const draft = await editor.draft()
  const incomplete = [{ id: 'hello', block: 'greeting-2', data: { nl: { text: 5 } } }]
  expect((await editor.save({ ...draft, layout: incomplete })).status).toBe(400)
  await editor.change(({ layout }) => ({ layout: [{ id: 'hello', block: 'greeting-2', data }, ...layout] }))

  const [dutch, english, french] = await Promise.all(
    ['/', '/en', '/fr'].map(async (path) => (await fetch(site.url + path)).text()),
  )
  expect(dutch).toMatch(/data-block="greeting-2"[^>]*><p class="container">Dag allemaal</)
  expect(english).toMatch(/data-block="greeting-2"[^>]*><p class="container">Hello everybody</)
  expect(french).toMatch(/data-block="greeting-2"[^>]*><p class="container">Dag allemaal</)
  expect(blocksIn(dutch ?? '')[0]).toBe('greeting-2')
})

test('README’s table, call, list, mail and job work together', slow, async ({ site, client, signIn }) => {
  const staff = callsOf(site.url, await signIn('staff@leerplein.test'))
  const email = `${crypto.randomUUID()}@wens.test`
  const wish = `Glasblazen ${crypto.randomUUID()}`
  const input = { email, language: 'nl', wish }
  expect((await callsOf(site.url, new Map([['accessToken', 'none']])).call('/api/wishes', input)).status).toBe(401)
  const customer = callsOf(site.url, await signIn('private@leerplein.test'))
  expect(await customer.call('/api/wishes', { ...input, wish: '' })).toMatchObject({ status: 400 })
  expect(await customer.call('/api/wishes', input)).toMatchObject({ status: 201, body: { email, wish } })
  expect((await customer.call('/api/wishes')).status).toBe(403)

  const { body: document } = await staff.call('/api/openapi.json')
  expect(document.paths['/wishes/count'].get.operationId).toBe('wishCount')
  expect((await staff.call('/api/wishes/count')).body).toEqual({ total: 1 })
  expect(await staff.query('{ wishCount { total } wishes { items { wish } } }')).toEqual({
    wishCount: { total: 1 },
    wishes: { items: [{ wish }] },
  })

  const panel = panelAt(site.url, await signInAtPanel(site.url, 'staff@leerplein.test'))
  const listed = await (await panel.read('/control-panel/wishes?wish=glasblazen')).text()
  expect(listed).toContain(wish)
  expect(listed).toMatch(/href="\/control-panel\/wishes"[^>]*aria-current="page"/)
  expect(await (await panel.read('/control-panel/wishes?wish=lassen')).text()).not.toContain(wish)

  await client.query("select graphile_worker.add_job('thank-wishes')")
  const mailed = async () => {
    const mails: { to: string; subject: string; text: string }[] = await (
      await fetch(`${site.url}/dev/mail.json`)
    ).json()
    return mails.filter(({ to }) => to === email)
  }
  await expect.poll(mailed, { timeout: 30_000 }).toHaveLength(1)
  expect(await mailed()).toMatchObject([{ subject: 'Uw wens', text: expect.stringContaining(`U wenste: ${wish}.`) }])
})

test('README’s state can be moved to, by whom it names', slow, async ({ site, signIn, get }) => {
  const staff = callsOf(site.url, await signIn('staff@leerplein.test'))
  const customerCookies = await signIn('contact@leerplein.test')
  const customer = callsOf(site.url, customerCookies)
  const { body: own } = await customer.call('/api/bookings?status=new')
  const id = own.items[0]._id
  const move = { status: 'on_hold' }
  expect((await customer.call(`/api/bookings/${id}`, move, 'PUT')).status).toBe(403)

  const panel = panelAt(site.url, await signInAtPanel(site.url, 'staff@leerplein.test'))
  const moved = await panel.post(`/control-panel/requests/${id}?move=on_hold`, { form: 'request-move', ...move })
  expect(moved.status).toBe(303)
  expect(await staff.query(`{ booking(id: "${id}") { status } }`)).toEqual({ booking: move })
  expect(await staff.call(`/api/bookings/${id}`, { status: 'paid' }, 'PUT')).toMatchObject({ status: 409 })
  const listed = await (await panel.read('/control-panel/requests?status=on_hold')).text()
  expect(listed).toContain(id)
  expect(listed).toContain('Even opzij')
  const bookings = await (await get('/my-account/bookings-data', customerCookies)).text()
  expect(bookings).toMatch(/data-status="on_hold"/)
  const account = await (await get(`/my-account/bookings-data/${id}`, customerCookies)).text()
  expect(account).toContain('Wij leggen deze aanvraag even opzij')
})
