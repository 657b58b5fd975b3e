import { randomUUID } from 'node:crypto'
import { describe, expect, onTestFinished } from 'vitest'
import { provider } from '../../src/domain/provider.ts'
import { startMailServer } from '../support/mail-server.ts'
import { temporaryDatabase } from '../support/postgres.ts'
import { openDay } from '../support/rooms.ts'
import { startSite, test } from '../support/site.ts'

const post = (url: string, body: object) =>
  fetch(url, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) })

const person = () => ({ firstName: 'Ann', lastName: 'Claes', email: `${randomUUID()}@bezoeker.test` })
const request = () => ({ ...person(), phone: '+32 2 123 45 67', persons: 4, date: openDay(30), dayPart: 'morning' })

describe('mail', () => {
  test('lies in the demo mailbox, the newest first, where no mail server is set', async ({ site }) => {
    const read = async () => (await fetch(`${site.url}/dev/mail.json`)).json()
    const [first, second] = [person(), person()]
    for (const { email } of [first, second]) {
      await post(`${site.url}/api/newsletter-subscriptions`, { email, language: 'en' })
      await expect.poll(async () => (await read())[0]?.to).toBe(email)
    }
    const [newest, before] = await read()
    expect(before.to).toBe(first.email)
    expect(Object.keys(newest).sort()).toEqual(['html', 'links', 'subject', 'text', 'to'])
    expect(newest.links[0]).toMatch(new RegExp(`^${site.url}/`))
    expect(await (await fetch(`${site.url}/dev/mail`)).text()).toContain(newest.subject)
  })

  test('goes to the server that is set, with links to the control panel that is set', async () => {
    // One of its own: whoever works on a database sends its mail.
    const database = await temporaryDatabase('seeded')
    const server = await startMailServer()
    const settings = { SMTP_URL: server.url, CONTROL_PANEL_URL: 'https://panel.test/start' }
    const site = await startSite(database, settings)
    onTestFinished(async () => {
      await site.stop()
      await server.stop()
      await database.drop()
    })
    await post(`${site.url}/api/bookings`, request())
    const toProvider = () => server.taken.find(({ to }) => to[0] === provider.email)
    await expect.poll(toProvider, { timeout: 10_000 }).toBeDefined()
    expect(toProvider()?.source).toContain('\nhttps://panel.test/start\r\n')
    for (const path of ['/dev/mail', '/dev/mail.json']) expect((await fetch(site.url + path)).status, path).toBe(404)
  })
})
