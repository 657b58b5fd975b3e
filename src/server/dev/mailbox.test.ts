import { describe, expect, it } from 'vitest'
import { createDev } from './dev-page.ts'
import { mailboxPages } from './mailbox.ts'

const mail = {
  id: '7',
  to: 'zoe@mail.test',
  subject: 'Tea & <b>cake</b>',
  text: 'Open http://site.test/a?b=1&c=2',
  html: '<!doctype html><html><head><title>x</title></head><body><a href="http://site.test/a?b=1&amp;c=2">Open</a> <a href="http://site.test/a?b=1&amp;c=2">Open</a><script>alert(1)</script></body></html>',
  sentAt: new Date('2027-01-14T08:00:00Z'),
}
const mailbox = { list: async () => [mail], get: async (id: string) => (id === mail.id ? mail : null) }
const dev = createDev(mailboxPages(mailbox))
const ask = (path: string) => dev(new Request(`http://site.test${path}`))

describe('the mailbox', () => {
  it('is JSON for programs', async () => {
    const response = await ask('/dev/mail.json')
    const { to, subject, text, html } = mail
    expect(await response.json()).toEqual([{ to, subject, text, html, links: ['http://site.test/a?b=1&c=2'] }])
  })

  it('lists mails, and shows one in a frame where nothing runs', async () => {
    const list = await (await ask('/dev/mail')).text()
    expect(list).toContain('<a href="/dev/mail/7">Tea &amp; &lt;b&gt;cake&lt;/b&gt;</a>')

    const one = await ask('/dev/mail/7')
    const page = await one.text()
    expect(one.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'unsafe-inline'/)
    expect(page).toMatch(/<iframe [^>]*sandbox="allow-top-navigation-by-user-activation"/)
    expect(page).toContain('<a href="http://site.test/a?b=1&amp;c=2">')
    expect(page).not.toContain('<script')
  })

  it.each(['/dev/mail/8', '/dev/mail.json/7', '/dev/mailx', '/dev/constructor'])('has nothing at %s', async (path) => {
    expect((await ask(path)).status).toBe(404)
  })
})
