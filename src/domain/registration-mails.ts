import type { DeadlineFacts, PracticalFacts, SeatFacts, SessionFacts } from './define-mail.ts'
import {
  amount,
  byCustomer,
  deadlines,
  defineMail,
  email,
  firstName,
  priced,
  seat,
  session,
  soon,
  url,
} from './define-mail.ts'

/** `leaving` names who leave where others stay; cents that are credited, come back and stay charged. */
const settled: { credited: number; refunded: number; kept: number; leaving?: string; reason?: string } = {
  credited: amount,
  refunded: amount,
  kept: 5_000,
}

/** What was registered by phone: on invoice, to be paid online, or so that nothing is to be paid now. */
function phoneText({ amount: toPay, dueOn }: { amount?: number; dueOn?: string }) {
  if (dueOn) return 'phone-registration-invoice'
  return toPay ? 'phone-registration-online' : 'phone-registration'
}

/** What comes back, what is billed less, or that it was too late for either. */
function wholeText({ credited, refunded, kept, reason }: typeof settled) {
  if (reason && (refunded > 0 || credited === 0)) return 'cancellation-agreed'
  if (credited === 0) return 'cancellation-kept'
  if (refunded === 0) return 'cancellation-credited'
  return kept > 0 ? 'cancellation-settled' : 'cancellation-refunded'
}

const settledText = (values: typeof settled) => `${wholeText(values)}${values.leaving ? '-part' : ''}` as const

/** The same, to the provider. */
function noticeText({ credited, refunded }: { credited: number; refunded: number }) {
  if (credited === 0) return 'cancellation-notice-kept'
  return refunded === 0 ? 'cancellation-notice-credited' : 'cancellation-notice'
}

/** What it does to the money: nothing, money back, or less on what is not paid yet; more to pay where staff agreed to that. */
function movedWholeText({ difference, refunded }: { difference: number; refunded: number }) {
  if (difference > 0) return 'registration-moved-dearer'
  if (refunded > 0) return 'registration-moved-refund'
  return difference < 0 ? 'registration-moved-cheaper' : 'registration-moved'
}

/** `moving` names who move where others stay. */
const movedText = (values: { difference: number; refunded: number; moving?: string }) =>
  `${movedWholeText(values)}${values.moving ? '-part' : ''}` as const

/** We canceled: what was paid comes back, what was billed is credited, or there is nothing to do. */
function refundedText({ credited, refunded }: { credited: number; refunded: number }) {
  if (refunded > 0) return 'session-refunded'
  return credited > 0 ? 'session-credited' : 'session-left'
}

/** What mails say to who registered, and to the provider. */
const toCustomer = { ...session, firstName, url }
const toDesk = { ...session, ...byCustomer }
/** The price is on request, and until then the seats are kept. */
const onRequest: { expiresAt?: string } = {}
/** What is to be paid, by when, and where the invoice goes. */
const phoned: { amount?: number; dueOn?: string; email?: string; expiresAt?: string } = {}
/** By when the kmo-portefeuille is asked for, and what it pays of a price. */
const asked = { applyBy: '2027-01-28', payBy: '2027-02-27' }
const helped = {
  netPrice: 89_298,
  vat: 18_752,
  ownNet: 62_509,
  ownShare: 81_261,
  agencyShare: 26_789,
  recognition: 'DV.O999999',
}
/** Mails of before 24 November 2026 have none. */
const comesBack: { refund?: number } = { refund: amount }
const previous = '2026-12-10T08:00:00Z'
const agreedWhy = 'Zoals besproken aan de telefoon'
/** Why staff agreed to that price. */
const explained: { reason?: string } = {}
/** Who move where others stay, and who those are. */
const apart: { moving?: string; staying?: string } = {}
const participant = 'Jan Peeters'
const replacement = 'An Mertens'

export const registrationMails = {
  'registration-received': defineMail({
    to: 'customer',
    tellsWhetherItRuns: true,
    example: { ...toCustomer, expiresAt: soon },
  }),
  'registration-partner': defineMail({
    to: 'customer',
    tellsWhetherItRuns: true,
    example: { ...toCustomer, ...deadlines, ...onRequest },
    text: ({ expiresAt }) => (expiresAt ? 'registration-on-request' : 'registration-partner'),
    others: [{ expiresAt: soon }],
  }),
  /** Who registered gets an invoice, which goes to `email`; `expiresAt` where unpaid seats are not kept. */
  'registration-invoice': defineMail({
    to: 'customer',
    tellsWhetherItRuns: true,
    example: { ...toCustomer, ...deadlines, ...onRequest, ...priced, amount, dueOn: '2027-01-30', email },
    text: ({ expiresAt }) => (expiresAt ? 'registration-invoice-kept' : 'registration-invoice'),
    others: [{ expiresAt: soon }],
  }),
  /** The same with the kmo-portefeuille: `ownNet` goes into it, `agencyShare` comes on top of that, and `vat` is paid apart. */
  'registration-subsidy': defineMail({
    to: 'customer',
    tellsWhetherItRuns: true,
    example: { ...toCustomer, ...deadlines, ...asked, ...helped, ...priced, amount, dueOn: '2027-02-27', email },
  }),
  /** Somebody of the house registered for who calls, whose account is new: `url` is where it is claimed. */
  'phone-registration': defineMail({
    to: 'customer',
    linkHours: 168,
    tellsWhetherItRuns: true,
    example: { ...toCustomer, ...deadlines, ...phoned, ...priced },
    text: phoneText,
    others: [
      { amount, expiresAt: soon },
      { amount, dueOn: '2027-01-30', email },
    ],
  }),
  /** Seats that nobody paid are given up soon. */
  'payment-reminder': defineMail({
    to: 'customer',
    tellsWhetherItRuns: true,
    example: { ...toCustomer, ...priced, amount, expiresAt: soon },
  }),
  'registration-expired': defineMail({
    to: 'customer',
    example: { ...toCustomer, onRequest: false },
    text: ({ onRequest }) => (onRequest ? 'registration-unconfirmed' : 'registration-expired'),
    others: [{ onRequest: true }],
  }),
  'registration-canceled': defineMail({ to: 'customer', example: toCustomer }),
  /** These two to the provider: a customer canceled, or registered by agreement and is to be contacted. */
  'registration-cancellation': defineMail({ to: 'desk', example: toDesk }),
  'partner-registration': defineMail({ to: 'desk', example: toDesk }),
  /** To who registered, and to the provider: somebody else takes a seat. */
  'participant-replaced': defineMail({ to: 'customer', example: { ...toCustomer, participant, replacement } }),
  'participant-replacement': defineMail({ to: 'desk', example: { ...toDesk, participant, replacement } }),
  /** To who registered, where `amount` is what is left to pay, to the provider, and to who knew of the seat. */
  'participant-canceled': defineMail({ to: 'customer', example: { ...toCustomer, ...priced, participant, amount } }),
  'participant-cancellation': defineMail({ to: 'desk', example: { ...toDesk, participant } }),
  /** What was paid or billed is canceled: `participants` are who leave. */
  'cancellation-settled': defineMail({
    to: 'customer',
    isToMany: true,
    example: { ...toCustomer, ...settled },
    text: settledText,
    others: [
      { kept: 0 },
      { refunded: 0 },
      { credited: 0, refunded: 0 },
      { leaving: participant },
      { leaving: participant, kept: 0 },
      { leaving: participant, refunded: 0 },
      { leaving: participant, credited: 0, refunded: 0 },
      { reason: agreedWhy },
      { leaving: participant, reason: agreedWhy },
    ],
  }),
  /** To the provider: the same, which settles itself. */
  'cancellation-notice': defineMail({
    to: 'desk',
    example: { ...toDesk, credited: amount, refunded: amount },
    text: noticeText,
    others: [{ refunded: 0 }, { credited: 0, refunded: 0 }],
  }),
  /** A consumer made use of the right to withdraw; it confirms the moment. */
  'registration-withdrawn': defineMail({
    to: 'customer',
    example: { ...toCustomer, withdrawnAt: soon, refunded: amount },
    text: ({ refunded }) => (refunded === 0 ? 'registration-withdrawn-unpaid' : 'registration-withdrawn'),
    others: [{ refunded: 0 }],
  }),
  'participant-left': defineMail({ to: 'participant', isToMany: true, example: { ...session, firstName } }),
  /** Who registered them asked for another session of the course: `previous` is when it was. */
  'participant-moved': defineMail({ to: 'participant', isToMany: true, example: { ...session, ...seat, previous } }),
  'participant-registered': defineMail<SessionFacts & SeatFacts & Pick<DeadlineFacts, 'leaveNumber' | 'requestBy'>>({
    to: 'participant',
    tellsWhetherItRuns: true,
    example: { ...session, firstName, url, route: 'https://www.google.com/maps/dir/?api=1' },
  }),
  /** Its customer moved a registration: `previous` is when it was, cents are what it costs more or less and what of that comes back. */
  'registration-moved': defineMail({
    to: 'customer',
    isToMany: true,
    example: { ...toCustomer, previous, difference: 0, refunded: 0, ...explained, ...apart },
    text: movedText,
    others: [
      { difference: amount },
      { difference: -amount, refunded: amount },
      { difference: -amount },
      { moving: participant, staying: replacement },
      { moving: participant, staying: replacement, difference: amount },
      { moving: participant, staying: replacement, difference: -amount, refunded: amount },
      { moving: participant, staying: replacement, difference: -amount },
    ],
  }),
  'move-notice': defineMail({ to: 'desk', example: { ...toDesk, previous } }),

  /** To who registered, with a `url`, and to participants, with a `route` and, close to the start, all that is practical. */
  'session-moved': defineMail<
    SessionFacts & SeatFacts & Partial<PracticalFacts> & { before?: SessionFacts['schedule'] }
  >({
    to: 'both',
    isToMany: true,
    example: { ...session, ...seat, before: [{ start: '2027-01-07T08:00:00Z', end: '2027-01-07T16:00:00Z' }] },
  }),
  /** It runs for sure: to the same. */
  'session-confirmed': defineMail({ to: 'both', isToMany: true, example: { ...session, ...seat } }),
  /** To the provider: fewer are `sure` to come than it takes, and somebody decides. */
  'session-undecided': defineMail<SessionFacts & { sure: string; url: string }>({
    to: 'desk',
    example: { ...session, sure: '2', minimum: 6, decisionOn: '2026-12-31', url },
  }),
  /** We canceled it: until `expiresAt` one chooses between another date, `offered`, and `refund`, the cents that come back. */
  'session-canceled': defineMail({
    to: 'customer',
    isToMany: true,
    linkHours: 192,
    example: { ...toCustomer, expiresAt: soon, offered: '2027-03-10T08:00:00Z', ...comesBack },
    text: ({ refund }) => (refund === 0 ? 'session-canceled-unpaid' : 'session-canceled'),
    others: [{ refund: 0 }],
  }),
  /** To participants of it. */
  'participant-session-canceled': defineMail({ to: 'participant', isToMany: true, example: { ...session, firstName } }),
  /** The money goes back, because that was chosen, nothing was, or there was no other date. */
  'session-refunded': defineMail({
    to: 'customer',
    isToMany: true,
    example: { ...toCustomer, credited: amount, refunded: amount },
    text: refundedText,
    others: [{ refunded: 0 }, { refunded: 0, credited: 0 }],
  }),
  'waiting-list-joined': defineMail({ to: 'waiting', example: { ...toCustomer, place: '2' } }),
  /** Seats are kept for who waited, until `expiresAt`. */
  'waiting-list-offer': defineMail({
    to: 'waiting',
    tellsWhetherItRuns: true,
    example: { ...toCustomer, expiresAt: soon },
  }),
  'waiting-list-lapsed': defineMail({ to: 'waiting', example: toCustomer }),
  /** The session starts, and no seat came free. */
  'waiting-list-ended': defineMail({ to: 'waiting', example: toCustomer }),
  /** The session does not take place. */
  'waiting-list-closed': defineMail({ to: 'waiting', isToMany: true, example: toCustomer }),
  /** What somebody of the desk wrote, in paragraphs, filled in for its reader. */
  'desk-message': defineMail<{ firstName?: string; heading: string; written: string }>({
    to: 'both',
    example: { firstName, heading: session.course, written: 'Excel\n\nOffice, Windows\nWord' },
  }),
  'certificate-issued': defineMail({
    to: 'participant',
    isToMany: true,
    example: { firstName, course: session.course, url },
  }),
}
