import { randomUUID } from 'node:crypto'
import { eq, isNotNull, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { smtpTransport } from '../../src/adapters/mail/smtp.ts'
import { addJob } from '../../src/db/add-job.ts'
import { mailboxOf, queueMail, queueMails } from '../../src/db/mails.ts'
import { bookings, certificates, invoices, locations, mails, sessions } from '../../src/db/tables.ts'
import type { MailAttachment } from '../../src/domain/define-mail.ts'
import { startApi, type TestApi } from '../support/api.ts'
import { smtpError, startMailServer } from '../support/mail-server.ts'
import { billedTo, newCustomer, newSession, newStudents } from '../support/training.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())

const someone = () => `${randomUUID()}@mail.test`
const url = 'http://site.test/newsletter'

const write = (to: string, attachments?: MailAttachment[], about?: string) =>
  queueMail(api.db, {
    about,
    to,
    locale: 'nl',
    kind: 'newsletter-confirmation',
    values: { url },
    ...(attachments ? { attachments } : {}),
  })

/** Does jobs until the test ends; into the mailbox, or to a server. */
function work(address?: string) {
  const jobs = api.startJobs(
    address ? smtpTransport(address, () => ({ name: 'Leerplein', address: 'hallo@site.test' })) : null,
  )
  onTestFinished(() => jobs.stop())
  return jobs
}

async function serve(...behaviour: Parameters<typeof startMailServer>) {
  const server = await startMailServer(...behaviour)
  onTestFinished(server.stop)
  return server
}

/** What failed waits some seconds; not in a test. */
const hurry = () => api.db.execute(sql`update graphile_worker._private_jobs set run_at = now() where run_at > now()`)
const attemptsAt = async (to: string) => (await api.mailsTo(to))[0]?.attempts
const claimed = (minutes: number) => sql`now() - make_interval(mins => ${minutes})`

describe('the mailbox', () => {
  it('has each mail once, and the newest first', async () => {
    work()
    const [first, second] = [someone(), someone()]
    const about = randomUUID()
    await write(first, undefined, about)
    await write(first, undefined, about)
    await api.jobsDone()
    await write(second)
    await api.jobsDone()

    const newest = (await mailboxOf(api.db).list()).slice(0, 2)
    expect(newest.map(({ to }) => to)).toEqual([second, first])
    expect(newest[0]).toMatchObject({ subject: 'Bevestig uw inschrijving op de nieuwsbrief', sentAt: expect.any(Date) })
    expect(newest[0]?.html).toContain(url)
    expect(await api.mailsTo(first)).toHaveLength(1)
  })

  it('has nothing of what was taken back', async () => {
    work()
    const to = someone()
    await expect(
      api.db.transaction(async (tx) => {
        await queueMail(tx, { to, locale: 'fr', kind: 'newsletter-confirmation', values: { url } })
        throw new Error('No')
      }),
    ).rejects.toThrow('No')
    await api.jobsDone()
    expect(await api.mailsTo(to)).toEqual([])
  })
})

describe('a mail server', () => {
  it('gets the mail as text and HTML, to one receiver, under a name of its own', async () => {
    const server = await serve()
    work(server.url.replace('//', '//site:pass%40word@'))
    const to = someone()
    await write(to)
    await api.jobsDone()

    const [mail] = await api.mailsTo(to)
    const [taken] = server.taken
    expect(server.taken).toHaveLength(1)
    expect(taken?.to).toEqual([to])
    expect(taken?.source).toContain(`Message-ID: <${mail?.id}@leerplein.test>`)
    expect(taken?.source).toContain('From: Leerplein <hallo@site.test>')
    expect(taken?.source).toMatch(
      /Content-Type: text\/plain; charset=utf-8[\s\S]*Content-Type: text\/html; charset=utf-8/,
    )
    expect(mail?.sentAt).toBeInstanceOf(Date)
  })

  it('gets the days of a session with it, for a calendar, and the way there', async () => {
    const server = await serve()
    work(server.url)
    const customer = await newCustomer(api)
    const session = await newSession(api, { price: 0 })
    const places = await api.db.select().from(locations)
    const hall = places.find(({ isOnline }) => !isOnline)
    await api.db
      .update(sessions)
      .set({ locationId: String(hall?.id) })
      .where(eq(sessions.id, session))
    const to = someone()
    const students = await newStudents(api, customer, 1, { email: to })
    const registration = { session, students, invoice: billedTo, agreedToTerms: true }
    expect((await api.send('POST', '/registrations', registration, customer.headers)).status).toBe(201)
    await api.jobsDone()

    const taken = server.taken.find((mail) => mail.to.includes(to))
    expect(taken?.source).toContain('Content-Type: text/calendar')
    const calendar = Buffer.from(
      /text\/calendar[\s\S]*?\r\n\r\n([\w+/=\r\n]+)/.exec(taken?.source ?? '')?.[1] ?? '',
      'base64',
    )
    expect(calendar.toString()).toContain(`UID:${session}-1@site.test`)
    const [mail] = await api.mailsTo(to)
    const values = { url: expect.stringMatching(/^http:\/\/site\.test\/courses\/cursus-/) }
    expect(mail?.data).toMatchObject({ kind: 'participant-registered', values })
    expect(mail?.text).toContain('https://www.google.com/maps/dir/?api=1&destination=')
    expect(mail?.html).toContain('Zo komt u er</a>')
  })

  it('gets invoices, quotations and certificates with it, as PDF', async () => {
    const server = await serve()
    work(server.url)
    const [invoice] = await api.db.select({ id: invoices.id, number: invoices.number }).from(invoices).limit(1)
    const [booking] = await api.db.select({ id: bookings.id }).from(bookings).where(isNotNull(bookings.offer)).limit(1)
    const [certificate] = await api.db
      .select({ id: certificates.id, code: certificates.code })
      .from(certificates)
      .limit(1)
    const to = someone()
    await write(to, [
      { document: 'invoice', id: String(invoice?.id) },
      { document: 'quotation', id: String(booking?.id) },
      { document: 'certificate', id: String(certificate?.id) },
    ])
    await api.jobsDone()

    const source = server.taken[0]?.source ?? ''
    expect(source).toContain(`filename=factuur-${invoice?.number}.pdf`)
    expect(source).toMatch(/filename=offerte-[\w-]+\.pdf/)
    expect(source).toContain(`filename=certificaat-${certificate?.code}.pdf`)
    const starts = source.match(/\r\n\r\nJVBERi0/g)
    expect(starts).toHaveLength(3)
  })

  it('is told nothing by what was typed into a form', async () => {
    const server = await serve()
    work(server.url)
    const to = someone()
    const values = { name: 'Eve', email: 'eve@mail.test', phone: '', subject: 'Hi\r\nBcc: x@mail.test', message: 'Hi' }
    await queueMail(api.db, { to, locale: 'en', kind: 'contact-message', values })
    await api.jobsDone()

    const [headers = ''] = server.taken[0]?.source.split('\r\n\r\n') ?? []
    expect(server.taken[0]?.to).toEqual([to])
    expect(headers).toContain('Reply-To: eve@mail.test')
    expect(headers).not.toMatch(/^Bcc/im)
  })

  it('that is away, or says not now, gets it later', async () => {
    const { port, stop } = await startMailServer()
    await stop()
    work(`smtp://127.0.0.1:${port}`)
    const to = someone()
    await write(to)
    await expect
      .poll(async () => (await api.mailsTo(to))[0])
      .toMatchObject({ attempts: 1, claimedAt: null, sentAt: null })

    const server = await serve((count) => (count === 0 ? smtpError(451) : null), port)
    await expect.poll(async () => (await hurry()) && attemptsAt(to)).toBeGreaterThan(1)
    await expect.poll(async () => (await hurry()) && server.taken.length).toBe(1)
    await api.jobsDone()
    expect(await attemptsAt(to)).toBe(3)
  })

  it('gets it in the language of its receiver, as people read it', async () => {
    const server = await serve()
    work(server.url)
    const [to, other] = [someone(), someone()]
    const values = { firstName: 'Zoë', url }
    await queueMail(api.db, { to, locale: 'fr', kind: 'welcome', values })
    await queueMail(api.db, { to: other, locale: 'en', kind: 'welcome', values })
    await api.jobsDone()

    const [french, english] = [to, other].map((address) => server.taken.find((mail) => mail.to[0] === address)?.source)
    expect(french).toContain('Subject: Bienvenue chez Leerplein')
    expect(french).toContain('Bonjour Zo=C3=AB,')
    expect(english).toContain('Subject: Welcome to Leerplein')
    expect(english).toContain('<html lang=3D"en">')
  })

  it('that turns the receiver away for now, or hangs up before it has the mail, gets it later', async () => {
    const responses = [smtpError(450), 'hang up' as const]
    const server = await serve(undefined, 0, (count) => responses[count] ?? null)
    work(server.url)
    const to = someone()
    await write(to)
    // Others may be mailed meanwhile, by what the clock begins.
    const own = () => server.taken.filter((mail) => mail.to.includes(to))
    await expect.poll(async () => (await hurry()) && own().length).toBe(1)
    await api.jobsDone()
    expect((await api.mailsTo(to))[0]).toMatchObject({ attempts: 3, sentAt: expect.any(Date) })
    expect(own()).toHaveLength(1)
  })

  it('that does not know the receiver is not asked again', async () => {
    const server = await serve(undefined, 0, () => smtpError(550))
    work(server.url)
    const to = someone()
    await write(to)
    await api.jobsDone()
    const [mail] = await api.mailsTo(to)
    expect(mail).toMatchObject({ sentAt: null, attempts: 1 })
    expect(api.logged).toContainEqual(expect.objectContaining({ mail: mail?.id }))
    expect(server.taken).toEqual([])
  })

  it('gets the others of a batch though it does not want one of them now, and that one later', async () => {
    const server = await serve((count) => (count === 0 ? smtpError(451) : null))
    const receivers = [someone(), someone(), someone()]
    const values = { firstName: 'Zoë', url }
    await queueMails(
      api.db,
      receivers.map((to) => ({ to, locale: 'nl', kind: 'welcome', values })),
    )
    expect((await api.db.execute(sql`select from graphile_worker.jobs`)).rowCount).toBe(1)
    work(server.url)
    await expect.poll(() => server.taken.length).toBe(2)
    await expect.poll(async () => (await hurry()) && server.taken.length).toBe(3)
    await api.jobsDone()
    expect(server.taken.flatMap(({ to }) => to).sort()).toEqual(receivers.sort())
    const attempts = await Promise.all(receivers.map(attemptsAt))
    expect(attempts.sort()).toEqual([1, 1, 2])
  })

  it('that does not take the password gets it once the password is right, and the log says so', async () => {
    const server = await serve()
    const jobs = work(server.url.replace('//', '//site:wrong@'))
    const to = someone()
    await write(to)
    await expect.poll(() => attemptsAt(to)).toBe(1)
    await expect
      .poll(() => api.logged)
      .toContainEqual({ err: expect.objectContaining({ failure: 'not-sent', cause: expect.any(Error) }) })
    await jobs.stop()
    expect(server.taken).toEqual([])

    await hurry()
    work(server.url.replace('//', '//site:pass%40word@'))
    await api.jobsDone()
    expect(server.taken).toHaveLength(1)
    expect((await api.mailsTo(to))[0]?.sentAt).toBeInstanceOf(Date)
  })

  it('that hangs up once it said that it has the mail does not get it twice', async () => {
    const server = await serve(() => 'thank and hang up')
    work(server.url)
    const to = someone()
    await write(to)
    await api.jobsDone()
    expect(server.taken).toHaveLength(1)
    expect((await api.mailsTo(to))[0]).toMatchObject({ attempts: 1, sentAt: expect.any(Date) })
  })

  it('that refuses for good is not asked again', async () => {
    const server = await serve(() => smtpError(550))
    work(server.url)
    const to = someone()
    await write(to)
    await api.jobsDone()
    const [mail] = await api.mailsTo(to)
    expect(mail).toMatchObject({ sentAt: null, attempts: 1 })
    expect(api.logged).toContainEqual(expect.objectContaining({ mail: mail?.id }))
  })

  it('that falls silent when it has the mail does not get it twice', async () => {
    const server = await serve(() => 'hang up')
    work(server.url)
    const to = someone()
    await write(to)
    await api.jobsDone()
    const [mail] = await api.mailsTo(to)
    expect(server.taken).toHaveLength(1)
    expect(mail).toMatchObject({ sentAt: null, attempts: 1 })
    expect(api.logged).toContainEqual(expect.objectContaining({ mail: mail?.id }))
  })

  it('gets each mail once, though two processes do every job twice', async () => {
    const server = await serve()
    const receivers = Array.from({ length: 20 }, someone)
    for (const to of receivers) {
      await write(to)
      const [mail] = await api.mailsTo(to)
      await addJob(api.db, 'send-mails', { mails: [mail?.id ?? ''] })
    }
    work(server.url)
    work(server.url)
    await expect.poll(() => server.taken.length).toBe(20)
    await hurry()
    await api.jobsDone()
    expect(server.taken.flatMap(({ to }) => to).sort()).toEqual(receivers.sort())
  })

  it('is not sent what a process that died may have sent; somebody is told', async () => {
    const server = await serve()
    const [to, other] = [someone(), someone()]
    await write(to)
    await write(other)
    await api.db
      .update(mails)
      .set({ claimedAt: claimed(10) })
      .where(eq(mails.to, to))
    await api.db
      .update(mails)
      .set({ claimedAt: claimed(1) })
      .where(eq(mails.to, other))
    work(server.url)
    const [mail] = await api.mailsTo(to)
    await expect.poll(() => api.logged).toContainEqual(expect.objectContaining({ mail: mail?.id }))
    // Claimed a moment ago: whoever did may still be at it, so it is looked at again later.
    await expect
      .poll(async () => (await api.db.execute(sql`select from graphile_worker.jobs where attempts > 0`)).rowCount)
      .toBe(1)
    await api.db
      .update(mails)
      .set({ sentAt: claimed(0) })
      .where(eq(mails.to, other))
    await hurry()
    await api.jobsDone()
    expect(server.taken).toEqual([])
  })
})
