import { vatOn } from './vat.ts'

/** What a registration costs, in cents excluding VAT, and the VAT; `cancellationFee` is the part of it for participants who canceled. */
export interface Charged {
  net: number
  vat: number
  cancellationFee: number
  participants: number
}

/** What one of the participants who are left costs, in cents excluding VAT. */
export const pricePerParticipant = ({ net, cancellationFee, participants }: Omit<Charged, 'vat'>): number =>
  participants === 0 ? 0 : (net - cancellationFee) / participants

/**
 * What a registration costs after some of its participants cancel for whom `percent` of the price is taken off. The VAT
 * taken off is the difference of both amounts, so that nothing gets lost in rounding however often somebody cancels.
 */
export function withoutSome(charged: Charged, leaving: number, percent: number) {
  const full = Math.round(pricePerParticipant(charged) * leaving)
  const off = Math.round((full * percent) / 100)
  const net = charged.net - off
  const vat = vatOn(net)
  const cancellationFee = charged.cancellationFee + full - off
  return { net, vat, cancellationFee, off: { net: off, vat: charged.vat - vat } }
}
