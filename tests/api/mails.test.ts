import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mails } from '../../src/db/tables.ts'
import { sendMails } from '../../src/jobs/send-mail.ts'
import { startApi, type TestApi } from '../support/api.ts'
import { sentMail } from '../support/resources.ts'

let api: TestApi
let staff: Record<string, string>
beforeAll(async () => {
  api = await startApi()
  staff = await api.as('STAFF')
})
afterAll(() => api.stop())

const shown = async (id: string) => {
  const [{ to } = { to: '' }] = await api.db.select({ to: mails.to }).from(mails).where(eq(mails.id, id))
  return (await api.get(`/mails?to=${encodeURIComponent(to)}`, staff)).body.items
}
const again = (id: string) => api.send('POST', `/mails/${id}/again`, {}, staff)

test('what was sent goes out once more, once a minute, with who did; what it says is not told', async () => {
  const id = await sentMail(api)
  expect(await shown(id)).toMatchObject([{ _id: id, state: 'sent', subject: 'Uw bericht', againAt: null }])
  expect((await again(id)).body).toMatchObject({ againBy: expect.any(String), againAt: expect.any(String) })
  expect((await again(id)).status).toBe(200)
  const items = await shown(id)
  expect(items).toHaveLength(2)
  expect(Object.keys(items[0])).not.toContain('text')
})

test('what was not delivered is tried again itself; what is on its way is left alone', async () => {
  const id = await sentMail(api)
  await api.db.update(mails).set({ sentAt: null, claimedAt: new Date() }).where(eq(mails.id, id))
  expect((await again(id)).status).toBe(409)
  await api.db
    .update(mails)
    .set({ createdAt: new Date(Date.now() - 2 * 3_600_000) })
    .where(eq(mails.id, id))
  expect(await shown(id)).toMatchObject([{ state: 'undelivered' }])
  expect((await again(id)).status).toBe(200)
  const [mail] = await api.db.select().from(mails).where(eq(mails.id, id))
  expect([await shown(id), mail?.claimedAt]).toMatchObject([[{ _id: id }], null])
})

test('a mail that was not sent while its link worked goes no more', async () => {
  const id = await sentMail(api)
  const data = { kind: 'password-reset' as const, values: { firstName: 'Eva', url: 'https://leerplein.test/***' } }
  const createdAt = new Date(Date.now() - 2 * 3_600_000)
  await api.db.update(mails).set({ data, createdAt, sentAt: null, claimedAt: null }).where(eq(mails.id, id))
  expect(await shown(id)).toMatchObject([{ state: 'expired' }])
  expect((await again(id)).status).toBe(409)
  await sendMails({ ...api.parts, user: null, mail: null }, { mails: [id] })
  expect(await shown(id)).toMatchObject([{ state: 'expired', sentAt: null, attempts: 0 }])
})

test('a mail whose link opened something is nobody else’s to send', async () => {
  const id = await sentMail(api)
  const data = { kind: 'password-reset' as const, values: { firstName: 'Eva', url: 'https://leerplein.test/***' } }
  await api.db.update(mails).set({ data }).where(eq(mails.id, id))
  expect(await shown(id)).toMatchObject([{ state: 'secret' }])
  expect((await again(id)).status).toBe(409)
  expect((await again(crypto.randomUUID())).status).toBe(404)
})
