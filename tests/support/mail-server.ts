import { once } from 'node:events'
import type { AddressInfo, Socket } from 'node:net'
import { SMTPServer } from 'smtp-server'

/**
 * What the server makes of the mail that comes in as number `count`: an error with `responseCode` refuses it. It may
 * hang up with the mail in its hands, without a word or after it said that it has it.
 */
type Verdict = (count: number) => Error | 'hang up' | 'thank and hang up' | null

/** What it makes of a receiver, before it asks for the mail. */
type Doorkeeper = (count: number) => Error | 'hang up' | null

export const smtpError = (responseCode: number) => Object.assign(new Error('Not now'), { responseCode })

/** A mail server on this machine; it keeps what it took. */
export async function startMailServer(verdict: Verdict = () => null, port = 0, doorkeeper: Doorkeeper = () => null) {
  const taken: { to: string[]; source: string }[] = []
  const sockets = new Set<Socket>()
  let count = 0
  let knocks = 0
  const hangUp = () => {
    for (const socket of sockets) socket.destroy()
  }
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    onAuth: ({ username, password }, _session, done) =>
      username === 'site' && password === 'pass@word' ? done(null, { user: username }) : done(new Error('Unknown')),
    onRcptTo(_address, _session, done) {
      const response = doorkeeper(knocks++)
      if (response === 'hang up') hangUp()
      else done(response)
    },
    async onData(stream, session, done) {
      const chunks: Buffer[] = []
      for await (const chunk of stream) chunks.push(chunk)
      const response = verdict(count++)
      if (response instanceof Error) return done(response)
      taken.push({
        to: session.envelope.rcptTo.map(({ address }) => address),
        source: Buffer.concat(chunks).toString(),
      })
      if (response === 'hang up') return hangUp()
      done()
      if (response) for (const socket of sockets) socket.destroySoon()
    },
  })
  server.on('error', () => {})
  server.server.on('connection', (socket: Socket) => sockets.add(socket))
  server.listen(port, '127.0.0.1')
  await once(server.server, 'listening')
  const address = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    port: address.port,
    taken,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
