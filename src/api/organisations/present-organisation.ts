import { organisations } from '../../db/tables.ts'

/** An organisation as its own contacts see it. */
export const organisationColumns = {
  _id: organisations.id,
  name: organisations.name,
  vat: organisations.vat,
  address: organisations.address,
  zip: organisations.zip,
  city: organisations.city,
  country: organisations.country,
  reference: organisations.reference,
}
