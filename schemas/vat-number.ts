import {
  enterpriseNumber as enterpriseOf,
  isVatElsewhere,
  isVatNumber,
  normaliseVatNumber,
} from '../src/domain/vat-number.ts'
import { line } from './rules.ts'

/** A VAT number as people write it, read as it is kept, whether it is one or not: 'BE 0417.497.106' is 'BE0417497106'. */
export const writtenVatNumber = line().transform((value: unknown) =>
  typeof value === 'string' ? normaliseVatNumber(value) : value,
)

/**
 * Belgian: BE0 or BE1, then nine digits (spec section 5) of which the last two check the others. Of another member state:
 * what has that one's form.
 */
export const vatNumber = writtenVatNumber.test('vat', 'error.vat', (value, { createError }) => {
  if (!value || isVatNumber(value)) return true
  return createError({ message: isVatElsewhere(value) ? 'error.vatElsewhere' : 'error.vat' })
})

/** The number of a Belgian enterprise that has no VAT number, as people write it: '0207.537.478' is '0207537478'. */
export const enterpriseNumber = line()
  .transform((value: unknown) =>
    typeof value === 'string' ? (enterpriseOf(normaliseVatNumber(value)) ?? value.trim()) : value,
  )
  .test('enterpriseNumber', 'error.enterpriseNumber', (value) => !value || enterpriseOf(`BE${value}`) !== null)
