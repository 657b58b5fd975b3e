import type { MailData, MailKind } from '../../domain/mails.ts'

type ValuesOf<Kind extends MailKind> = Extract<MailData, { kind: Kind }>['values']

/** Leads nowhere: nothing of a preview is followed. */
const url = 'https://leerplein.example/'
const firstName = 'Sofie'
const session = {
  course: 'Excel voor beginners',
  start: '2027-01-14T08:00:00Z',
  end: '2027-01-15T16:00:00Z',
  schedule: [
    { start: '2027-01-14T08:00:00Z', end: '2027-01-14T16:00:00Z' },
    { start: '2027-01-15T08:00:00Z', end: '2027-01-15T16:00:00Z' },
  ],
  location: 'Leerplein Brussel',
  participants: ['Sofie Claes', 'Jan Peeters'],
}
const amount = 108_050
const day = { date: '2027-03-01' }
const hours = { ...day, start: '08:30', end: '12:30' }
const wishes = {
  ...{
    ...hours,
    persons: 12,
    room: 'Zaal Cirkel',
    setup: 'U-vorm',
    facilities: 'whiteboard',
    catering: 'Lunch',
    rate: '',
  },
  ...{ customerRef: 'PO 4711', notes: 'Graag vegetarisch', estimate: amount },
}
const number = '2027-0042'
const customer = 'Brouwerij De Hop'
const reason = 'We vonden een andere datum.'

const plan = { firstName, documents: 'Over ons, Banner', plannedAt: '2027-03-01T07:30:00Z', url }

/** What each kind may tell. */
const values: { [Kind in MailKind]: ValuesOf<Kind> } = {
  welcome: { firstName, url },
  'email-verification': { firstName, email: 'eva@example.org', url },
  'email-change-requested': { firstName, email: 'eva@example.org' },
  'payment-mismatch': {
    customer,
    email: 'eva@example.org',
    amount,
    expected: 99_000,
    subject: 'Excel voor beginners',
    url,
  },
  'password-reset': { firstName, url },
  'password-changed': { firstName, url },
  'second-factor-on': { firstName },
  'second-factor-off': { firstName },
  'second-factor-reset': { firstName, colleague: 'Jan Peeters' },
  'content-published': plan,
  'content-refused-newer': plan,
  'content-refused-incomplete': plan,
  'content-refused-slug': plan,
  'approval-asked': {
    firstName,
    applicant: 'Eva Smet',
    applicantEmail: 'eva@example.org',
    organisation: customer,
    url,
  },
  'approval-waiting': { firstName, organisation: customer },
  'approval-given': { firstName, organisation: customer, url },
  'approval-refused': { firstName, organisation: customer },
  'organisation-left': { firstName, organisation: customer },
  'account-invitation': { firstName, invitedBy: customer, url },
  'email-changed': { firstName, email: 'eva@example.org' },
  'student-invitation': { firstName, invitedBy: customer, url },
  'registration-received': { ...session, firstName, expiresAt: '2027-01-01T13:30:00Z', url },
  'registration-partner': { ...session, firstName, url },
  'registration-expired': { ...session, firstName, url, onRequest: false },
  'registration-canceled': { ...session, firstName, url },
  'registration-cancellation': { ...session, customer, email: 'eva@example.org', url },
  'partner-registration': { ...session, customer, email: 'eva@example.org', url },
  'participant-canceled': { ...session, firstName, participant: 'Jan Peeters', amount, url },
  'participant-cancellation': { ...session, customer, email: 'eva@example.org', participant: 'Jan Peeters', url },
  'cancellation-settled': { ...session, firstName, credited: amount, refunded: amount, kept: 5_000, url },
  'cancellation-notice': { ...session, customer, email: 'eva@example.org', credited: amount, refunded: amount, url },
  'registration-withdrawn': { ...session, firstName, withdrawnAt: '2027-01-01T13:30:00Z', refunded: amount, url },
  'refund-by-hand': { customer, email: 'eva@example.org', number, amount, url },
  'participant-left': { ...session, firstName },
  'participant-moved': { ...session, firstName, previous: '2026-12-10T08:00:00Z', url },
  'participant-registered': { ...session, firstName, url, route: 'https://www.google.com/maps/dir/?api=1' },
  'participant-replaced': { ...session, firstName, participant: 'Jan Peeters', replacement: 'An Mertens', url },
  'participant-replacement': {
    ...session,
    ...{ customer, email: 'eva@example.org', participant: 'Jan Peeters', replacement: 'An Mertens', url },
  },
  'registration-moved': { ...session, firstName, previous: '2026-12-10T08:00:00Z', difference: 0, refunded: 0, url },
  'move-notice': { ...session, customer, email: 'eva@example.org', previous: '2026-12-10T08:00:00Z', url },
  'session-moved': { ...session, firstName, url },
  'session-confirmed': { ...session, firstName, url },
  'session-undecided': { ...session, sure: '2', minimum: 6, decisionOn: '2026-12-31', url },
  'session-canceled': {
    ...session,
    ...{ firstName, url, expiresAt: '2027-01-01T13:30:00Z', offered: '2027-03-10T08:00:00Z', refund: amount },
  },
  'participant-session-canceled': { ...session, firstName },
  'session-refunded': { ...session, firstName, credited: amount, refunded: amount, url },
  'waiting-list-joined': { ...session, firstName, place: '2', url },
  'waiting-list-offer': { ...session, firstName, expiresAt: '2027-01-01T13:30:00Z', url },
  'waiting-list-lapsed': { ...session, firstName, url },
  'waiting-list-ended': { ...session, firstName, url },
  'waiting-list-closed': { ...session, firstName, url },
  'payment-received': { ...session, firstName, amount, url },
  'payment-pending': { ...session, firstName, amount, url },
  'payment-failed': { ...session, firstName, amount, expiresAt: '2027-01-01T13:30:00Z', url },
  'payment-refund': { ...session, firstName, amount, url },
  'payment-returned': { ...session, firstName, amount, url },
  'refund-due': { customer, email: 'eva@example.org', amount, subject: session.course, url },
  'invoice-settled': { firstName, number, amount, url },
  'credit-note': { firstName, number, invoice: '2027-0041', amount, url, refund: false, isPart: false },
  'refund-paid': { firstName, number, amount, url },
  invoice: { firstName, number, amount, dueOn: '2027-02-01', url },
  'subsidy-reminder': {
    ...{ ...session, firstName, applyBy: '2027-01-28', payBy: '2027-02-27', recognition: 'DV.O999999' },
    ...{ netPrice: amount, enterpriseNumber: '0999.123.457', url },
  },
  'training-leave-request': {
    ...{ ...session, firstName, leaveNumber: 'ODB-0999104', contactHours: '35', organiser: 'Leerplein, 0999567875' },
    ...{ requestBy: '2026-12-07', claimBy: '2027-04-14', url },
  },
  'training-leave-claim': {
    ...{ ...session, firstName, leaveNumber: 'ODB-0999104', contactHours: '35', organiser: 'Leerplein, 0999567875' },
    ...{ claimBy: '2027-04-14', url },
  },
  'booking-received': { firstName, ...wishes, url },
  'booking-request': { customer, email: 'eva@example.org', phone: '+32 2 555 01 20', ...wishes, url },
  'booking-request-rejected': { firstName, ...day, reason },
  quotation: { firstName, number, amount, ...day, validUntil: '2027-02-01', url },
  'quotation-by-link': { firstName, number, amount, ...day, validUntil: '2027-02-01', url },
  'quotation-approved': { customer, number, ...day, customerRef: 'PO 4711', url },
  'quotation-refused': { customer, number, ...day, reason, url },
  'quotation-expired': { firstName, number, ...day, url },
  'booking-paid': { firstName, ...hours, room: 'Zaal Cirkel' },
  'booking-payment-pending': { firstName, number, amount, ...day, url },
  'booking-payment-failed': { firstName, number, amount, ...day, url },
  'payment-decided': {
    ...{ firstName, subject: 'Excel voor beginners', verdict: 'accepted', amount, expected: 99_000, refunded: 0 },
    ...{ note: 'Afgesproken aan de telefoon', url },
  },
  'booking-payment-refund': { firstName, number, amount, ...day, url },
  'booking-canceled': { firstName, ...day, reason },
  'quotation-refusal-received': { firstName, number, ...day, reason, url },
  'booking-completed': { firstName, ...day, room: 'Zaal Cirkel', url },
  'booking-cancellation': { customer, email: 'eva@example.org', ...hours, persons: 12, reason, url },
  'certificate-issued': { firstName, course: session.course, url },
  'newsletter-confirmation': { url },
  'contact-message': {
    name: customer,
    email: 'eva@example.org',
    phone: '+32 2 555 01 20',
    subject: 'Een vraag',
    message: reason,
  },
  'contact-receipt': { firstName },
}

/** A mail of every kind, and of those that read otherwise by what they tell: made up, for whoever changes their texts. */
export const exampleMails: readonly MailData[] = [
  ...Object.entries(values).map(([kind, told]) => ({ kind, values: told })),
  { kind: 'payment-decided', values: { ...values['payment-decided'], refunded: 1000 } },
  { kind: 'payment-decided', values: { ...values['payment-decided'], verdict: 'settled' } },
  { kind: 'payment-decided', values: { ...values['payment-decided'], verdict: 'returned' } },
  { kind: 'refund-by-hand', values: { ...values['refund-by-hand'], number: null } },
  { kind: 'credit-note', values: { ...values['credit-note'], refund: true } },
  { kind: 'credit-note', values: { ...values['credit-note'], isPart: true } },
  { kind: 'credit-note', values: { ...values['credit-note'], refund: true, isPart: true } },
  { kind: 'cancellation-settled', values: { ...values['cancellation-settled'], kept: 0 } },
  { kind: 'cancellation-settled', values: { ...values['cancellation-settled'], refunded: 0 } },
  { kind: 'cancellation-settled', values: { ...values['cancellation-settled'], credited: 0, refunded: 0 } },
  { kind: 'cancellation-settled', values: { ...values['cancellation-settled'], leaving: 'Jan Peeters' } },
  { kind: 'cancellation-settled', values: { ...values['cancellation-settled'], leaving: 'Jan Peeters', kept: 0 } },
  { kind: 'cancellation-settled', values: { ...values['cancellation-settled'], leaving: 'Jan Peeters', refunded: 0 } },
  {
    kind: 'cancellation-settled',
    values: { ...values['cancellation-settled'], leaving: 'Jan Peeters', credited: 0, refunded: 0 },
  },
  { kind: 'cancellation-notice', values: { ...values['cancellation-notice'], refunded: 0 } },
  { kind: 'cancellation-notice', values: { ...values['cancellation-notice'], credited: 0, refunded: 0 } },
  { kind: 'session-canceled', values: { ...values['session-canceled'], refund: 0 } },
  { kind: 'session-refunded', values: { ...values['session-refunded'], refunded: 0 } },
  { kind: 'session-refunded', values: { ...values['session-refunded'], refunded: 0, credited: 0 } },
  { kind: 'registration-moved', values: { ...values['registration-moved'], difference: amount } },
  { kind: 'registration-moved', values: { ...values['registration-moved'], difference: -amount, refunded: amount } },
  { kind: 'registration-moved', values: { ...values['registration-moved'], difference: -amount } },
  { kind: 'registration-withdrawn', values: { ...values['registration-withdrawn'], refunded: 0 } },
  { kind: 'registration-partner', values: { ...values['registration-partner'], expiresAt: '2027-01-01T13:30:00Z' } },
  { kind: 'registration-expired', values: { ...values['registration-expired'], onRequest: true } },
  { kind: 'payment-received', values: { ...values['payment-received'], amount: 0 } },
  { kind: 'invoice', values: { ...values.invoice, paid: true } },
] as MailData[]
