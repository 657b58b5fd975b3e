import { escapeHtml as e } from '../../domain/html.ts'
import { type DevPage, htmlResponse } from './dev-page.ts'

interface MailboxMail {
  id: string
  to: string
  subject: string
  text: string
  html: string
  sentAt: Date
}

export interface Mailbox {
  /** The newest first. */
  list(): Promise<MailboxMail[]>
  get(id: string): Promise<MailboxMail | null>
}

const attribute = /\bhref="(https?:[^"]+)"/g

/** The addresses that a mail's HTML leads to, in order, each once. */
function linksOf(html: string): string[] {
  const found = [...html.matchAll(attribute)].map(([, address = '']) => address.replaceAll('&amp;', '&'))
  return [...new Set(found)]
}

const link = (address: string) => `<li><a href="${e(address)}">${e(address)}</a></li>`
const minute = (moment: Date) => moment.toISOString().slice(0, 16).replace('T', ' ')

const listPage = (mails: MailboxMail[]) =>
  htmlResponse(
    'Mailbox',
    `<h1>Mailbox</h1><p>No mail server is set (SMTP_URL), so every mail the site sends ends here. <a href="/dev/mail.json">As JSON</a></p>${
      mails.length === 0 ? '<p>No mail yet.</p>' : ''
    }<ul>${mails
      .map(
        ({ id, to, subject, sentAt }) =>
          `<li><a href="/dev/mail/${e(id)}">${e(subject)}</a><span>to ${e(to)}</span> <small>${minute(sentAt)} UTC</small></li>`,
      )
      .join('')}</ul>`,
  )

/** The frame runs nothing; its links open in this window. */
const mailPage = (mail: MailboxMail) =>
  htmlResponse(
    mail.subject,
    `<p><a href="/dev/mail">Mailbox</a></p><h1>${e(mail.subject)}</h1><p>to ${e(mail.to)} <small>${minute(mail.sentAt)} UTC</small></p><iframe title="HTML" sandbox="allow-top-navigation-by-user-activation" srcdoc="${e(
      mail.html.replace('<head>', '<head><base target="_top">'),
    )}"></iframe><h2>Links</h2><ul>${linksOf(mail.html).map(link).join('')}</ul><h2>Text</h2><pre>${e(mail.text)}</pre>`,
  )

/** The demo mailbox: 'mail' and 'mail.json' under /dev/. */
export function mailboxPages(mailbox: Mailbox): Record<'mail' | 'mail.json', DevPage> {
  return {
    async mail(_request, id) {
      if (id === '') return listPage(await mailbox.list())
      const mail = await mailbox.get(id)
      return mail && mailPage(mail)
    },
    async 'mail.json'(_request, rest) {
      if (rest !== '') return null
      const mails = await mailbox.list()
      return Response.json(
        mails.map(({ to, subject, text, html }) => ({ to, subject, text, html, links: linksOf(html) })),
        { headers: { 'Cache-Control': 'no-store' } },
      )
    },
  }
}
