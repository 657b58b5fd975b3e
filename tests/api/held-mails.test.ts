import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { smtpTransport } from '../../src/adapters/mail/smtp.ts'
import { MailError } from '../../src/adapters/mail.ts'
import { queueMails } from '../../src/db/mails.ts'
import { mails } from '../../src/db/tables.ts'
import { sendMails } from '../../src/jobs/send-mail.ts'
import { startApi, type TestApi } from '../support/api.ts'
import { samples } from '../support/mail-samples.ts'
import { smtpError, startMailServer } from '../support/mail-server.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())

const people = () => Array.from({ length: 3 }, () => `${randomUUID()}@mail.test`)

const queue = (receivers: readonly string[], kind: string) => {
  const sample = samples.find((one) => one.kind === kind)
  if (!sample) throw new Error(`No sample of ${kind}`)
  return queueMails(
    api.db,
    receivers.map((to) => ({ to, locale: 'nl', ...sample })),
  )
}

const mailsOf = (receivers: readonly string[]) =>
  api.db.select().from(mails).where(inArray(mails.to, receivers)).orderBy(mails.createdAt)

/** Hands what waits for them to the server there; gives back whether something is to be tried again. */
async function handOver(receivers: readonly string[], address: string): Promise<boolean> {
  const waiting = (await mailsOf(receivers)).filter(({ held }) => !held)
  const mail = smtpTransport(address, () => ({ name: 'Leerplein', address: 'hallo@site.test' }))
  return sendMails({ ...api.parts, user: null, mail }, { mails: waiting.map(({ id }) => id) }).then(
    () => false,
    (error) => error instanceof MailError && error.failure === 'not-sent',
  )
}

const pass = (receivers: readonly string[], minutes: number) =>
  api.db
    .update(mails)
    .set({
      createdAt: sql`created_at - make_interval(mins => ${minutes})`,
      claimedAt: sql`claimed_at - make_interval(mins => ${minutes})`,
    })
    .where(inArray(mails.to, [...receivers]))

async function serve(...behaviour: Parameters<typeof startMailServer>) {
  const server = await startMailServer(...behaviour)
  onTestFinished(server.stop)
  return server.url
}

async function goneServer() {
  const { url, stop } = await startMailServer()
  await stop()
  return url
}

/** It greets nobody. */
async function closedServer() {
  const server = createServer((socket) => socket.on('error', () => {}).end('554 No service here\r\n'))
  onTestFinished(() => void server.close())
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`
}

test.each([
  { what: 'is away', isTriedAgain: true, server: goneServer },
  { what: 'says that it takes nothing from anybody', isTriedAgain: true, server: closedServer },
  { what: 'takes no receivers now', isTriedAgain: true, server: () => serve(undefined, 0, () => smtpError(451)) },
  { what: 'hangs up with the mail in its hands', isTriedAgain: false, server: () => serve(() => 'hang up') },
])('after ten minutes in which the mail server $what, what tells many is held for nobody', async (outage) => {
  const receivers = people()
  await queue(receivers, 'welcome')
  expect(await handOver(receivers, await outage.server())).toBe(outage.isTriedAgain)
  await pass(receivers, 10)
  await queue(receivers, 'session-canceled')
  expect((await mailsOf(receivers)).filter(({ held }) => held)).toEqual([])
  await handOver(receivers, await serve())
  const told = (await mailsOf(receivers)).filter(({ kind }) => kind === 'session-canceled')
  expect(told.map(({ sentAt }) => sentAt !== null)).toEqual([true, true, true])
})

test('nor what a process that died may have sent', async () => {
  const receivers = people()
  await queue(receivers, 'welcome')
  await api.db.update(mails).set({ claimedAt: new Date() }).where(inArray(mails.to, receivers))
  await pass(receivers, 10)
  await queue(receivers, 'session-canceled')
  expect((await mailsOf(receivers)).map(({ held }) => held)).toEqual(Array(6).fill(false))
})

test.each([
  {
    what: 'knows no such receiver',
    server: () => serve(undefined, 0, (count) => (count === 1 ? smtpError(550) : null)),
  },
  { what: 'does not take the mail', server: () => serve((count) => (count === 1 ? smtpError(552) : null)) },
])(
  'where the mail server $what for good, it is held at once for that address, until a mail arrives there',
  async ({ server }) => {
    const receivers = people()
    await queue(receivers, 'welcome')
    expect(await handOver(receivers, await server())).toBe(false)
    const refused = (await mailsOf(receivers)).filter(({ refusedAt }) => refusedAt)
    expect(refused).toMatchObject([{ sentAt: null, attempts: 1 }])
    await pass(receivers, 1)
    await queue(receivers, 'session-canceled')
    const held = (await mailsOf(receivers)).filter((mail) => mail.held)
    expect(held).toMatchObject([{ to: refused[0]?.to, kind: 'session-canceled' }])

    const staff = await api.as('STAFF')
    expect((await api.send('POST', `/mails/${held[0]?.id}/again`, {}, staff)).status).toBe(200)
    await handOver(receivers, await serve())
    await pass(receivers, 1)
    await queue(receivers, 'evaluation-asked')
    expect((await mailsOf(receivers)).filter((mail) => mail.held)).toEqual([])
  },
)
