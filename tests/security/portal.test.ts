import { SignJWT } from 'jose'
import { expect } from 'vitest'
import { asHeader, type Cookies, expired, signInAt } from '../support/cookies.ts'
import { type NewAccount, newAccount } from '../support/new-account.ts'
import { portalPages, visitorOf } from '../support/portal.ts'
import { test as base, startSite } from '../support/site.ts'
import { registrationOf } from '../support/training.ts'

const secret = 'a secret of these tests alone, of more than 32 characters'
const password = 'leerplein-demo'
/** Text of a script where a name is asked for, as far as names take it. */
const script = `"'><img src=x onerror=alert(1)><script>alert(1)</script>`

interface Owned {
  student: string
  registration: string
  session: string
}

/** A participant, a registration and a second sign-in of an account. */
async function thingsOf(url: string, { call, userId, email }: NewAccount): Promise<Owned> {
  const { body: student } = await call('POST', '/students', {
    ...{ firstName: 'Geheim', lastName: 'Persoon', email: `${crypto.randomUUID()}@deelnemer.test` },
  })
  const { body: found } = await call('GET', '/courses/filteredCourses?types=CALENDAR&limit=50&sort=nextSession:DESC')
  const courses = found.items as { price: number; nextSession: { _id: string; seatsLeft: number } | null }[]
  const course = courses.find(({ price, nextSession }) => price > 0 && (nextSession?.seatsLeft ?? 0) > 1)
  const input = registrationOf(String(course?.nextSession?._id), [String(student._id)])
  const { body: registration } = await call('POST', '/registrations', input)
  await signInAt(url, email)
  const { body: sessions } = await call('GET', `/users/me/${userId}/sessions`)
  const rows = sessions as unknown as { _id: string; current: boolean }[]
  const other = rows.find(({ current }) => !current)
  return { student: String(student._id), registration: String(registration._id), session: String(other?._id) }
}

const test = base
  .extend('site', { scope: 'file' }, async ({ database }, { onCleanup }) => {
    const site = await startSite(database, { JWT_SECRET: secret, GRAPHQL_OPEN: 'true' })
    onCleanup(async () => {
      await site.stop()
    })
    return site
  })
  .extend('owner', { scope: 'file' }, async ({ site, database }) => {
    const organisation = { name: `Brouwerij ${crypto.randomUUID()}` }
    return newAccount({ url: site.url, databaseUrl: database.url }, { organisation, lastName: 'Eigenaar' })
  })
  .extend('things', { scope: 'file' }, async ({ site, owner }) => thingsOf(site.url, owner))
  .extend('another', { scope: 'file' }, async ({ site, database }) => {
    const organisation = { name: `Bakkerij ${crypto.randomUUID()}` }
    return newAccount({ url: site.url, databaseUrl: database.url }, { organisation })
  })

/** Tokens that open nothing, made of a good one. */
const worthless: Record<string, (cookies: Cookies, userId: string) => Promise<Cookies>> = {
  none: async () => new Map(),
  expired: (cookies) => expired(new Map([...cookies].filter(([name]) => !name.includes('efreshToken'))), secret),
  forged: async (cookies) =>
    new Map([
      ...[...cookies].filter(([name]) => !name.includes('efreshToken')),
      ['accessToken', `${cookies.get('accessToken')?.slice(0, -8)}AAAAAAAA`],
    ]),
  foreign: async (_cookies, userId) => {
    const foreign = await new SignJWT({ role: 'CONTACT', sid: crypto.randomUUID() })
      .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' })
      .setSubject(userId)
      .setExpirationTime('15m')
      .sign(new TextEncoder().encode('the secret of another site, of more than 32 characters'))
    return new Map([
      ['accessToken', foreign],
      ['role', 'CONTACT'],
    ])
  },
}

for (const [kind, tokens] of Object.entries(worthless)) {
  test.for(portalPages)(`${kind} token: %s asks to sign in and shows nothing`, async (path, { site, owner }) => {
    const visitor = visitorOf(site.url, await tokens(owner.cookies, owner.userId))
    const answer = await visitor.get(path)
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe(`/login?returnUrl=${encodeURIComponent(path)}`)
    expect(answer.headers.get('cache-control')).toContain('no-store')
    expect(await answer.text()).toBe('')
  })
}

test('who is signed in to the control panel is nobody here', async ({ site }) => {
  for (const path of portalPages) {
    const answer = await visitorOf(site.url, await signInAt(site.url, 'editor@leerplein.test')).get(path)
    expect([answer.status, (await answer.text()).includes('data-area')]).toEqual([303, false])
  }
})

test.for(portalPages)('%s is kept nowhere, in no language, refused or not', async (path, { site, owner }) => {
  const visitor = visitorOf(site.url, owner.cookies)
  for (const prefix of ['', '/en', '/fr']) {
    const answer = await visitor.get(prefix + path)
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
  }
  const refused = await visitor.post(path, { form: 'nothing-like-it' })
  expect(refused.status).toBe(405)
  const headers = { cookie: asHeader(owner.cookies), 'Sec-Purpose': 'prefetch' }
  expect((await fetch(site.url + path, { headers, redirect: 'manual' })).status).toBe(503)
})

test.for(portalPages)('%s takes no form from another site', async (path, { site, owner }) => {
  const visitor = visitorOf(site.url, owner.cookies)
  const answer = await visitor.post(path, { form: 'personal-data' }, { origin: 'https://evil.test' })
  expect(answer.status).toBe(403)
})

/** Addresses that name a thing, by the thing they name. */
const addresses: Record<string, (owned: Owned) => string> = {
  'a participant to edit': ({ student }) => `/my-account/participants?edit=${student}`,
  'a participant to remove': ({ student }) => `/my-account/participants?remove=${student}`,
  'participants chosen': ({ student }) => `/my-account/participants?students=${student}`,
  'a registration to cancel': ({ registration }) => `/my-account/registration-data?cancel=${registration}`,
  'a search for somebody': () => '/my-account/participants?search=Geheim',
}

test.for(Object.keys(addresses))(
  'the address of %s tells another organisation nothing',
  async (name, { site, owner, another, things }) => {
    const path = addresses[name]?.(things) ?? ''
    expect(await visitorOf(site.url, owner.cookies).read(path)).toContain('Geheim Persoon')
    const html = await visitorOf(site.url, another.cookies).read(path)
    expect(html).not.toContain('Geheim Persoon')
    expect(html).not.toContain('Eigenaar')
  },
)

/** Forms that name a thing of somebody: posted by another, each is refused or finds nothing. */
const posts: Record<string, (owned: Owned) => { path: string; form: Record<string, string> }> = {
  'session-end': ({ session }) => ({
    path: '/my-account/login-data',
    form: { form: 'session-end', sessionId: session },
  }),
  participant: ({ student }) => ({
    path: `/my-account/participants?edit=${student}`,
    form: { form: 'participant', firstName: 'Gekaapt', lastName: 'Persoon', email: 'gekaapt@evil.test' },
  }),
  'participant-remove': ({ student }) => ({
    path: '/my-account/participants',
    form: { form: 'participant-remove', students: student },
  }),
  'participants-invite': ({ student }) => ({
    path: '/my-account/participants',
    form: { form: 'participants-invite', students: student },
  }),
  'registration-cancel': ({ registration }) => ({
    path: '/my-account/registration-data',
    form: { form: 'registration-cancel', id: registration },
  }),
  'personal-data': ({ student }) => ({
    path: '/my-account',
    form: {
      ...{ form: 'personal-data', firstName: 'Nora', lastName: 'Peeters', language: 'nl' },
      ...{ 'student._id': student, 'student.birthPlace': 'Gekaapt' },
    },
  }),
}

/** What the owner sees of it all. */
async function stateOf({ call, userId }: NewAccount, { student, registration }: Owned) {
  const parts = [`/students/${student}`, `/registrations/${registration}`, `/users/me/${userId}/sessions`]
  return JSON.stringify(await Promise.all(parts.map(async (path) => (await call('GET', path)).body)))
}

test.for(Object.keys(posts))(
  'the form %s, posted with what is another’s, changes nothing',
  async (name, { site, owner, another, things }) => {
    const { path, form } = posts[name]?.(things) ?? { path: '', form: {} }
    const before = await stateOf(owner, things)
    const answer = await visitorOf(site.url, another.cookies).post(path, form)
    expect(answer.status).not.toBe(200)
    expect(answer.status).toBeLessThan(500)
    expect(await answer.text()).not.toContain('Geheim Persoon')
    expect(await stateOf(owner, things)).toBe(before)
  },
)

const documents = {
  me: 'query($id: String!) { me(userId: $id) { email } }',
  waiting: 'query($id: String!) { waiting(userId: $id) { registrationsToPay } }',
  loginSessions: 'query($id: String!) { loginSessions(userId: $id) { _id } }',
  endOtherLoginSessions: 'mutation($id: String!) { endOtherLoginSessions(userId: $id) }',
  updateUser: 'mutation($id: String!) { updateUser(id: $id, input: { firstName: "Gekaapt" }) { _id } }',
}

test.for(Object.entries(documents))(
  'GraphQL gives %s of another as not found',
  async ([name, query], { site, owner, another }) => {
    const headers = {
      'Content-Type': 'application/json',
      Authorization: `Bearer ${another.cookies.get('accessToken')}`,
    }
    const body = JSON.stringify({ query, variables: { id: owner.userId } })
    const answer = await (await fetch(`${site.url}/graphql`, { method: 'POST', headers, body })).json()
    expect(answer.data?.[name] ?? null).toBeNull()
    expect(answer.errors[0].extensions.status).toBe(404)
  },
)

test('text of a script in a name is shown as text on every page', async ({ site, database }) => {
  const account = await newAccount(
    { url: site.url, databaseUrl: database.url },
    { firstName: script, lastName: script, organisation: { name: `${script}${crypto.randomUUID()}` } },
  )
  await account.call('PATCH', `/users/${account.userId}`, { student: { birthPlace: script } })
  const email = `${crypto.randomUUID()}@deelnemer.test`
  await account.call('POST', '/students', { firstName: script, lastName: script, email, birthPlace: script })
  const visitor = visitorOf(site.url, account.cookies)
  for (const path of portalPages) {
    const html = await visitor.read(path)
    expect(html).not.toContain('<img src=x')
    expect(html).not.toContain('<script>alert')
    expect(html).toContain('&lt;img src=x')
  }
  const typed = await visitor.post('/my-account', {
    form: 'personal-data',
    firstName: script,
    lastName: '',
    phone: script,
  })
  expect(typed.status).toBe(422)
  const html = await typed.text()
  expect(html).toContain('&lt;img src=x')
  expect(html).not.toContain('<img src=x')
})

test('a new password ends every other session, on pages too, and the tokens that could renew them', async ({
  site,
  database,
}) => {
  const account = await newAccount({ url: site.url, databaseUrl: database.url })
  const here = visitorOf(site.url, await signInAt(site.url, account.email))
  const there = visitorOf(site.url, account.cookies)
  expect((await there.get('/my-account')).status).toBe(200)
  const chosen = { oldPassword: password, newPassword: 'drie nieuwe woorden', confirmPassword: 'drie nieuwe woorden' }
  expect((await here.post('/my-account/login-data', { form: 'password', ...chosen })).status).toBe(303)
  for (const path of portalPages) expect((await there.get(path)).status).toBe(303)
  expect((await here.get('/my-account')).status).toBe(200)
})

test('signing out forgets what the browser holds, and the old cookies open nothing', async ({ site, database }) => {
  const account = await newAccount({ url: site.url, databaseUrl: database.url })
  const visitor = visitorOf(site.url, account.cookies)
  const answer = await visitor.post('/logout', { form: 'logout' })
  expect(answer.status).toBe(303)
  expect(answer.headers.get('clear-site-data')).toContain('"cache"')
  for (const path of portalPages) expect((await visitor.get(path)).status).toBe(303)
})
