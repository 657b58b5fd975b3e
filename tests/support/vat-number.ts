import { randomInt } from 'node:crypto'

/** The VAT number of a Belgian enterprise that hardly anybody else has: its last two digits check the eight before. */
export function newVatNumber(): string {
  const first = String(randomInt(1_000_000, 9_999_999)).padStart(8, '0')
  return `BE${first}${String(97 - (Number(first) % 97)).padStart(2, '0')}`
}
