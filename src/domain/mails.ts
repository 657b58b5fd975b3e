import type { PaymentDecision } from './money.ts'
import type { SessionDecision } from './sessions.ts'

/** A PDF, or the days of a session for a calendar, that goes with a mail; made when the mail is sent. */
export interface MailAttachment {
  document: 'invoice' | 'quotation' | 'certificate' | 'calendar'
  id: string
}

/** What a mail repeats of a request for a room, in its receiver's language; empty for what was not asked for. */
export interface RequestFacts {
  date: string
  start: string
  end: string
  persons: number
  room: string
  setup: string
  facilities: string
  catering: string
  rate: string
  customerRef: string
  notes: string
  /** Cents with VAT, of the room asked for or the smallest that fits; 0 where none does. */
  estimate: number
}

/** What a mail about a session repeats of it; instants in UTC. Mails of before 24 November 2026 have no `schedule`. */
export interface SessionFacts {
  course: string
  start: string
  end: string
  schedule?: { start: string; end: string }[]
  location: string
  participants: string[]
  /** Whether it runs, where that hangs on how many come: `decisionOn` is the day by which that is decided. */
  decision?: SessionDecision
  minimum?: number
  decisionOn?: string
}

/** By when to act, for who uses the kmo-portefeuille or training leave: days; left out where it is not for them. */
export interface DeadlineFacts {
  applyBy?: string
  payBy?: string
  /** The course's in the Flemish training database. */
  leaveNumber?: string
  requestBy?: string
  claimBy?: string
}

/** For who takes part, perhaps without an account: `url` is the page of the course, `route` the way there on a map. */
interface SeatFacts {
  firstName: string
  url?: string
  route?: string
}

/** All that is copied to ask for training leave and to claim it. */
interface LeaveFacts {
  leaveNumber: string
  contactHours: string
  organiser: string
  claimBy: string
}

/** What a mail to the provider says of a customer. */
interface CustomerFacts {
  customer: string
  email: string
  url: string
}

/** A quotation for a room, and where it is answered. */
interface QuotationFacts {
  firstName: string
  number: string
  amount: number
  date: string
  validUntil: string
  url: string
}

/** What mails about the payment of a room say of it. */
interface RoomPaymentFacts {
  firstName: string
  number: string
  amount: number
  date: string
  url?: string
}

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

interface PlanFacts {
  firstName: string
  documents: string
  plannedAt: string
  url: string
}

interface MailKinds {
  /** `url` verifies the address; in the second too, which goes to an address that an account wants to have. */
  welcome: { firstName: string; url: string }
  'email-verification': { firstName: string; email: string; url: string }
  /** To the address that an account still has: `email` is the one it wants. */
  'email-change-requested': { firstName: string; email: string }
  'password-reset': { firstName: string; url: string }
  'password-changed': { firstName: string; url: string }
  /** What stands between an account's password and its session was set, or set anew; taken away; taken away by a colleague. */
  'second-factor-on': { firstName: string }
  'second-factor-off': { firstName: string }
  'second-factor-reset': { firstName: string; colleague: string }
  /** What became of a plan to publish; `documents` are their names, one after the other. */
  'content-published': PlanFacts
  'content-refused-newer': PlanFacts
  'content-refused-incomplete': PlanFacts
  'content-refused-slug': PlanFacts
  'approval-asked': { firstName: string; applicant: string; applicantEmail: string; organisation: string; url: string }
  'approval-waiting': { firstName: string; organisation: string }
  'approval-given': { firstName: string; organisation: string; url: string }
  'approval-refused': { firstName: string; organisation: string }
  'organisation-left': { firstName: string; organisation: string }
  'account-invitation': { firstName: string; invitedBy: string; url: string }
  'email-changed': { firstName: string; email: string }
  'student-invitation': { firstName: string; invitedBy: string; url: string }
  'registration-received': SessionFacts & { firstName: string; expiresAt: string; url: string }
  /** `expiresAt`: the price is on request, and until then the seats are kept. */
  'registration-partner': SessionFacts & DeadlineFacts & { firstName: string; url: string; expiresAt?: string }
  'registration-expired': SessionFacts & { firstName: string; url: string; onRequest: boolean }
  'registration-canceled': SessionFacts & { firstName: string; url: string }
  /** These two to the provider: a customer canceled, or registered by agreement and is to be contacted. */
  'registration-cancellation': SessionFacts & CustomerFacts
  'partner-registration': SessionFacts & CustomerFacts
  /** To who registered, and to the provider: somebody else takes a seat. */
  'participant-replaced': SessionFacts & { firstName: string; participant: string; replacement: string; url: string }
  'participant-replacement': SessionFacts & CustomerFacts & { participant: string; replacement: string }
  /** To who registered, where `amount` is what is left to pay, to the provider, and to who knew of the seat. */
  'participant-canceled': SessionFacts & { firstName: string; participant: string; amount: number; url: string }
  'participant-cancellation': SessionFacts & CustomerFacts & { participant: string }
  /**
   * What was paid or billed is canceled: `participants` are who leave, `leaving` names them where others stay; cents that
   * are credited, come back and stay charged.
   */
  'cancellation-settled': SessionFacts & {
    firstName: string
    credited: number
    refunded: number
    kept: number
    leaving?: string
    url: string
  }
  /** To the provider: the same, which settles itself. */
  'cancellation-notice': SessionFacts & CustomerFacts & { credited: number; refunded: number }
  /** A consumer made use of the right to withdraw; it confirms the moment. */
  'registration-withdrawn': SessionFacts & { firstName: string; withdrawnAt: string; refunded: number; url: string }
  /** To the provider: money that the payment provider does not give back; `number` is that of the credit note, null for what was never billed. */
  'refund-by-hand': CustomerFacts & { number: string | null; amount: number }
  'participant-left': SessionFacts & { firstName: string }
  /** Who registered them asked for another session of the course: `previous` is when it was. */
  'participant-moved': SessionFacts & SeatFacts & { previous: string }
  'participant-registered': SessionFacts & SeatFacts & Pick<DeadlineFacts, 'leaveNumber' | 'requestBy'>
  /** Its customer moved a registration: `previous` is when it was, cents are what it costs more or less and what of that comes back. */
  'registration-moved': SessionFacts & {
    firstName: string
    previous: string
    difference: number
    refunded: number
    url: string
  }
  'move-notice': SessionFacts & CustomerFacts & { previous: string }
  /** To who registered, with a `url`, and to participants, with a `route`. */
  'session-moved': SessionFacts & SeatFacts
  /** It runs for sure: to the same. */
  'session-confirmed': SessionFacts & SeatFacts
  /** To the provider: fewer are `sure` to come than it takes, and somebody decides. */
  'session-undecided': SessionFacts & { sure: string; url: string }
  /**
   * We canceled it: until `expiresAt` one chooses between another date, `offered`, and `refund`, the cents that come back.
   * Mails of before 24 November 2026 have no `refund`.
   */
  'session-canceled': SessionFacts & {
    firstName: string
    url: string
    expiresAt: string
    offered: string
    refund?: number
  }
  /** To participants of it. */
  'participant-session-canceled': SessionFacts & { firstName: string }
  /** The money goes back, because that was chosen, nothing was, or there was no other date. */
  'session-refunded': SessionFacts & { firstName: string; credited: number; refunded: number; url: string }
  'waiting-list-joined': SessionFacts & { firstName: string; place: string; url: string }
  /** Seats are kept for who waited, until `expiresAt`. */
  'waiting-list-offer': SessionFacts & { firstName: string; expiresAt: string; url: string }
  'waiting-list-lapsed': SessionFacts & { firstName: string; url: string }
  /** The session starts, and no seat came free. */
  'waiting-list-ended': SessionFacts & { firstName: string; url: string }
  /** The session does not take place. */
  'waiting-list-closed': SessionFacts & { firstName: string; url: string }
  'payment-received': SessionFacts & DeadlineFacts & { firstName: string; amount: number; url: string }
  'payment-pending': SessionFacts & { firstName: string; amount: number; url: string }
  /** The seats are kept until `expiresAt`. */
  'payment-failed': SessionFacts & { firstName: string; amount: number; expiresAt: string; url: string }
  /** Money arrived when the seats were gone: the provider gives it back. */
  'payment-refund': SessionFacts & { firstName: string; amount: number; url: string }
  /** Money arrived for what was canceled or paid already. */
  'payment-returned': SessionFacts & { firstName: string; amount: number; url: string }
  /** To the provider: money came when nothing was to be paid, and goes back by itself; `subject` is what it was for. */
  'refund-due': CustomerFacts & { amount: number; subject: string }
  /** To the provider: money came, but not what was asked. */
  'payment-mismatch': CustomerFacts & { amount: number; expected: number; subject: string }
  /** To who paid another amount than was asked. */
  'payment-decided': PaymentDecided
  /** `paid`: nothing is left to pay. */
  invoice: {
    firstName: string
    number: string
    amount: number
    dueOn: string
    url?: string
    paid?: boolean
    account?: string
    paymentReference?: string
  }
  'invoice-settled': { firstName: string; number: string; amount: number; url: string }
  /** `number` is its own, `invoice` that of what it takes back; `refund`: money will be returned; `isPart`: the rest of the invoice stands. */
  'credit-note': {
    firstName: string
    number: string
    invoice: string
    amount: number
    url: string
    refund: boolean
    isPart: boolean
  }
  'refund-paid': { firstName: string; number: string; amount: number; url: string }
  /** The kmo-portefeuille can still be asked for; `netPrice` in cents without VAT, `recognition` the provider's number there. */
  'subsidy-reminder': SessionFacts & {
    firstName: string
    applyBy: string
    payBy: string
    recognition: string
    netPrice: number
    enterpriseNumber: string
    url: string
  }
  /** The attest is to go to the employer; and, to an organisation, the employer is to claim what the leave costs. */
  'training-leave-request': SessionFacts & LeaveFacts & { firstName: string; requestBy: string; url: string }
  'training-leave-claim': SessionFacts & LeaveFacts & { firstName: string; url: string }
  'booking-received': RequestFacts & { firstName: string; url?: string }
  'booking-request': RequestFacts & CustomerFacts & { phone: string }
  'booking-request-rejected': { firstName: string; date: string; reason: string }
  /** Answered in the account; `quotation-by-link`, without one, by whoever has the link. */
  quotation: QuotationFacts
  'quotation-by-link': QuotationFacts
  /** To the customer: the refusal arrived. */
  'quotation-refusal-received': { firstName: string; number: string; date: string; reason: string; url?: string }
  'quotation-approved': { customer: string; number: string; date: string; customerRef: string; url: string }
  'quotation-refused': { customer: string; number: string; date: string; reason: string; url: string }
  'quotation-expired': { firstName: string; number: string; date: string; url?: string }
  'booking-paid': { firstName: string; date: string; start: string; end: string; room: string }
  'booking-payment-pending': RoomPaymentFacts
  'booking-payment-failed': RoomPaymentFacts
  'booking-payment-refund': RoomPaymentFacts
  'booking-canceled': { firstName: string; date: string; reason: string }
  'booking-completed': { firstName: string; date: string; room: string; url: string }
  /** To the provider: a customer canceled. */
  'booking-cancellation': CustomerFacts & { date: string; start: string; end: string; persons: number; reason: string }
  'certificate-issued': { firstName: string; course: string; url: string }
  'newsletter-confirmation': { url: string }
  'contact-message': { name: string; email: string; phone: string; subject: string; message: string }
  'contact-receipt': { firstName: string }
}

export type MailKind = keyof MailKinds

/** A kind of mail with what it tells; amounts in cents, days as YYYY-MM-DD. */
export type MailData = {
  [Kind in MailKind]: { kind: Kind; values: MailKinds[Kind]; attachments?: MailAttachment[] }
}[MailKind]
