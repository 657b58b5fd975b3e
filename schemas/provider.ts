import { type InferType, object, string } from 'yup'
import { writtenIban } from '../src/domain/bank.ts'
import { enterpriseNumber as enterpriseOf } from '../src/domain/vat-number.ts'
import { localizedLine, localizedText } from './localized.ts'
import { emailAddress, line, name, phoneNumber, readAt } from './rules.ts'
import { vatNumber } from './vat-number.ts'

/**
 * The training provider, as its site, its mails and its papers say it; `iban` in groups of four, `recognition` its number for
 * the kmo-portefeuille, `terms` and `invoiceLine` lines at the end of its papers.
 */
export const provider = object({
  name: string().required(),
  street: localizedText.required(),
  zip: string().required(),
  city: localizedText.required(),
  vat: string().required(),
  email: string().required(),
  phone: string().required(),
  iban: string().required(),
  register: localizedText.required(),
  recognition: string().required(),
  openingHours: localizedText.defined().nullable(),
  terms: localizedText.defined().nullable(),
  invoiceLine: localizedText.defined().nullable(),
  updatedAt: string().required(),
}).meta({ title: 'Provider' })

const iban = line(60)
  .transform((value: unknown) => (typeof value === 'string' ? (writtenIban(value) ?? value.trim()) : value))
  .test('iban', 'error.iban', (value) => !value || writtenIban(value) !== null)

/** Its enterprise is Belgian: the number of it is that of its VAT. */
const belgianVat = vatNumber.test('belgian', 'error.vat', (value) => !value || enterpriseOf(value) !== null)

const optionalLine = localizedLine(400).nullable()

export const providerChanges = object({
  name: name().required('error.required'),
  street: localizedLine().required('error.required'),
  zip: line(20)
    .matches(/^\d{4}$/, { message: 'error.postalCode', excludeEmptyString: true })
    .required('error.required'),
  city: localizedLine(100).required('error.required'),
  vat: belgianVat.required('error.required'),
  email: emailAddress.required('error.required'),
  phone: phoneNumber.required('error.required'),
  iban: iban.required('error.required'),
  register: localizedLine(100).required('error.required'),
  recognition: line(40).required('error.required'),
  openingHours: optionalLine,
  terms: optionalLine,
  invoiceLine: optionalLine,
  updatedAt: readAt,
}).meta({ title: 'ProviderChanges' })
export type ProviderChanges = InferType<typeof providerChanges>
