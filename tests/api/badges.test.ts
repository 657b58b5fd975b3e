import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { compactVerify, createLocalJWKSet, decodeProtectedHeader, importJWK, jwtVerify } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { badgeKeys, students } from '../../src/db/tables.ts'
import { startApi, type TestApi } from '../support/api.ts'
import { getBytes } from '../support/pdf.ts'
import { newSeat } from '../support/record.ts'
import { newCustomer } from '../support/training.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())

async function badge() {
  const seat = await newSeat(api, { student: { firstName: 'Zoë', lastName: 'Çelik' } })
  const { student, session, customer } = seat
  const { body } = await api.send('POST', '/certificates', { student, session }, await api.as('STAFF'))
  const path = `/certificates/${body._id}/badge`
  const { bytes, ...response } = await getBytes(api, path, customer.headers)
  return { ...seat, certificate: body, path, response, text: new TextDecoder().decode(bytes) }
}

test('is a credential of Open Badges 3.0, whose signature the published keys prove', async () => {
  const { certificate, student, text } = await badge()
  const { body: keys } = await api.get('/badges/keys')
  const issuer = 'http://site.test/api/badges/issuer'
  const { payload, protectedHeader } = await jwtVerify(text, createLocalJWKSet(keys), { issuer })
  expect(protectedHeader).toMatchObject({ alg: 'RS256', typ: 'JWT', jwk: { kty: 'RSA', e: 'AQAB' } })
  expect(payload).toMatchObject({
    '@context': ['https://www.w3.org/ns/credentials/v2', expect.stringContaining('/spec/ob/v3p0/context-3.0.3.json')],
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    id: `http://site.test/verify/${certificate.code}`,
    jti: `http://site.test/verify/${certificate.code}`,
    sub: `urn:uuid:${student}`,
    issuer: { id: issuer, type: ['Profile'] },
    credentialSubject: { id: `urn:uuid:${student}`, achievement: { type: ['Achievement'], name: 'Boekhouden' } },
  })
  expect(Math.floor(Date.parse(String(payload.validFrom)) / 1000)).toBe(payload.nbf)
  expect((await api.get('/badges/issuer')).body).toEqual(payload.issuer)
  expect(JSON.stringify(keys)).not.toMatch(/"(d|p|q|dp|dq|qi)":/)
})

test('names its owner, and tells the address only to who knows it', async () => {
  const { student, text } = await badge()
  const [row] = await api.db.select().from(students).where(eq(students.id, student))
  const { jwk } = decodeProtectedHeader(text)
  const { payload } = await compactVerify(text, await importJWK(jwk ?? {}, 'RS256'))
  const said = new TextDecoder().decode(payload)
  expect(said).not.toContain(row?.email)
  const [name, address] = JSON.parse(said).credentialSubject.identifier
  expect(name).toMatchObject({ identityType: 'name', identityHash: 'Zoë Çelik' })
  const hash = createHash('sha256').update(`${row?.email}${address.salt}`).digest('hex')
  expect(address).toMatchObject({ identityType: 'emailAddress', hashed: true, identityHash: `sha256$${hash}` })
})

test('is its customer’s alone, and comes as a file', async () => {
  const { path, response, certificate } = await badge()
  expect(response.status).toBe(200)
  expect((await api.get(path, (await newCustomer(api)).headers)).status).toBe(404)
  expect((await api.get(path)).status).toBe(401)
  expect(response.headers.get('content-disposition')).toBe(`attachment; filename*=UTF-8''badge-${certificate.code}.jwt`)
})

test('the private key is not readable where it lies', async () => {
  await badge()
  const [row] = await api.db.select().from(badgeKeys)
  expect(row?.sealedKey).toMatch(/^[\w-]+$/)
  expect(Buffer.from(row?.sealedKey ?? '', 'base64url').toString()).not.toContain('kty')
})
