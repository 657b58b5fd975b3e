import { decodeJwt, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { jwtSecret, startApi, type TestApi } from '../support/api.ts'
import { newCustomer } from '../support/training.ts'

let api: TestApi
let me: string
let good: string
beforeAll(async () => {
  api = await startApi()
  const { id, headers } = await newCustomer(api)
  me = `/users/me/${id}`
  good = headers.Authorization?.replace('Bearer ', '') ?? ''
})
afterAll(() => api.stop())

const statusWith = async (token: string) => (await api.get(me, { Authorization: `Bearer ${token}` })).status
const own = new TextEncoder().encode(jwtSecret)
const typ = 'at+jwt'

const forged: [what: string, token: () => Promise<string> | string][] = [
  ['a token without a signature', () => new UnsecuredJWT(decodeJwt(good)).encode()],
  ['a token whose signature was taken away', () => `${good.split('.').slice(0, 2).join('.')}.`],
  ['a token that says another role than was signed', () => changed(good)],
  [
    'a token of another algorithm',
    () => new SignJWT(decodeJwt(good)).setProtectedHeader({ alg: 'HS512', typ }).sign(own),
  ],
  [
    'a token with a key of its own',
    async () => {
      const { privateKey } = await generateKeyPair('ES256')
      const header = { alg: 'ES256', typ, jku: 'https://elsewhere.test/keys', kid: 'mine' }
      return new SignJWT(decodeJwt(good)).setProtectedHeader(header).sign(privateKey)
    },
  ],
]

function changed(token: string) {
  const [header, , signature] = token.split('.')
  const payload = Buffer.from(JSON.stringify({ ...decodeJwt(token), role: 'STAFF' })).toString('base64url')
  return `${header}.${payload}.${signature}`
}

test('the token as it was signed opens what is one’s own', async () => {
  expect(await statusWith(good)).toBe(200)
})

test.each(forged)('%s opens nothing', async (_, token) => {
  expect(await statusWith(await token())).toBe(401)
})
