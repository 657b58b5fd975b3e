import { Readable } from 'node:stream'
import MailComposer from 'nodemailer/lib/mail-composer'
import SMTPConnection from 'nodemailer/lib/smtp-connection'
import { MailError, type MailFailure, type MailMessage, type MailTransport } from '../mail.ts'

interface Sender {
  name: string
  address: string
}

/** A server that says nothing is given up in good time: claims on mails last longer than all of these together. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

function serverAt(address: string) {
  const { protocol, hostname, port, username, password } = new URL(address)
  const secure = protocol === 'smtps:'
  return {
    options: { host: hostname, port: Number(port) || (secure ? 465 : 587), secure, ...patience },
    auth: username ? { user: decodeURIComponent(username), pass: decodeURIComponent(password) } : null,
  }
}

/** As an object, so that an address is one address whatever stands in it. */
const compose = ({ attachments, to, replyTo, ...message }: MailMessage, from: Sender): Promise<Buffer> =>
  new MailComposer({
    ...message,
    from,
    to: { name: '', address: to },
    ...(replyTo ? { replyTo: { name: '', address: replyTo } } : {}),
    attachments: attachments.map(({ content, ...attachment }) => ({ ...attachment, content: Buffer.from(content) })),
    headers: { 'Auto-Submitted': 'auto-generated' },
  })
    .compile()
    .build()

/** When a server that says no knows for whom the mail is: what it says before is of itself, or of us. */
const ofReceiver: readonly (string | undefined)[] = ['RCPT TO', 'DATA']

/** What a failure proves: the server said no, or it never asked for the mail; else it may have taken it. */
function failureOf(error: unknown, begun: boolean): MailFailure {
  const { responseCode = 0, code, command } = error as { responseCode?: number; code?: string; command?: string }
  const isAddress = command === 'API' && code === 'EENVELOPE'
  if (isAddress || (responseCode >= 500 && ofReceiver.includes(command))) return 'refused'
  return responseCode || !begun ? 'not-sent' : 'unknown'
}

/** Sends through the server of an address like 'smtps://user:password@host:465', a connection for each mail. */
export function smtpTransport(address: string, from: () => Sender): MailTransport {
  const { options, auth } = serverAt(address)

  async function exchange(sender: Sender, to: string, content: Readable) {
    const connection = new SMTPConnection(options)
    const { promise: broken, reject } = Promise.withResolvers<never>()
    broken.catch(() => {})
    connection.on('error', reject)
    const step = (act: (done: (error?: Error | null) => void) => void) =>
      Promise.race([broken, new Promise<void>((resolve, fail) => act((error) => (error ? fail(error) : resolve())))])
    try {
      await step((done) => connection.connect(done))
      if (auth) await step((done) => connection.login(auth, done))
      await step((done) => connection.send({ from: sender.address, to: [to] }, content, done))
      connection.quit()
    } catch (error) {
      connection.close()
      throw error
    }
  }

  return {
    async send(message) {
      const sender = from()
      const bytes = await compose(message, sender)
      let begun = false
      function* whenAskedFor() {
        begun = true
        yield bytes
      }
      try {
        await exchange(sender, message.to, Readable.from(whenAskedFor()))
      } catch (error) {
        throw new MailError(failureOf(error, begun), error)
      }
    },
  }
}
