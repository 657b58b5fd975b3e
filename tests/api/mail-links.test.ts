import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { smtpTransport } from '../../src/adapters/mail/smtp.ts'
import { mails } from '../../src/db/tables.ts'
import { redactMailLinks } from '../../src/jobs/retention.ts'
import { startApi, type TestApi } from '../support/api.ts'
import { startMailServer } from '../support/mail-server.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())

const forget = () => redactMailLinks({ ...api.parts, user: null, mail: null })
const age = (hours: number) =>
  api.db.update(mails).set({ createdAt: sql`${mails.createdAt} - make_interval(hours => ${hours})` })

/** Somebody who asks for a link, which works does; `stored` is all that the database keeps of it. */
async function askForLink() {
  const email = `${randomUUID()}@link.test`
  await api.send('POST', '/users', {
    email,
    password: 'drie woorden na elkaar',
    firstName: 'An',
    lastName: 'Maes',
    isPrivatePerson: true,
  })
  await api.jobsDone()
  await api.send('POST', '/auth/reset-password', { email })
  const [mail] = await api.mailsTo(email)
  if (mail?.data.kind !== 'password-reset') throw new Error('No link was mailed')
  const token = mail.data.values.url.split('/').at(-1) ?? ''
  const stored = async () => JSON.stringify(await api.db.select().from(mails).where(eq(mails.id, mail.id)))
  return { token, stored, email }
}

test('a mail that was handed to its server keeps no link that opens an account', async () => {
  const server = await startMailServer()
  const jobs = api.startJobs(smtpTransport(server.url, () => ({ name: 'Leerplein', address: 'a@site.test' })))
  onTestFinished(async () => {
    await jobs.stop()
    await server.stop()
  })
  const { token, stored, email } = await askForLink()
  await api.jobsDone()
  const sent = server.taken.filter(({ to }) => to.includes(email)).map(({ source }) => source.replaceAll(/=\r?\n/g, ''))
  expect(sent.join()).toContain(token)
  expect(await stored()).not.toContain(token)
  expect(await stored()).toContain('***')
})

test('old links are forgotten however many there are, and however few are read at once', async () => {
  const jobs = api.startJobs()
  onTestFinished(() => jobs.stop())
  const { token, stored } = await askForLink()
  await api.db.execute(sql`
    insert into mails ("to", locale, data, created_at)
    select 'old@link.test', 'nl',
      jsonb_build_object('kind', 'password-reset', 'values', jsonb_build_object('url', ${`http://site.test/${token}`}::text)),
      now() - interval '2 hours'
    from generate_series(1, 450) number`)
  await age(1)
  await forget()
  expect(await stored()).not.toContain(token)
  const left = await api.db.select().from(mails).where(eq(mails.to, 'old@link.test'))
  expect(left.filter(({ data }) => JSON.stringify(data).includes(token))).toEqual([])
})

test('the mailbox shows a link as long as it works, and the rest of the mail after that', async () => {
  const jobs = api.startJobs()
  onTestFinished(() => jobs.stop())
  const { token, stored } = await askForLink()
  await api.jobsDone()
  await forget()
  expect((await stored()).split(token).length).toBeGreaterThan(3)
  await age(1)
  await forget()
  expect(await stored()).not.toContain(token)
  expect(await stored()).toContain('Dag An')
})
