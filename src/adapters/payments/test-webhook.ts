import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'

const signatureHeader = 'X-Payment-Signature'

/** The key of the built-in payment provider, made of the secret that signs the access tokens. */
function signatureOf(secret: string, body: string): Buffer {
  const key = createHmac('sha256', secret).update('webhooks of the test payment provider').digest()
  return createHmac('sha256', key).update(body).digest()
}

/** A message as the built-in provider sends it, whatever it says. */
export function signedMessage(secret: string, body: string) {
  const signature = signatureOf(secret, body).toString('hex')
  return { body, headers: { 'Content-Type': 'application/json', [signatureHeader]: signature } }
}

/** The message that a payment has changed; `event` tells messages apart. */
export const signedWebhook = (secret: string, payment: string) =>
  signedMessage(secret, JSON.stringify({ event: randomUUID(), payment }))

function paymentIn(body: string): string | null {
  try {
    const { payment }: { payment?: unknown } = Object(JSON.parse(body))
    return typeof payment === 'string' ? payment : null
  } catch {
    return null
  }
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
  return paymentIn(body)
}
