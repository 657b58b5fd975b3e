import type { LessonHalf } from './half-days.ts'

/** Who signs half a day: whoever was there, or who taught. */
export type Signer = 'participant' | 'trainer'

/** By the code at the door, or on the trainer's list. */
export type SigningWay = 'door' | 'list'

/** Seconds that a code at the door stands. */
export const doorSeconds = 30

/** Minutes in which whoever typed a right code can sign. */
export const ticketMinutes = 5

/** No letters and digits that look alike on a wall. */
const signs = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const codeLength = 6

/** The number of the window of 30 seconds in which a moment falls. */
export const doorWindow = (now: Date): number => Math.floor(now.getTime() / (doorSeconds * 1000))

/** A code of six signs, '7KQ4M2', of at least twelve bytes. */
export const doorCodeOf = (bytes: Uint8Array): string =>
  Array.from({ length: codeLength }, (_, at) => {
    const [high = 0, low = 0] = [bytes[2 * at], bytes[2 * at + 1]]
    return signs[(high * 256 + low) % signs.length]
  }).join('')

/** What somebody typed, as codes are made: capitals, strokes and spaces do not matter. */
export const readDoorCode = (typed: string): string => typed.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')

/** As people read it off a wall: 'XXX XXX'. */
export const spacedCode = (code: string): string => code.match(/.{1,3}/g)?.join(' ') ?? code

/** Where participants sign; with a ticket, once they typed the code. Without its language. */
export const presencePath = (ticket?: string): string => (ticket ? `/presence/${ticket}` : '/presence')

/** Where a trainer shows the code of half a day. Without its language. */
export const doorPath = (token: string): string => `/door/${token}`

const letters = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase()

/** Whether what somebody typed is the e-mail address or the whole name of a participant, in whatever order and spelling of signs. */
export function isNameOf(typed: string, of: { firstName: string; lastName: string; email: string | null }): boolean {
  if (typed.trim().toLowerCase() === of.email?.toLowerCase()) return true
  const [first, last] = [letters(of.firstName), letters(of.lastName)]
  return first + last !== '' && [first + last, last + first].includes(letters(typed))
}

export interface SignedHalf extends LessonHalf {
  session: string
  position: number
  /** Of the participant, as it was when it was signed. */
  signedFor: string
  signer: Signer
  way: SigningWay
  present: boolean
  signedAt: Date
}

/** What stands before the first signature of a session. */
export const chainStart = '0'.repeat(64)

/** What the hash of a signature is made of: a line a thing, the hash before it first, the moment in ISO with milliseconds. */
export const canonicalSignature = (of: SignedHalf, previousHash: string): string =>
  [
    previousHash,
    of.session,
    of.position,
    of.signedFor,
    of.day,
    of.half,
    of.signer,
    of.way,
    of.present ? 'present' : 'absent',
    of.signedAt.toISOString(),
  ].join('\n')
