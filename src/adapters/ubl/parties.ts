import type { Invoice } from '@e-invoice-eu/core'
import { isCountryCode } from '../../domain/countries.ts'
import type { Party } from '../../domain/documents.ts'
import { enterpriseNumber } from '../../domain/enterprise-number.ts'
import { provider } from '../../domain/provider.ts'

type CountryCode =
  Invoice['ubl:Invoice']['cac:AccountingCustomerParty']['cac:Party']['cac:PostalAddress']['cac:Country']

/** Only what is there: an empty element is refused (PEPPOL-EN16931-R008). */
function given<Name extends string>(values: Record<Name, string | null>): Partial<Record<Name, string>> {
  const entries = Object.entries<string | null>(values).filter(([, value]) => value?.trim())
  return Object.fromEntries(entries) as Partial<Record<Name, string>>
}

/** A country in somebody's own words is Belgium: no other VAT number is taken. */
const countryCode = (country: string | null) =>
  ({ 'cbc:IdentificationCode': isCountryCode(country) ? country : 'BE' }) as CountryCode

/** Where Peppol finds a party: by its enterprise number, or by its VAT number where that is none. */
function addressOf(vat: string) {
  const number = enterpriseNumber(vat)
  return number
    ? ({ 'cbc:EndpointID': number, 'cbc:EndpointID@schemeID': '0208' } as const)
    : ({ 'cbc:EndpointID': vat, 'cbc:EndpointID@schemeID': '9925' } as const)
}

function registeredAs({ name, vat }: Party) {
  const number = enterpriseNumber(vat ?? '')
  return {
    'cbc:RegistrationName': name,
    ...(number && ({ 'cbc:CompanyID': number, 'cbc:CompanyID@schemeID': '0208' } as const)),
  }
}

/** A party that has a VAT number, as seller or buyer. */
function party(of: Party & { vat: string }) {
  const { name, address, zip, city, country, vat } = of
  return {
    ...addressOf(vat),
    'cac:PartyName': { 'cbc:Name': name },
    'cac:PostalAddress': {
      ...given({ 'cbc:StreetName': address, 'cbc:CityName': city, 'cbc:PostalZone': zip }),
      'cac:Country': countryCode(country),
    },
    'cac:PartyLegalEntity': registeredAs(of),
  }
}

const taxScheme = (vat: string) => ({ 'cbc:CompanyID': vat, 'cac:TaxScheme': { 'cbc:ID': 'VAT' } })

export const seller = (supplier: Party) => ({
  'cac:Party': {
    ...party({ ...supplier, vat: supplier.vat ?? '' }),
    'cac:PartyTaxScheme': [taxScheme(supplier.vat ?? '')] as [ReturnType<typeof taxScheme>],
    'cac:Contact': {
      'cbc:Name': supplier.name,
      'cbc:Telephone': provider.phone,
      ...given({ 'cbc:ElectronicMail': supplier.email }),
    },
  },
})

export const buyer = (customer: Party & { vat: string }) => ({
  'cac:Party': {
    ...party(customer),
    'cac:PartyTaxScheme': taxScheme(customer.vat),
    ...(customer.email && { 'cac:Contact': { 'cbc:ElectronicMail': customer.email } }),
  },
})
