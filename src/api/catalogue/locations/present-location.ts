import { locations } from '../../../db/tables.ts'

export const locationColumns = {
  _id: locations.id,
  key: locations.key,
  name: locations.name,
  address: locations.address,
  addresses: locations.addresses,
  zip: locations.zip,
  city: locations.city,
  isOnline: locations.isOnline,
}
