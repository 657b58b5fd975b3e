/** The number of a Belgian enterprise that a VAT number is made of: its last two digits check the eight before; else null. */
export function enterpriseNumber(vat: string): string | null {
  const [, number, first, check] = /^BE(([01]\d{7})(\d{2}))$/.exec(vat) ?? []
  return number && 97 - (Number(first) % 97) === Number(check) ? number : null
}
