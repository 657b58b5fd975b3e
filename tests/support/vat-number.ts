import { randomInt } from 'node:crypto'

/** The VAT number of a Belgian enterprise by its first eight digits, which the last two check. */
export const belgianVat = (first: number): string =>
  `BE${String(first).padStart(8, '0')}${String(97 - (first % 97)).padStart(2, '0')}`

/** One that hardly anybody else has. */
export const newVatNumber = (): string => belgianVat(randomInt(1_000_000, 9_999_999))
