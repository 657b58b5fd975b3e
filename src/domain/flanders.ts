/** Where somebody is billed, as far as it is known. */
export interface BilledAddress {
  zip?: string | null
  /** Two letters. */
  country?: string | null
}

/** Whether an address is in the Flemish Region: Belgian zip codes 1500 to 3999, and from 8000 on. */
export const isFlemish = ({ zip, country }: BilledAddress): boolean =>
  country === 'BE' && /^(?:1[5-9]|[2389]\d)\d\d$/.test((zip ?? '').trim())
