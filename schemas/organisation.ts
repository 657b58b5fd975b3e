import { array, boolean, object, string } from 'yup'
import { contactRoles } from '../src/domain/visitor.ts'
import { enterpriseSize } from './registration.ts'
import { line, name, optional, postalCode } from './rules.ts'
import { enterpriseNumber, vatNumber } from './vat-number.ts'

/** A customer's organisation; `enterpriseNumber` is that of a public body, which has no VAT number; `receivesEInvoices` whether Peppol knows it, as far as we heard; `reference` is what it wants to read on its invoices, `enterpriseSize` what the kmo-portefeuille goes by, `isPartner` is told to staff only. */
export const organisation = object({
  _id: string().uuid().required(),
  name: string().required(),
  vat: string().defined().nullable(),
  enterpriseNumber: string().defined().nullable(),
  receivesEInvoices: boolean().defined().nullable(),
  address: string().defined().nullable(),
  zip: string().defined().nullable(),
  city: string().defined().nullable(),
  country: string().defined().nullable(),
  reference: string().defined().nullable(),
  enterpriseSize: enterpriseSize.defined().nullable(),
  isPartner: boolean(),
}).meta({ title: 'Organisation' })

/** A partner is billed by agreement; only staff say who is one. */
export const newOrganisation = object({
  name: name().required('error.required'),
  vat: optional(vatNumber),
  enterpriseNumber: optional(enterpriseNumber),
  address: optional(line()),
  zip: optional(postalCode),
  city: optional(line(100)),
  country: optional(line(100)),
  reference: optional(line(100)),
  enterpriseSize: enterpriseSize.nullable(),
  isPartner: boolean(),
}).meta({ title: 'NewOrganisation' })

/** Who decides for an organisation. */
export const administrator = object({
  _id: string().uuid().required(),
  firstName: string().required(),
  lastName: string().required(),
}).meta({ title: 'Administrator' })

/** What somebody may do in an organisation from now on; the caller's own password, where it was given too long ago. */
export const organisationContactChanges = object({
  roles: array(string().oneOf(contactRoles, 'error.choice').required())
    .max(contactRoles.length, 'error.tooMany')
    .required('error.required'),
  password: string().max(200, 'error.tooLong'),
}).meta({ title: 'OrganisationContactChanges' })

/** An account that belongs to an organisation; `roles` are what it may do there. */
export const organisationContact = object({
  _id: string().uuid().required(),
  email: string().required(),
  firstName: string().required(),
  lastName: string().required(),
  phone: string().defined().nullable(),
  language: string().required(),
  active: boolean().required(),
  emailVerified: boolean().required(),
  roles: array(string().required()).required(),
}).meta({ title: 'OrganisationContact' })
