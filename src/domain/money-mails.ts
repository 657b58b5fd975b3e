import {
  amount,
  byCustomer,
  deadlines,
  defineMail,
  firstName,
  number,
  priced,
  session,
  soon,
  url,
} from './define-mail.ts'
import type { PaymentDecision } from './money.ts'

/** What staff decided of a payment: cents that came, that were asked and that go back; `note` is why. */
export interface PaymentDecided {
  firstName: string
  subject: string
  verdict: PaymentDecision
  amount: number
  expected: number
  refunded: number
  note: string
  url?: string
}

/** It counts, with or without something to give back, came in two parts, or goes back. */
function decidedText({ verdict, refunded }: PaymentDecided) {
  if (verdict === 'accepted' && refunded > 0) return 'payment-surplus'
  return verdict === 'returned' ? 'payment-given-back' : (`payment-${verdict}` as const)
}

const paid = { ...session, firstName, amount, url }
const decided: PaymentDecided = {
  firstName,
  subject: session.course,
  verdict: 'accepted',
  amount,
  expected: 99_000,
  refunded: 0,
  note: 'Afgesproken aan de telefoon',
  url,
}
/** Without `paid`, something is left to pay: `rest` where `received` came before; with the kmo-portefeuille, by whom. */
interface Billed {
  url?: string
  paid?: boolean
  received?: number
  rest?: number
  account?: string
  paymentReference?: string
  ownShare?: number
  agencyShare?: number
}
const billed: Billed = { url }

function billedText({ paid, received, ownShare }: Billed) {
  if (paid) return 'invoice-paid'
  if (received) return 'invoice-part'
  return ownShare === undefined ? 'invoice' : 'invoice-subsidy'
}

/** Why, where staff said so. */
const explained: { reason?: string } = {}

/** An invoice in the stead of another: `rest` is what is still to be paid of it by `dueOn`, unless it was paid. */
interface Reissued {
  firstName: string
  number: string
  replaced: string
  amount: number
  reason: string
  rest?: number
  dueOn?: string
  account?: string
  paymentReference?: string
  ownShare?: number
  agencyShare?: number
  url?: string
}
const reissued: Reissued = {
  firstName,
  number,
  replaced: '2027-0041',
  amount,
  reason: 'Met uw bestelnummer',
  rest: amount,
  dueOn: '2027-02-01',
  url,
}

/** That of the credit note, null for what was never billed. */
const credited: { number: string | null } = { number }
/** All that is copied to ask for training leave and to claim it. */
const leave = {
  ...session,
  firstName,
  leaveNumber: 'ODB-0999104',
  contactHours: '35',
  organiser: 'Leerplein, 0999567875',
  claimBy: '2027-04-14',
  url,
}

/** `open` is what is left of the invoice, `costs` and `damages` what is asked beside it, `total` all of it. */
interface RemindedOf {
  firstName: string
  number: string
  level: 1 | 2 | 3
  billedOn: string
  dueOn: string
  payBy: string
  open: number
  costs: number
  damages: number
  total: number
  account: string
  paymentReference: string
  creditor: string
  url?: string
}
const reminded: RemindedOf = {
  firstName,
  number,
  level: 1,
  billedOn: '2027-01-02',
  dueOn: '2027-02-01',
  payBy: '2027-02-22',
  open: amount,
  costs: 0,
  damages: 0,
  total: amount,
  account: 'BE65 9990 0123 4596',
  paymentReference: '+++202/7000/04153+++',
  creditor: 'Leerplein, 0999.567.875',
  url,
}

export const moneyMails = {
  'payment-received': defineMail({
    to: 'customer',
    tellsWhetherItRuns: true,
    example: { ...paid, ...deadlines, ...priced },
    text: ({ amount }) => (amount === 0 ? 'registration-confirmed' : 'payment-received'),
    others: [{ amount: 0 }],
  }),
  'payment-pending': defineMail({ to: 'customer', tellsWhetherItRuns: true, example: paid }),
  /** The seats are kept until `expiresAt`. */
  'payment-failed': defineMail({ to: 'customer', example: { ...paid, expiresAt: soon } }),
  /** Money arrived when the seats were gone: the provider gives it back. */
  'payment-refund': defineMail({ to: 'customer', example: paid }),
  /** Money arrived for what was canceled or paid already. */
  'payment-returned': defineMail({ to: 'customer', example: paid }),
  /** To the provider: money came when nothing was to be paid, and goes back by itself; `subject` is what it was for. */
  'refund-due': defineMail({ to: 'desk', example: { ...byCustomer, amount, subject: session.course } }),
  /** To the provider: money came, but not what was asked. */
  'payment-mismatch': defineMail({
    to: 'desk',
    example: { ...byCustomer, amount, expected: 99_000, subject: session.course },
  }),
  /** To who paid another amount than was asked. */
  'payment-decided': defineMail({
    to: 'customer',
    example: decided,
    text: decidedText,
    others: [{ refunded: 1000 }, { verdict: 'settled' }, { verdict: 'returned' }],
  }),
  invoice: defineMail({
    to: 'billing',
    example: { firstName, number, amount, dueOn: '2027-02-01', ...billed },
    text: billedText,
    others: [{ paid: true }, { received: 20_000, rest: amount - 20_000 }, { ownShare: 81_261, agencyShare: 26_789 }],
  }),
  'invoice-settled': defineMail({ to: 'billing', example: { firstName, number, amount, url } }),
  /** `number` is its own, `invoice` that of what it takes back; `refund`: money will be returned; `isPart`: the rest of the invoice stands. */
  'credit-note': defineMail({
    to: 'billing',
    example: { firstName, number, invoice: '2027-0041', amount, url, refund: false, isPart: false, ...explained },
    text: ({ refund, isPart }) => `credit-note${isPart ? '-part' : ''}${refund ? '-refund' : ''}` as const,
    others: [{ refund: true }, { isPart: true }, { refund: true, isPart: true }],
  }),
  /** An invoice in the stead of another one, with the credit note of that. */
  'invoice-reissued': defineMail({
    to: 'billing',
    example: reissued,
    text: ({ rest }) => (rest ? 'invoice-reissued' : 'invoice-reissued-paid'),
    others: [{ rest: 0, dueOn: undefined }],
  }),
  /** What is still open of an invoice after its due day; `payBy` is the last day before more is asked. */
  reminder: defineMail({
    to: 'billing',
    example: reminded,
    text: ({ level }) => `reminder-${level}` as const,
    others: [
      { level: 2, costs: 750, total: amount + 750 },
      { level: 3, costs: 1_500, damages: 6_500, total: amount + 8_000 },
    ],
  }),
  'refund-paid': defineMail({ to: 'billing', example: { firstName, number, amount, url } }),
  /** To the provider: money that the payment provider does not give back. */
  'refund-by-hand': defineMail({
    to: 'desk',
    example: { ...byCustomer, ...credited, amount },
    text: ({ number }) => (number ? 'refund-by-hand' : 'refund-by-hand-unbilled'),
    others: [{ number: null }],
  }),
  /** The kmo-portefeuille can still be asked for; `netPrice` in cents without VAT, `recognition` the provider's number there. */
  'subsidy-reminder': defineMail({
    to: 'customer',
    example: {
      ...session,
      firstName,
      applyBy: '2027-01-28',
      payBy: '2027-02-27',
      recognition: 'DV.O999999',
      netPrice: amount,
      enterpriseNumber: '0999.123.457',
      url,
    },
  }),
  /** The attest is to go to the employer; and, to an organisation, the employer is to claim what the leave costs. */
  'training-leave-request': defineMail({ to: 'customer', example: { ...leave, requestBy: '2026-12-07' } }),
  'training-leave-claim': defineMail({ to: 'customer', example: leave }),
}
