import { string } from 'yup'

/** As people write euros: '363', '363,50'. */
export const euros = string()
  .trim()
  .matches(/^\d{1,6}(?:[.,]\d{1,2})?$/, { message: 'error.number', excludeEmptyString: true })

/** Cents of what was written in euros; undefined where nothing was. */
export function centsOf(text: string | undefined): number | undefined {
  if (!text) return undefined
  return Math.round(Number(text.replace(',', '.')) * 100)
}

/** The other way round: what stands in the field; nothing where there is no amount. */
export const eurosOf = (cents: number | null | undefined): string =>
  typeof cents === 'number' ? (cents / 100).toFixed(cents % 100 === 0 ? 0 : 2).replace('.', ',') : ''
