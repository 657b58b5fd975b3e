import { afterAll, beforeAll, expect, test } from 'vitest'
import { rateLimits, secondFactors } from '../../src/db/tables.ts'
import { startApi, type TestApi } from '../support/api.ts'
import {
  begunFactor,
  codeAt,
  colleaguePassword,
  colleagueWithFactor,
  factorPath,
  newColleague,
  nextCode,
} from '../support/second-factor.ts'
import { newCustomer } from '../support/training.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())

const login = (email: string, more: object = { isAdmin: true }) =>
  api.send('POST', '/auth/login', { email, password: colleaguePassword, ...more })
const ticketOf = async (email: string) => String((await login(email)).body.ticket)
const withCode = (ticket: string, code: string) => api.send('POST', '/auth/second-factor', { ticket, code })
const headersOf = ({ body }: { body: { token: { accessToken: string } } }) => ({
  Authorization: `Bearer ${body.token.accessToken}`,
})

test('an app is set up with a code of its own; until then nothing is asked for', async () => {
  const colleague = await newColleague(api, 'EDITOR')
  const path = factorPath(colleague)
  expect((await api.get(path, colleague.headers)).body).toEqual({
    ...{ isOn: false, since: null, isDemanded: false, recoveryCodesLeft: 0 },
    ...{ secret: null, uri: null, recoveryCodes: [] },
  })
  expect((await api.send('POST', path, { password: 'a-wrong-one' }, colleague.headers)).status).toBe(401)
  const { secret, recoveryCodes } = await begunFactor(api, colleague)
  const { body: shown } = await api.get(path, colleague.headers)
  expect(shown).toMatchObject({ isOn: false, secret, recoveryCodes })
  expect(shown.uri).toMatch(new RegExp(`^otpauth://totp/.*secret=${secret}`))
  expect(new Set(recoveryCodes).size).toBe(10)
  expect((await login(colleague.email)).body.token.accessToken).toEqual(expect.any(String))

  const confirm = (code: string) => api.send('POST', `${path}/confirm`, { code }, colleague.headers)
  expect((await confirm('12345')).body.message).toBe('Wrong code')
  expect((await confirm(codeAt(secret))).status).toBe(204)
  expect((await api.get(path, colleague.headers)).body).toMatchObject({
    ...{ isOn: true, since: expect.any(String), recoveryCodesLeft: 10 },
    ...{ secret: null, uri: null, recoveryCodes: [] },
  })
  expect((await confirm(codeAt(secret))).status).toBe(409)
})

test('neither the secret nor a recovery code is in the database as it is', async () => {
  const { secret, recoveryCodes, id } = await colleagueWithFactor(api)
  const other = await newColleague(api)
  const shown = await begunFactor(api, other)
  const { rows } = await api.pool.query(
    `select concat(to_jsonb(f)::text, (select string_agg(to_jsonb(c)::text, '') from recovery_codes c where c.user_id = f.user_id)) as row
     from second_factors f where f.user_id = any($1)`,
    [[id, other.id]],
  )
  const text = rows.map(({ row }: { row: string }) => row).join()
  expect(rows).toHaveLength(2)
  for (const said of [secret, shown.secret, ...recoveryCodes, ...shown.recoveryCodes]) expect(text).not.toContain(said)
})

test('whoever has a second factor gets tokens for password and code, and not before', async () => {
  const colleague = await colleagueWithFactor(api)
  const first = await login(colleague.email)
  expect(first.status).toBe(200)
  expect(Object.keys(first.body)).toEqual(['ticket'])
  // Without `isAdmin`, as on the site, nothing opens either.
  expect((await login(colleague.email, {})).body).toMatchObject({ statusCode: 401, message: 'Code needed' })
  expect((await login(colleague.email, { password: 'a-wrong-one', isAdmin: true })).status).toBe(401)

  const { ticket } = first.body
  expect((await withCode(ticket, colleague.usedCode)).body.message).toBe('Wrong code')
  const code = await nextCode(api, colleague, colleague.secret)
  const { status, body } = await withCode(ticket, code)
  expect(status).toBe(200)
  expect(body.user.email).toBe(colleague.email)
  expect((await withCode(ticket, code)).status).toBe(401)
  const given = await login(colleague.email, { code: await nextCode(api, colleague, colleague.secret) })
  expect((await api.get('/panel/settings', headersOf(given))).status).toBe(200)
})

test('of many calls with the same code one gets in', async () => {
  const colleague = await colleagueWithFactor(api)
  const ticket = await ticketOf(colleague.email)
  const code = await nextCode(api, colleague, colleague.secret)
  const answers = await Promise.all(Array.from({ length: 6 }, () => withCode(ticket, code)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
})

test('a ticket is no token, ends with the password, and somebody else’s code is none', async () => {
  const colleague = await colleagueWithFactor(api)
  const other = await colleagueWithFactor(api)
  const ticket = await ticketOf(colleague.email)
  expect((await api.get('/panel/settings', { Authorization: `Bearer ${ticket}` })).status).toBe(401)
  expect((await withCode(ticket, await nextCode(api, other, other.secret))).status).toBe(401)
  const change = { oldPassword: colleaguePassword, newPassword: 'een-ander-wachtwoord' }
  await api.send('POST', '/auth/change-password', change, colleague.headers)
  const { body } = await withCode(ticket, await nextCode(api, colleague, colleague.secret))
  expect(body.message).toBe('Token is invalid or expired')
})

test('a recovery code is good once, however it is typed', async () => {
  const { email, recoveryCodes, headers, ...colleague } = await colleagueWithFactor(api)
  const [code = ''] = recoveryCodes
  const ticket = await ticketOf(email)
  expect((await withCode(ticket, code.toLowerCase().replaceAll('-', ' '))).status).toBe(200)
  expect((await withCode(ticket, code)).status).toBe(401)
  expect((await api.get(factorPath(colleague), headers)).body.recoveryCodesLeft).toBe(9)
  const { body } = await api.get('/panel/settings', await api.as('STAFF'))
  expect(body.events[0]).toMatchObject({ event: 'recovery-code-used', actor: 'Ruben Maes' })
})

test('after ten wrong codes none is taken for a while, a right one neither', async () => {
  const colleague = await colleagueWithFactor(api)
  const ticket = await ticketOf(colleague.email)
  const statuses: number[] = []
  for (let attempt = 0; attempt < 11; attempt += 1) statuses.push((await withCode(ticket, '12345')).status)
  expect(statuses).toEqual([...Array(10).fill(401), 429])
  const code = await nextCode(api, colleague, colleague.secret)
  expect((await withCode(ticket, code)).status).toBe(429)
  await api.db.delete(rateLimits)
  expect((await withCode(ticket, code)).status).toBe(200)
})

test('switching it on ends every other sign-in; another app takes a code of the first', async () => {
  const colleague = await newColleague(api)
  const elsewhere = await api.asUser(colleague.email)
  const { secret } = await begunFactor(api, colleague)
  await api.send('POST', `${factorPath(colleague)}/confirm`, { code: codeAt(secret) }, colleague.headers)
  expect((await api.get(factorPath(colleague), elsewhere)).status).toBe(401)
  expect((await api.get(factorPath(colleague), colleague.headers)).status).toBe(200)

  const again = (more: object) =>
    api.send('POST', factorPath(colleague), { password: colleaguePassword, ...more }, colleague.headers)
  expect((await again({})).body.details).toMatchObject([{ path: 'code' }])
  expect((await again({ code: '12345' })).status).toBe(401)
  expect((await again({ code: await nextCode(api, colleague, secret) })).body.secret).not.toBe(secret)
  // The first stays good until the second was confirmed.
  const code = await nextCode(api, colleague, secret)
  expect((await withCode(await ticketOf(colleague.email), code)).status).toBe(200)
})

/** What somebody heard of, the newest first. */
const mailed = async (email: string) => (await api.mailsTo(email)).map(({ data }) => data.kind)

test('it is switched off by password and code', async () => {
  const colleague = await colleagueWithFactor(api)
  const remove = (code: string, password = colleaguePassword) =>
    api.send('POST', `${factorPath(colleague)}/remove`, { password, code }, colleague.headers)
  expect((await remove('12345')).status).toBe(401)
  const code = await nextCode(api, colleague, colleague.secret)
  expect((await remove(code, 'a-wrong-one')).status).toBe(401)
  expect((await remove(code)).status).toBe(204)
  expect(await mailed(colleague.email)).toEqual(['second-factor-off', 'second-factor-on'])
  expect((await login(colleague.email)).body.token).toBeDefined()
})

test('staff take a colleague’s lost one away; an editor takes nobody’s, and nobody a customer’s', async () => {
  const colleague = await colleagueWithFactor(api, 'EDITOR')
  const staff = await newColleague(api)
  const path = `/users/${colleague.id}/second-factor/remove`
  expect((await api.send('POST', path, {}, await api.as('EDITOR'))).status).toBe(403)
  expect((await api.send('POST', `/users/${staff.id}/second-factor/remove`, {}, staff.headers)).status).toBe(404)
  const { id } = await newCustomer(api)
  expect((await api.send('POST', `/users/${id}/second-factor/remove`, {}, staff.headers)).status).toBe(404)
  expect((await api.send('POST', path, {}, staff.headers)).status).toBe(204)
  expect((await api.mailsTo(colleague.email))[0]?.data).toEqual({
    kind: 'second-factor-reset',
    values: { firstName: 'Ruben', colleague: 'Ruben Maes' },
  })
  expect((await api.get(factorPath(colleague), colleague.headers)).status).toBe(401)
  expect((await login(colleague.email)).body.token).toBeDefined()
})

test('where staff demand it of everybody, whoever has none can do nothing but set it up', async () => {
  const staff = await colleagueWithFactor(api)
  const editor = await newColleague(api, 'EDITOR')
  const demand = (isSecondFactorDemanded: boolean, headers = staff.headers) =>
    api.send('PATCH', '/panel/settings', { isSecondFactorDemanded }, headers)
  expect(await demand(true, (await newColleague(api)).headers)).toMatchObject({
    status: 409,
    body: { message: 'Set up a second factor first' },
  })
  expect((await demand(true)).body).toMatchObject({ isSecondFactorDemanded: true })
  try {
    const { body } = await api.get('/static-contents', editor.headers)
    expect(body).toMatchObject({ statusCode: 401, message: 'Second factor needed' })
    // What everybody sees is seen as by nobody.
    expect((await api.get('/faqs', editor.headers)).status).toBe(200)
    expect((await api.get('/static-contents/banner?draft=true', editor.headers)).status).toBe(401)
    const customer = await newCustomer(api)
    expect((await api.get('/students', customer.headers)).status).toBe(200)

    const fresh = headersOf(await login(editor.email))
    expect((await api.get('/static-contents', fresh)).status).toBe(401)
    const { secret } = await begunFactor(api, { ...editor, headers: fresh })
    await api.send('POST', `${factorPath(editor)}/confirm`, { code: codeAt(secret) }, fresh)
    expect((await api.get('/static-contents', fresh)).status).toBe(200)
    const off = { password: colleaguePassword, code: await nextCode(api, editor, secret) }
    expect((await api.send('POST', `${factorPath(editor)}/remove`, off, fresh)).status).toBe(409)
  } finally {
    await demand(false)
  }
  const { body } = await api.get('/panel/settings', staff.headers)
  expect(body.events.map(({ event }: { event: string }) => event)).toEqual(
    expect.arrayContaining(['second-factor-demanded', 'second-factor-left-free', 'second-factor-on']),
  )
  expect(body.colleagues).toContainEqual(
    expect.objectContaining({ email: editor.email, role: 'EDITOR', secondFactorSince: expect.any(String) }),
  )
})

test('what the panel knows of people are those who work there', async () => {
  const customer = await newCustomer(api)
  const { body } = await api.get('/panel/settings', await api.as('STAFF'))
  const emails = body.colleagues.map(({ email }: { email: string }) => email)
  expect(emails).toContain('editor@leerplein.test')
  expect(emails).not.toContain(customer.email)
})

test('a set-up that nobody finished is over after half an hour', async () => {
  const colleague = await newColleague(api)
  const { secret } = await begunFactor(api, colleague)
  await api.db.update(secondFactors).set({ setupEndsAt: new Date(Date.now() - 1000) })
  expect((await api.get(factorPath(colleague), colleague.headers)).body.secret).toBeNull()
  const { status } = await api.send(
    'POST',
    `${factorPath(colleague)}/confirm`,
    { code: codeAt(secret) },
    colleague.headers,
  )
  expect(status).toBe(409)
})
