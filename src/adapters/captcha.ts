import { randomInt } from 'node:crypto'
import { type Challenge, createChallenge, type Payload, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { isRecord } from '../domain/values.ts'
import { derivedKey } from './derived-key.ts'

/** Tells people from programs without knowing anything of them. */
export interface Captcha {
  challenge(): Promise<Challenge>
  /** Whether it comes from a widget, right or wrong; else somebody typed it. */
  isAnswer(text: string): boolean
  /** What a good answer leaves behind, so that it is taken once; null for any other. */
  verify(response: string): Promise<{ id: string; expiresAt: Date } | null>
}

const minutes = 20
/** A second of a telephone's time, a fraction of one of ours. */
const cost = 2000
const fewest = 300
const most = 1000

const keyFrom = (secret: string, purpose: string) => derivedKey(secret, `captcha ${purpose}`).toString('hex')

/** What widgets send is JSON in base64; null for anything else. */
function decode(response: string): unknown {
  try {
    return JSON.parse(Buffer.from(response, 'base64').toString())
  } catch {
    return null
  }
}

/** How base64 of JSON begins, also when its end is missing. */
const beginning = 'eyJ'

const isParameters = (value: unknown): value is Payload['challenge']['parameters'] => isRecord(value)

/** The answer as widgets send it; what is not of that shape is none. */
function readSolution(response: string): Payload | null {
  const read = decode(response)
  if (!isRecord(read) || !isRecord(read.challenge) || !isRecord(read.solution)) return null
  const { parameters, signature } = read.challenge
  const { counter, derivedKey } = read.solution
  if (!isParameters(parameters) || typeof signature !== 'string' || typeof derivedKey !== 'string') return null
  return { challenge: { parameters, signature }, solution: { counter: Number(counter), derivedKey } }
}

/** Proof of work by altcha, on this server alone; challenges are signed and stored nowhere. */
export function altchaCaptcha(secret: string): Captcha {
  const keys = {
    hmacSignatureSecret: keyFrom(secret, 'challenge'),
    hmacKeySignatureSecret: keyFrom(secret, 'solution'),
  }
  return {
    challenge: () =>
      createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost,
        counter: randomInt(fewest, most),
        expiresAt: new Date(Date.now() + minutes * 60_000),
        deriveKey,
        ...keys,
      }),
    isAnswer: (text) => text.startsWith(beginning) || isRecord(decode(text)),
    async verify(response) {
      const payload = readSolution(response)
      if (!payload) return null
      const { verified } = await verifySolution({ ...payload, deriveKey, ...keys })
      const { signature, parameters } = payload.challenge
      // All of ours expire, and the signature vouches for this one.
      if (!verified || !signature || !parameters.expiresAt) return null
      return { id: signature, expiresAt: new Date(parameters.expiresAt * 1000) }
    },
  }
}
