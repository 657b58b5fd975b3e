import { listed } from './listed.ts'

interface HelpedRegistration {
  net: number
  vat: number
  dueOn: string | null
  shares: readonly ({ payer: 'agency' | 'customer'; amount: number } | null)[]
}

/** What goes where with the kmo-portefeuille, of one registration; cents without VAT but for the VAT. Null where it is paid otherwise. */
export interface SubsidySums {
  net: number
  vat: number
  own: number
  aid: number
  dueOn: string
}

export function sumsOf({ net, vat, dueOn, shares }: HelpedRegistration): SubsidySums | null {
  const aid = listed(shares).find(({ payer }) => payer === 'agency')?.amount
  return aid === undefined || !dueOn ? null : { net, vat, own: net - aid, aid, dueOn }
}
