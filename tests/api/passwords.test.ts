import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { en, fr, nl } from '../../locales/texts.ts'
import { startApi, type TestApi } from '../support/api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())

const person = (password: string) => ({
  email: `${randomUUID()}@wachtwoord.test`,
  password,
  firstName: 'An',
  lastName: 'Maes',
  isPrivatePerson: true,
})
const register = (password: string, language = 'nl') =>
  api.send('POST', '/users', person(password), { 'Accept-Language': language })

const common = ['password', '12345678', 'PassWord', 'qwertyuiop', 'leerplein', 'Leerplein2026!', '1-leer-plein']
const found = ['aaaaaaaa', '        ', 'Welkom2026', 'zomer2026', 'Brussel2026', 'opleidingen', 'abcdefgh']
const like = ['leerplein-leerplein', 'hgfedcba', 'azertyui', 'Août 2026', 'abcabcabc', 'Geheim2026!', 'Bruxelles 1000']

test.each([...common, ...found, ...like])('nobody can choose %s', async (password) => {
  const { status, body } = await register(password)
  expect(status).toBe(400)
  expect(body.details).toEqual([{ path: 'password', message: nl.error.passwordCommon }])
})

test('the sentence is in the language of the visitor', async () => {
  for (const [language, texts] of Object.entries({ nl, en, fr })) {
    const { body } = await register('password', language)
    expect(body.details).toEqual([{ path: 'password', message: texts.error.passwordCommon }])
  }
})

test('a change and a reset refuse them too, each at its field, and use nothing up', async () => {
  const given = person('drie woorden na elkaar')
  await api.send('POST', '/users', given)
  const { body } = await api.send('POST', '/auth/login', given)
  const change = { oldPassword: given.password, newPassword: 'sunshine1' }
  const headers = { Authorization: `Bearer ${body.token.accessToken}` }
  const changed = await api.send('POST', '/auth/change-password', change, headers)
  expect(changed).toMatchObject({ status: 400, body: { details: [{ path: 'newPassword' }] } })

  await api.send('POST', '/auth/reset-password', { email: given.email })
  const [mail] = await api.mailsTo(given.email)
  if (mail?.data.kind !== 'password-reset') throw new Error('No link was mailed')
  const path = `/auth/reset-password/${mail.data.values.url.split('/').at(-1)}`
  const chosen = (password: string) => api.send('POST', path, { password, confirmPassword: password })
  expect(await chosen('password1')).toMatchObject({ status: 400, body: { details: [{ path: 'password' }] } })
  expect((await chosen('vier woorden na elkaar')).status).toBe(200)
})

test('nobody can choose what stands before the @ of their address, nor the address', async () => {
  const name = `jan.peeters${Math.random().toString(36).slice(2, 5)}`
  const own = { ...person(''), email: `${name}@wachtwoord.test` }
  for (const password of [name, name.toUpperCase(), own.email, 'jan-peeters-2026'.replace('2026', name.slice(11))]) {
    const { status, body } = await api.send('POST', '/users', { ...own, password })
    expect([password, status, body.details]).toEqual([
      password,
      400,
      [{ path: 'password', message: nl.error.passwordCommon }],
    ])
  }
  expect((await api.send('POST', '/users', { ...own, password: `${name} fietst` })).status).toBe(201)
})

test.each(['leerplein-demo', 'drie woorden na elkaar', 'een-goed-wachtwoord', 'opleiding in Brussel', 'zonnebloem-7'])(
  'anybody can choose %s',
  async (password) => {
    expect((await register(password)).status).toBe(201)
  },
)
