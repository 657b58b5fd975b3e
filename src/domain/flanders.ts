/** Where somebody is billed, as far as it is known. */
export interface BilledAddress {
  zip?: string | null
  /** Two letters. */
  country?: string | null
}

/** Belgian zip codes 1500 to 3999, and from 8000 on; PostgreSQL reads it too. */
export const flemishZip = '^(?:1[5-9]|[2389][0-9])[0-9]{2}$'
const pattern = new RegExp(flemishZip)

/** Whether an address is in the Flemish Region. */
export const isFlemish = ({ zip, country }: BilledAddress): boolean =>
  country === 'BE' && pattern.test((zip ?? '').trim())
