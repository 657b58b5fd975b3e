import type { BrowserContext, Page } from 'playwright'
import { expect, vi } from 'vitest'
import { breakableDatabase } from '../support/breakable-database.ts'
import { closeContext, openVisit } from '../support/browser.ts'
import { asHeader, type Cookies, cookiesOf, expired } from '../support/cookies.ts'
import { newAccount } from '../support/new-account.ts'
import { callManyTimes, cookieOf, expireToken, fetchManyTimes } from '../support/signed-in.ts'
import { test as base, siteWith, startSite } from '../support/site.ts'

// Two sites start first, on a machine that may have other work.
vi.setConfig({ testTimeout: 240_000 })

const secret = 'a secret that only these tests sign with, long enough'
const password = 'leerplein-demo'
const unanswered = 'We kregen geen antwoord. Wat u invulde staat er nog: probeer het zo dadelijk opnieuw.'

const dialog = (page: Page) => page.locator('dialog#sign-in-again')
const phone = (page: Page) => page.locator('[data-form="personal-data"] [name="phone"]')
const save = (page: Page) => page.locator('[data-form="personal-data"] [type="submit"]').click()
const snackbar = (page: Page, kind: 'success' | 'error') => page.locator(`[data-snackbar="${kind}"]`)
const signedOut = (location: string | null) => location?.startsWith('/login?returnUrl=')

/** The account's link to its registrations, which moves without loading anything. */
async function move(page: Page) {
  await page.locator('[data-area] nav a[href="/my-account/registration-data"]').click()
  await page.waitForURL('**/my-account/registration-data')
}

/** How often the browser asked for another token. */
function renewalsAsked(context: BrowserContext) {
  let asked = 0
  context.on('request', (request) => {
    if (new URL(request.url()).pathname === '/session/refresh') asked += 1
  })
  return () => asked
}

/** A page of somebody's account, asked for without scripts. */
const read = (url: string, cookies: Cookies, path = '/my-account') =>
  fetch(url + path, { headers: { cookie: asHeader(cookies) }, redirect: 'manual' })

/** Two processes on one database, the second by a line that can be cut; `open` shows a page of the person's account. */
const test = base
  .extend('site', { scope: 'file' }, siteWith({ JWT_SECRET: secret }))
  .extend('line', { scope: 'file' }, async ({ database }, { onCleanup }) => {
    const line = await breakableDatabase(database.url)
    onCleanup(line.cut)
    return line
  })
  .extend('replica', { scope: 'file' }, async ({ database, line }, { onCleanup }) => {
    const site = await startSite({ ...database, url: line.url }, { JWT_SECRET: secret, LOG_LEVEL: 'silent' })
    onCleanup(async () => {
      await site.stop()
    })
    return site
  })
  .extend('query', { scope: 'file' }, async ({ client }) => {
    return async (text: string, value: string) => (await client.query(text, [value])).rows[0]
  })
  .extend('person', async ({ site, database, query }) => {
    const account = await newAccount({ url: site.url, databaseUrl: database.url })
    const { userId } = account
    return {
      ...account,
      old: await expired(account.cookies, secret),
      end: () => query('delete from login_sessions where user_id = $1', userId),
      renewals: async () =>
        (await query('select sum(generation)::int as count from login_sessions where user_id = $1', userId)).count,
      phone: async () => (await query('select phone from users where id = $1', userId)).phone,
    }
  })
  .extend('open', async ({ browser, site, person }, { onCleanup }) => {
    return async (path = '/my-account', url = site.url) => {
      const { context, visit } = await openVisit(browser, url + path, { cookies: person.cookies }, [])
      onCleanup(() => closeContext(context))
      const { page } = visit
      await page.locator('html[data-awake]').waitFor()
      const begin = Date.now()
      return {
        ...{ context, page, asked: renewalsAsked(context) },
        expire: () => expireToken(context, url, secret),
        /** What was marked is there until the page is loaded anew. */
        mark: () => page.evaluate(() => document.documentElement.setAttribute('data-mark', '')),
        isMarked: () => page.evaluate(() => document.documentElement.hasAttribute('data-mark')),
        /** So long after a renewal failed that another is tried. */
        waitForBlock: () => page.clock.setFixedTime(begin + 120_000),
        async openTab(address: string) {
          const tab = await context.newPage()
          await tab.goto(address)
          await tab.locator('html[data-awake]').waitFor()
          return tab
        },
      }
    }
  })

test('in the account 40 calls at once, half of them by REST, bring one renewal and reload nothing', async ({
  person,
  open,
}) => {
  const { page, expire, asked, mark, isMarked } = await open()
  await mark()
  await expire()
  const [asGraphql, asRest] = await Promise.all([
    fetchManyTimes(page, person.userId, 20),
    callManyTimes(page, `/api/users/me/${person.userId}`, 20),
  ])
  expect(asGraphql).toEqual(Array(20).fill(person.email))
  expect(asRest).toEqual(Array(20).fill(200))
  expect([asked(), await person.renewals(), await isMarked()]).toEqual([1, 1, true])
})

test('a move and a form of the account renew the token on their way', async ({ person, open }) => {
  const { page, expire, asked, mark, isMarked } = await open()
  await mark()
  await phone(page).fill('0475 12 34 56')
  await expire()
  await save(page)
  await snackbar(page, 'success').waitFor()
  expect(await person.phone()).toBe('0475 12 34 56')
  await expire()
  await move(page)
  expect([asked(), await person.renewals(), await isMarked()]).toEqual([2, 2, true])
})

test('two tabs of the account that ask at once renew once', async ({ person, open, site }) => {
  const { page, openTab, expire, asked } = await open()
  const other = await openTab(`${site.url}/my-account/login-data`)
  await expire()
  const answers = await Promise.all([
    fetchManyTimes(page, person.userId, 10),
    callManyTimes(other, `/api/users/me/${person.userId}`, 10),
    move(page),
    move(other),
  ])
  expect(answers.slice(0, 2)).toEqual([Array(10).fill(person.email), Array(10).fill(200)])
  expect([asked(), await person.renewals()]).toEqual([1, 1])
})

test('two tabs at two replicas, which share no lock, get the same new token', async ({ person, open, replica }) => {
  const { page, context, openTab, expire } = await open()
  const other = await openTab(`${replica.url}/my-account`)
  await expire()
  await phone(other).fill('0475 65 43 21')
  const answers = await Promise.all([
    fetchManyTimes(page, person.userId, 10),
    fetchManyTimes(other, person.userId, 10),
    save(other),
  ])
  expect(answers.slice(0, 2)).toEqual([Array(10).fill(person.email), Array(10).fill(person.email)])
  await snackbar(other, 'success').waitFor()
  expect([await person.renewals(), await person.phone()]).toEqual([1, '0475 65 43 21'])
  expect(await cookieOf(context, 'refreshToken')).toBeDefined()
})

test('20 pages asked for at once of two replicas are all theirs, after one renewal', async ({
  person,
  site,
  replica,
}) => {
  const urls = Array.from({ length: 20 }, (_, index) => (index % 2 ? site.url : replica.url))
  const answers = await Promise.all(urls.map((url) => read(url, person.old)))
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200))
  for (const answer of answers) expect(await answer.text()).toContain(person.email)
  expect(new Set(answers.map((answer) => cookiesOf(answer).get('refreshToken'))).size).toBe(1)
  expect(await person.renewals()).toBe(1)
})

test('a page whose answer was lost is asked for again, of any replica; what comes after ends the grace', async ({
  person,
  site,
  replica,
}) => {
  await (await read(site.url, person.old)).body?.cancel()
  const again = await read(replica.url, person.old)
  expect([again.status, await person.renewals()]).toEqual([200, 1])
  const later = await read(site.url, await expired(new Map([...person.old, ...cookiesOf(again)]), secret))
  expect([later.status, await person.renewals()]).toEqual([200, 2])

  const stolen = await read(replica.url, person.old)
  expect([stolen.status, signedOut(stolen.headers.get('location'))]).toEqual([303, true])
  const left = cookiesOf(stolen)
  expect([left.get('accessToken'), left.get('refreshToken'), left.get('role')]).toEqual(['', '', ''])
  const newest = await read(site.url, new Map([...person.old, ...cookiesOf(later)]))
  expect([newest.status, signedOut(newest.headers.get('location'))]).toEqual([303, true])
})

test('a renewal whose answer is lost on a page of the account loses nothing, and is made up for', async ({
  person,
  open,
  site,
}) => {
  const { page, context, expire, openTab, asked, mark, isMarked, waitForBlock } = await open()
  await mark()
  await phone(page).fill('0475 11 22 33')
  // Not by the browser, which would keep the cookies of the answer.
  await context.route('**/session/refresh', async (route) => {
    await fetch(route.request().url(), { method: 'POST', headers: await route.request().allHeaders() })
    await route.abort()
  })
  const before = (await cookieOf(context, 'refreshToken'))?.value
  await expire()
  await save(page)
  expect(await snackbar(page, 'error').locator('p').textContent()).toBe(unanswered)
  expect([await person.renewals(), await person.phone(), await phone(page).inputValue()]).toEqual([
    1,
    null,
    '0475 11 22 33',
  ])
  expect((await cookieOf(context, 'refreshToken'))?.value).toBe(before)
  expect(await dialog(page).count()).toBe(0)

  await context.unroute('**/session/refresh')
  await waitForBlock()
  await save(page)
  await snackbar(page, 'success').waitFor()
  expect([await person.phone(), await person.renewals(), asked(), await isMarked()]).toEqual([
    '0475 11 22 33',
    1,
    2,
    true,
  ])
  const tab = await openTab(`${site.url}/my-account/login-data`)
  expect(await tab.title()).toContain('Leerplein')
})

test('by plain navigation a refusal leads to where one signs in, signed out, and back to the same page', async ({
  person,
  open,
  site,
}) => {
  const { page, context, expire } = await open()
  await person.end()
  await expire()
  await page.goto(`${site.url}/my-account/participants?q=Peeters`)
  expect(new URL(page.url()).pathname).toBe('/login')
  expect(new URL(page.url()).searchParams.get('returnUrl')).toBe('/my-account/participants?q=Peeters')
  await page.getByText('Meld u aan om deze pagina te openen.').waitFor()
  expect((await context.cookies()).map(({ name }) => name).sort()).toEqual(['cookieConsent', 'locale'])
  expect(await page.locator('[data-site-header]').getAttribute('data-user')).toBe('guest')
})

test('a session that ended meanwhile asks once for calls by REST and GraphQL, and sends them all again', async ({
  person,
  open,
}) => {
  const { page, expire, asked, mark, isMarked } = await open()
  await mark()
  await phone(page).fill('0475 99 88 77')
  await person.end()
  await expire()
  const answers = Promise.all([
    fetchManyTimes(page, person.userId, 10),
    callManyTimes(page, `/api/users/me/${person.userId}`, 10),
  ])
  await dialog(page).waitFor()
  expect([await dialog(page).count(), asked()]).toEqual([1, 1])
  await dialog(page).locator('[name="password"]').fill(password)
  await page.keyboard.press('Enter')
  expect(await answers).toEqual([Array(10).fill(person.email), Array(10).fill(200)])
  expect([await phone(page).inputValue(), await isMarked()]).toEqual(['0475 99 88 77', true])
  await save(page)
  await snackbar(page, 'success').waitFor()
  expect(await person.phone()).toBe('0475 99 88 77')
})

test('a call by REST that asks to skip the redirect is refused, and nobody is asked or led away', async ({
  person,
  open,
}) => {
  const { page, context, expire } = await open()
  await person.end()
  await expire()
  const skip = { skipAuthRedirect: true }
  expect(await callManyTimes(page, `/api/users/me/${person.userId}`, 5, skip)).toEqual(Array(5).fill(401))
  expect([await dialog(page).count(), new URL(page.url()).pathname]).toEqual([0, '/my-account'])
  expect(await cookieOf(context, 'accessToken')).toBeUndefined()
})

test('while the database is away nothing is lost: not the session, not the page, not what was typed', async ({
  person,
  open,
  replica,
  line,
}) => {
  const { page, context, expire, asked, mark, isMarked, waitForBlock } = await open('/my-account', replica.url)
  await mark()
  await phone(page).fill('0475 44 55 66')
  await expire()
  await line.cut()
  await save(page)
  expect(await snackbar(page, 'error').locator('p').textContent()).toBe(unanswered)
  expect(await callManyTimes(page, `/api/users/me/${person.userId}`, 5)).toEqual(Array(5).fill(503))
  expect([asked(), await phone(page).inputValue(), await dialog(page).count()]).toEqual([1, '0475 44 55 66', 0])

  const plain = await read(replica.url, person.old, '/en/my-account')
  expect([plain.status, plain.headers.getSetCookie()]).toEqual([503, []])
  expect(plain.headers.get('cache-control')).toContain('no-store')

  await line.mend()
  await expect.poll(async () => (await read(replica.url, person.old)).status).toBe(200)
  await waitForBlock()
  await save(page)
  await snackbar(page, 'success').waitFor()
  expect([await person.phone(), await isMarked()]).toEqual(['0475 44 55 66', true])
  expect(await cookieOf(context, 'refreshToken')).toBeDefined()
})
