import { createHash, randomInt } from 'node:crypto'

/** As in base32: nothing in it looks like something else. */
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const count = 10
const groups = 6

const group = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('')

/** Ten codes of 120 bits, in groups that people can read to each other. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: count }, () => Array.from({ length: groups }, group).join('-'))

/** What is kept of a code; how it was typed makes no difference. */
export const recoveryHash = (code: string): string =>
  createHash('sha256')
    .update(code.toUpperCase().replaceAll(/[^A-Z\d]/g, ''))
    .digest('base64url')
