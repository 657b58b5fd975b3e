import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { solveChallenge } from 'altcha-lib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApi, type TestApi } from '../support/api.ts'
let api: TestApi
beforeAll(async () => { api = await startApi() })
afterAll(() => api.stop())
test('x', async () => {
  const contact = await api.as('CONTACT')
  const show = async (p: Promise<any>) => { const { status, body } = await p; console.log(status, JSON.stringify(body)) }
  await show(api.send('POST', '/students', { firstName: 'A', lastName: 'B', email: 'a@b.be', sendMail: true }, contact))
  await show(api.send('POST', '/students', { firstName: 'A', lastName: 'B', email: 'A@b.be', zzz: 1 }, contact))
  await show(api.get('/students?limit=2&dateOfBirth=>1980-01-01', contact))
  await show(api.get('/organisations', contact))
  await show(api.get('/organisations', await api.as('STAFF')))
  await show(api.send('POST', '/auth/login', { email: {}, password: [] }))
  await show(api.send('PATCH', '/faqs/' + (await api.get('/faqs/all')).body[0]._id, { foo: 1 }, await api.as('STAFF')))
  const t0 = performance.now()
  const { body: challenge } = await api.get('/captcha/challenge')
  const solution = await solveChallenge({ challenge, deriveKey })
  console.log('ms', performance.now() - t0, challenge)
  const captcha = Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
  const m = { firstName: 'A', lastName: 'B', email: 'a@b.be', subject: 's', message: 'm\nn', captcha }
  console.log(captcha.length)
  await show(api.send('POST', '/contacts', m))
  await show(api.send('POST', '/contacts', m))
  await show(api.send('POST', '/contacts', { ...m, captcha: 'x' }))
  await show(api.send('POST', '/contacts', { ...m, captcha: undefined }))
  await show(api.send('POST', '/newsletter-subscriptions', { email: 'n@b.be' }))
  await show(api.send('POST', '/newsletter-subscriptions', { email: 'N@b.be' }))
  await show(api.get('/staff-members?limit=1'))
  console.log(api.logged, (await api.mailsTo('n@b.be'))[0]?.data)
  expect(1).toBe(1)
})
