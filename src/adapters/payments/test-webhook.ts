import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'

const signatureHeader = 'X-Payment-Signature'

/** The key of the built-in provider, made of the secret that signs the access tokens. */
function signatureOf(secret: string, body: string): Buffer {
  const key = createHmac('sha256', secret).update('webhooks of the test payment provider').digest()
  return createHmac('sha256', key).update(body).digest()
}

/** The message that a payment has changed; `event` tells messages apart. */
export function signedWebhook(secret: string, payment: string) {
  const body = JSON.stringify({ event: randomUUID(), payment })
  const signature = signatureOf(secret, body).toString('hex')
  return { body, headers: { 'Content-Type': 'application/json', [signatureHeader]: signature } }
}

/** The payment that a message speaks of; null when the message is not ours. */
export function readSignedWebhook(
  secret: string,
  body: string,
  header: (name: string) => string | undefined,
): string | null {
  const given = Buffer.from(header(signatureHeader) ?? '', 'hex')
  const expected = signatureOf(secret, body)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
  const { payment } = JSON.parse(body)
  return String(payment)
}
