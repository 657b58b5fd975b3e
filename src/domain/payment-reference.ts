/**
 * The Belgian structured message of an invoice: '+++202/6000/00137+++' for '2026-0001'. Ten digits, year first, and
 * two that check them: what is left of the ten by 97, or 97 when nothing is.
 */
export function paymentReference(invoiceNumber: string): string {
  const [year = '', sequence = ''] = invoiceNumber.split('-')
  const digits = year + sequence.padStart(6, '0')
  const check = String(Number(digits) % 97 || 97).padStart(2, '0')
  const all = digits + check
  return `+++${all.slice(0, 3)}/${all.slice(3, 7)}/${all.slice(7)}+++`
}
