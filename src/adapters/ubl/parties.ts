import type { Invoice } from '@e-invoice-eu/core'
import { isCountryCode } from '../../domain/countries.ts'
import type { Party } from '../../domain/documents.ts'
import { provider } from '../../domain/provider.ts'
import { enterpriseNumber } from '../../domain/vat-number.ts'

type CountryCode =
  Invoice['ubl:Invoice']['cac:AccountingCustomerParty']['cac:Party']['cac:PostalAddress']['cac:Country']

/** Only what is there: an empty element is refused (PEPPOL-EN16931-R008). */
function given<Name extends string>(values: Record<Name, string | null>): Partial<Record<Name, string>> {
  const entries = Object.entries<string | null>(values).filter(([, value]) => value?.trim())
  return Object.fromEntries(entries) as Partial<Record<Name, string>>
}

/** A country in somebody's own words is Belgium. */
const countryCode = (country: string | null) =>
  ({ 'cbc:IdentificationCode': isCountryCode(country) ? country : 'BE' }) as CountryCode

/** Peppol's lists of VAT numbers, by the letters that those begin with (docs.peppol.eu/edelivery/codelists). */
const vatLists = {
  ...({ AT: '9914', BE: '9925', BG: '9926', CY: '9928', CZ: '9929', DE: '9930', DK: '0198', EE: '9931' } as const),
  ...({ EL: '9933', ES: '9920', FI: '0213', FR: '9957', HR: '9934', HU: '9910', IE: '9935', IT: '0211' } as const),
  ...({ LT: '9937', LU: '9938', LV: '9939', MT: '9943', NL: '9944', PL: '9945', PT: '9946', RO: '9947' } as const),
  ...({ SI: '9949', SK: '9950' } as const),
}
const hasList = (country: string): country is keyof typeof vatLists => Object.hasOwn(vatLists, country)

/** Where Peppol finds a party: by the number of its enterprise (Sweden has no list of VAT numbers), else its VAT number. */
function addressOf(vat: string) {
  const [number, country] = [enterpriseNumber(vat), vat.slice(0, 2)]
  if (number) return { 'cbc:EndpointID': number, 'cbc:EndpointID@schemeID': '0208' } as const
  if (country === 'SE') return { 'cbc:EndpointID': vat.slice(2, 12), 'cbc:EndpointID@schemeID': '0007' } as const
  return { 'cbc:EndpointID': vat, 'cbc:EndpointID@schemeID': vatLists[hasList(country) ? country : 'BE'] }
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
