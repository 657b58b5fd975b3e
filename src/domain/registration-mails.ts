import type { CustomerFacts, DeadlineFacts, SeatFacts, SessionFacts } from './define-mail.ts'
import { amount, customer, defineMail, firstName, session, url } from './define-mail.ts'

interface Settled {
  credited: number
  refunded: number
  kept: number
  leaving?: string
}

/** What comes back, what is billed less, or that it was too late for either. */
function wholeText({ credited, refunded, kept }: Settled) {
  if (credited === 0) return 'cancellation-kept'
  if (refunded === 0) return 'cancellation-credited'
  return kept > 0 ? 'cancellation-settled' : 'cancellation-refunded'
}

const settledText = (values: Settled) => `${wholeText(values)}${values.leaving ? '-part' : ''}` as const
type SettledText = ReturnType<typeof settledText>

/** The same, to the provider. */
function noticeText({ credited, refunded }: { credited: number; refunded: number }) {
  if (credited === 0) return 'cancellation-notice-kept'
  return refunded === 0 ? 'cancellation-notice-credited' : 'cancellation-notice'
}
type NoticeText = ReturnType<typeof noticeText>

/** What it does to the money: nothing, money back, or less on what is not paid yet; more to pay in mails of before 2026-11-23. */
function movedText({ difference, refunded }: { difference: number; refunded: number }) {
  if (difference > 0) return 'registration-moved-dearer'
  if (refunded > 0) return 'registration-moved-refund'
  return difference < 0 ? 'registration-moved-cheaper' : 'registration-moved'
}
type MovedText = ReturnType<typeof movedText>

/** We canceled: what was paid comes back, what was billed is credited, or there is nothing to do. */
function refundedText({ credited, refunded }: { credited: number; refunded: number }) {
  if (refunded > 0) return 'session-refunded'
  return credited > 0 ? 'session-credited' : 'session-left'
}
type RefundedText = ReturnType<typeof refundedText>

export const registrationMails = {
  'registration-received': defineMail<SessionFacts & { firstName: string; expiresAt: string; url: string }>({
    to: 'customer',
    tellsWhetherItRuns: true,
    example: { ...session, firstName, expiresAt: '2027-01-01T13:30:00Z', url },
  }),
  /** `expiresAt`: the price is on request, and until then the seats are kept. */
  'registration-partner': defineMail<
    SessionFacts & DeadlineFacts & { firstName: string; url: string; expiresAt?: string },
    'registration-partner' | 'registration-on-request'
  >({
    to: 'customer',
    tellsWhetherItRuns: true,
    example: { ...session, firstName, url },
    text: ({ expiresAt }) => (expiresAt ? 'registration-on-request' : 'registration-partner'),
    others: [{ expiresAt: '2027-01-01T13:30:00Z' }],
  }),
  'registration-expired': defineMail<
    SessionFacts & { firstName: string; url: string; onRequest: boolean },
    'registration-expired' | 'registration-unconfirmed'
  >({
    to: 'customer',
    example: { ...session, firstName, url, onRequest: false },
    text: ({ onRequest }) => (onRequest ? 'registration-unconfirmed' : 'registration-expired'),
    others: [{ onRequest: true }],
  }),
  'registration-canceled': defineMail<SessionFacts & { firstName: string; url: string }>({
    to: 'customer',
    example: { ...session, firstName, url },
  }),
  /** These two to the provider: a customer canceled, or registered by agreement and is to be contacted. */
  'registration-cancellation': defineMail<SessionFacts & CustomerFacts>({
    to: 'desk',
    example: { ...session, customer, email: 'eva@example.org', url },
  }),
  'partner-registration': defineMail<SessionFacts & CustomerFacts>({
    to: 'desk',
    example: { ...session, customer, email: 'eva@example.org', url },
  }),
  /** To who registered, and to the provider: somebody else takes a seat. */
  'participant-replaced': defineMail<
    SessionFacts & { firstName: string; participant: string; replacement: string; url: string }
  >({ to: 'customer', example: { ...session, firstName, participant: 'Jan Peeters', replacement: 'An Mertens', url } }),
  'participant-replacement': defineMail<SessionFacts & CustomerFacts & { participant: string; replacement: string }>({
    to: 'desk',
    example: {
      ...session,
      customer,
      email: 'eva@example.org',
      participant: 'Jan Peeters',
      replacement: 'An Mertens',
      url,
    },
  }),
  /** To who registered, where `amount` is what is left to pay, to the provider, and to who knew of the seat. */
  'participant-canceled': defineMail<
    SessionFacts & { firstName: string; participant: string; amount: number; url: string }
  >({ to: 'customer', example: { ...session, firstName, participant: 'Jan Peeters', amount, url } }),
  'participant-cancellation': defineMail<SessionFacts & CustomerFacts & { participant: string }>({
    to: 'desk',
    example: { ...session, customer, email: 'eva@example.org', participant: 'Jan Peeters', url },
  }),
  /**
   * What was paid or billed is canceled: `participants` are who leave, `leaving` names them where others stay; cents that
   * are credited, come back and stay charged.
   */
  'cancellation-settled': defineMail<
    SessionFacts & {
      firstName: string
      credited: number
      refunded: number
      kept: number
      leaving?: string
      url: string
    },
    SettledText
  >({
    to: 'customer',
    example: { ...session, firstName, credited: amount, refunded: amount, kept: 5_000, url },
    text: settledText,
    others: [
      { kept: 0 },
      { refunded: 0 },
      { credited: 0, refunded: 0 },
      { leaving: 'Jan Peeters' },
      { leaving: 'Jan Peeters', kept: 0 },
      { leaving: 'Jan Peeters', refunded: 0 },
      { leaving: 'Jan Peeters', credited: 0, refunded: 0 },
    ],
  }),
  /** To the provider: the same, which settles itself. */
  'cancellation-notice': defineMail<SessionFacts & CustomerFacts & { credited: number; refunded: number }, NoticeText>({
    to: 'desk',
    example: { ...session, customer, email: 'eva@example.org', credited: amount, refunded: amount, url },
    text: noticeText,
    others: [{ refunded: 0 }, { credited: 0, refunded: 0 }],
  }),
  /** A consumer made use of the right to withdraw; it confirms the moment. */
  'registration-withdrawn': defineMail<
    SessionFacts & { firstName: string; withdrawnAt: string; refunded: number; url: string },
    'registration-withdrawn' | 'registration-withdrawn-unpaid'
  >({
    to: 'customer',
    example: { ...session, firstName, withdrawnAt: '2027-01-01T13:30:00Z', refunded: amount, url },
    text: ({ refunded }) => (refunded === 0 ? 'registration-withdrawn-unpaid' : 'registration-withdrawn'),
    others: [{ refunded: 0 }],
  }),
  'participant-left': defineMail<SessionFacts & { firstName: string }>({
    to: 'participant',
    example: { ...session, firstName },
  }),
  /** Who registered them asked for another session of the course: `previous` is when it was. */
  'participant-moved': defineMail<SessionFacts & SeatFacts & { previous: string }>({
    to: 'participant',
    example: { ...session, firstName, previous: '2026-12-10T08:00:00Z', url },
  }),
  'participant-registered': defineMail<SessionFacts & SeatFacts & Pick<DeadlineFacts, 'leaveNumber' | 'requestBy'>>({
    to: 'participant',
    tellsWhetherItRuns: true,
    example: { ...session, firstName, url, route: 'https://www.google.com/maps/dir/?api=1' },
  }),
  /** Its customer moved a registration: `previous` is when it was, cents are what it costs more or less and what of that comes back. */
  'registration-moved': defineMail<
    SessionFacts & {
      firstName: string
      previous: string
      difference: number
      refunded: number
      url: string
    },
    MovedText
  >({
    to: 'customer',
    example: { ...session, firstName, previous: '2026-12-10T08:00:00Z', difference: 0, refunded: 0, url },
    text: movedText,
    others: [{ difference: amount }, { difference: -amount, refunded: amount }, { difference: -amount }],
  }),
  'move-notice': defineMail<SessionFacts & CustomerFacts & { previous: string }>({
    to: 'desk',
    example: { ...session, customer, email: 'eva@example.org', previous: '2026-12-10T08:00:00Z', url },
  }),

  /** To who registered, with a `url`, and to participants, with a `route`. */
  'session-moved': defineMail<SessionFacts & SeatFacts>({ to: 'both', example: { ...session, firstName, url } }),
  /** It runs for sure: to the same. */
  'session-confirmed': defineMail<SessionFacts & SeatFacts>({ to: 'both', example: { ...session, firstName, url } }),
  /** To the provider: fewer are `sure` to come than it takes, and somebody decides. */
  'session-undecided': defineMail<SessionFacts & { sure: string; url: string }>({
    to: 'desk',
    example: { ...session, sure: '2', minimum: 6, decisionOn: '2026-12-31', url },
  }),
  /**
   * We canceled it: until `expiresAt` one chooses between another date, `offered`, and `refund`, the cents that come back.
   * Mails of before 24 November 2026 have no `refund`.
   */
  'session-canceled': defineMail<
    SessionFacts & {
      firstName: string
      url: string
      expiresAt: string
      offered: string
      refund?: number
    },
    'session-canceled' | 'session-canceled-unpaid'
  >({
    to: 'customer',
    linkHours: 192,
    example: {
      ...session,
      firstName,
      url,
      expiresAt: '2027-01-01T13:30:00Z',
      offered: '2027-03-10T08:00:00Z',
      refund: amount,
    },
    text: ({ refund }) => (refund === 0 ? 'session-canceled-unpaid' : 'session-canceled'),
    others: [{ refund: 0 }],
  }),
  /** To participants of it. */
  'participant-session-canceled': defineMail<SessionFacts & { firstName: string }>({
    to: 'participant',
    example: { ...session, firstName },
  }),
  /** The money goes back, because that was chosen, nothing was, or there was no other date. */
  'session-refunded': defineMail<
    SessionFacts & { firstName: string; credited: number; refunded: number; url: string },
    RefundedText
  >({
    to: 'customer',
    example: { ...session, firstName, credited: amount, refunded: amount, url },
    text: refundedText,
    others: [{ refunded: 0 }, { refunded: 0, credited: 0 }],
  }),
  'waiting-list-joined': defineMail<SessionFacts & { firstName: string; place: string; url: string }>({
    to: 'waiting',
    example: { ...session, firstName, place: '2', url },
  }),
  /** Seats are kept for who waited, until `expiresAt`. */
  'waiting-list-offer': defineMail<SessionFacts & { firstName: string; expiresAt: string; url: string }>({
    to: 'waiting',
    tellsWhetherItRuns: true,
    example: { ...session, firstName, expiresAt: '2027-01-01T13:30:00Z', url },
  }),
  'waiting-list-lapsed': defineMail<SessionFacts & { firstName: string; url: string }>({
    to: 'waiting',
    example: { ...session, firstName, url },
  }),
  /** The session starts, and no seat came free. */
  'waiting-list-ended': defineMail<SessionFacts & { firstName: string; url: string }>({
    to: 'waiting',
    example: { ...session, firstName, url },
  }),
  /** The session does not take place. */
  'waiting-list-closed': defineMail<SessionFacts & { firstName: string; url: string }>({
    to: 'waiting',
    example: { ...session, firstName, url },
  }),
  'certificate-issued': defineMail<{ firstName: string; course: string; url: string }>({
    to: 'participant',
    example: { firstName, course: session.course, url },
  }),
}
