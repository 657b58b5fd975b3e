/** What stands behind the letters of each other member state, as VIES lists them (ec.europa.eu/taxation_customs/vies). */
const formsElsewhere: Readonly<Record<string, RegExp>> = {
  AT: /^U\d{8}$/,
  BG: /^\d{9,10}$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^\d{9}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  EL: /^\d{9}$/,
  ES: /^[A-Z\d]\d{7}[A-Z\d]$/,
  FI: /^\d{8}$/,
  FR: /^[A-Z\d]{2}\d{9}$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^\d[A-Z\d+*]\d{5}[A-Z]{1,2}$/,
  IT: /^\d{11}$/,
  LT: /^(?:\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^[\dA-Z+*]{12}$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{12}$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
}

/**
 * A VAT number as it is kept, however it was written: 'BE 0417.497.106', '0417497106' and 'btw be0417497106' are
 * 'BE0417497106'. Without letters it is Belgian, and nine digits are one of before 2008, without its 0. Greece writes EL.
 */
export function normaliseVatNumber(text: string): string {
  const bare = text
    .toUpperCase()
    .replaceAll(/[\s.,/_\u2010-\u2015-]/g, '')
    .replace(/^(?:BTW|TVA|VAT):?(?=BE|\d)/, '')
  const [, digits] = /^(?:BE)?(\d{9,10})$/.exec(bare) ?? []
  if (digits) return `BE${digits.padStart(10, '0')}`
  return bare.replace(/^GR(?=\d)/, 'EL')
}

/** The number of a Belgian enterprise that a VAT number is made of: its last two digits check the eight before; else null. */
export function enterpriseNumber(vat: string): string | null {
  const [, number, first, check] = /^BE(([01]\d{7})(\d{2}))$/.exec(vat) ?? []
  return number && 97 - (Number(first) % 97) === Number(check) ? number : null
}

/** Whether the first letters are those of another member state, whose numbers are known by their form alone. */
export const isVatElsewhere = (vat: string): boolean => Object.hasOwn(formsElsewhere, vat.slice(0, 2))

/** Whether a number, as it is kept, can be one: a Belgian by its digits, any other of the Union by its form. */
export const isVatNumber = (vat: string): boolean =>
  enterpriseNumber(vat) !== null ||
  (isVatElsewhere(vat) && formsElsewhere[vat.slice(0, 2)]?.test(vat.slice(2)) === true)
