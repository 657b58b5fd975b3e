import type { CustomerFacts, DeadlineFacts, SessionFacts } from './define-mail.ts'
import { amount, customer, defineMail, firstName, number, session, url } from './define-mail.ts'
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

/** All that is copied to ask for training leave and to claim it. */
interface LeaveFacts {
  leaveNumber: string
  contactHours: string
  organiser: string
  claimBy: string
}

/** It counts, with or without something to give back, came in two parts, or goes back. */
function decidedText({ verdict, refunded }: PaymentDecided) {
  if (verdict === 'accepted' && refunded > 0) return 'payment-surplus'
  return verdict === 'returned' ? 'payment-given-back' : (`payment-${verdict}` as const)
}

export const moneyMails = {
  'payment-received': defineMail<
    SessionFacts & DeadlineFacts & { firstName: string; amount: number; url: string },
    'payment-received' | 'registration-confirmed'
  >({
    to: 'customer',
    tellsWhetherItRuns: true,
    example: { ...session, firstName, amount, url },
    text: ({ amount }) => (amount === 0 ? 'registration-confirmed' : 'payment-received'),
    others: [{ amount: 0 }],
  }),
  'payment-pending': defineMail<SessionFacts & { firstName: string; amount: number; url: string }>({
    to: 'customer',
    tellsWhetherItRuns: true,
    example: { ...session, firstName, amount, url },
  }),
  /** The seats are kept until `expiresAt`. */
  'payment-failed': defineMail<SessionFacts & { firstName: string; amount: number; expiresAt: string; url: string }>({
    to: 'customer',
    example: { ...session, firstName, amount, expiresAt: '2027-01-01T13:30:00Z', url },
  }),
  /** Money arrived when the seats were gone: the provider gives it back. */
  'payment-refund': defineMail<SessionFacts & { firstName: string; amount: number; url: string }>({
    to: 'customer',
    example: { ...session, firstName, amount, url },
  }),
  /** Money arrived for what was canceled or paid already. */
  'payment-returned': defineMail<SessionFacts & { firstName: string; amount: number; url: string }>({
    to: 'customer',
    example: { ...session, firstName, amount, url },
  }),
  /** To the provider: money came when nothing was to be paid, and goes back by itself; `subject` is what it was for. */
  'refund-due': defineMail<CustomerFacts & { amount: number; subject: string }>({
    to: 'desk',
    example: { customer, email: 'eva@example.org', amount, subject: session.course, url },
  }),
  /** To the provider: money came, but not what was asked. */
  'payment-mismatch': defineMail<CustomerFacts & { amount: number; expected: number; subject: string }>({
    to: 'desk',
    example: {
      customer,
      email: 'eva@example.org',
      amount,
      expected: 99_000,
      subject: 'Excel voor beginners',
      url,
    },
  }),
  /** To who paid another amount than was asked. */
  'payment-decided': defineMail<
    PaymentDecided,
    'payment-accepted' | 'payment-surplus' | 'payment-settled' | 'payment-given-back'
  >({
    to: 'customer',
    example: {
      firstName,
      subject: 'Excel voor beginners',
      verdict: 'accepted',
      amount,
      expected: 99_000,
      refunded: 0,
      note: 'Afgesproken aan de telefoon',
      url,
    },
    text: decidedText,
    others: [{ refunded: 1000 }, { verdict: 'settled' }, { verdict: 'returned' }],
  }),
  /** `paid`: nothing is left to pay. */
  invoice: defineMail<
    {
      firstName: string
      number: string
      amount: number
      dueOn: string
      url?: string
      paid?: boolean
      account?: string
      paymentReference?: string
    },
    'invoice' | 'invoice-paid'
  >({
    to: 'billing',
    example: { firstName, number, amount, dueOn: '2027-02-01', url },
    text: ({ paid }) => (paid ? 'invoice-paid' : 'invoice'),
    others: [{ paid: true }],
  }),
  'invoice-settled': defineMail<{ firstName: string; number: string; amount: number; url: string }>({
    to: 'billing',
    example: { firstName, number, amount, url },
  }),
  /** `number` is its own, `invoice` that of what it takes back; `refund`: money will be returned; `isPart`: the rest of the invoice stands. */
  'credit-note': defineMail<
    {
      firstName: string
      number: string
      invoice: string
      amount: number
      url: string
      refund: boolean
      isPart: boolean
    },
    `credit-note${'' | '-part'}${'' | '-refund'}`
  >({
    to: 'billing',
    example: { firstName, number, invoice: '2027-0041', amount, url, refund: false, isPart: false },
    text: ({ refund, isPart }) => `credit-note${isPart ? '-part' : ''}${refund ? '-refund' : ''}` as const,
    others: [{ refund: true }, { isPart: true }, { refund: true, isPart: true }],
  }),
  'refund-paid': defineMail<{ firstName: string; number: string; amount: number; url: string }>({
    to: 'billing',
    example: { firstName, number, amount, url },
  }),
  /** To the provider: money that the payment provider does not give back; `number` is that of the credit note, null for what was never billed. */
  'refund-by-hand': defineMail<
    CustomerFacts & { number: string | null; amount: number },
    'refund-by-hand' | 'refund-by-hand-unbilled'
  >({
    to: 'desk',
    example: { customer, email: 'eva@example.org', number, amount, url },
    text: ({ number }) => (number ? 'refund-by-hand' : 'refund-by-hand-unbilled'),
    others: [{ number: null }],
  }),
  /** The kmo-portefeuille can still be asked for; `netPrice` in cents without VAT, `recognition` the provider's number there. */
  'subsidy-reminder': defineMail<
    SessionFacts & {
      firstName: string
      applyBy: string
      payBy: string
      recognition: string
      netPrice: number
      enterpriseNumber: string
      url: string
    }
  >({
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
  'training-leave-request': defineMail<
    SessionFacts & LeaveFacts & { firstName: string; requestBy: string; url: string }
  >({
    to: 'customer',
    example: {
      ...session,
      firstName,
      leaveNumber: 'ODB-0999104',
      contactHours: '35',
      organiser: 'Leerplein, 0999567875',
      requestBy: '2026-12-07',
      claimBy: '2027-04-14',
      url,
    },
  }),
  'training-leave-claim': defineMail<SessionFacts & LeaveFacts & { firstName: string; url: string }>({
    to: 'customer',
    example: {
      ...session,
      firstName,
      leaveNumber: 'ODB-0999104',
      contactHours: '35',
      organiser: 'Leerplein, 0999567875',
      claimBy: '2027-04-14',
      url,
    },
  }),
}
