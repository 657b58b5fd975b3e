import { countriesIn } from '../../domain/addresses.ts'
import type { Locale } from '../../domain/locales.ts'
import { SelectField } from '../forms/choices.tsx'
import { TextField } from '../forms/text-field.tsx'
import { VatField } from './vat-field.tsx'

/** The address of an invoice, and the VAT number of whoever has one. */
export function BilledFields({ locale, optional }: { locale: Locale; optional?: true }) {
  return (
    <>
      <TextField name="address" autoComplete="street-address" optional={optional} />
      <TextField name="zip" autoComplete="postal-code" width="short" optional={optional} />
      <TextField name="city" autoComplete="address-level2" width="medium" optional={optional} />
      <SelectField name="country" options={countriesIn(locale)} width="medium" />
      <VatField name="vat" width="medium" />
    </>
  )
}
