import type { MailData, MailKind } from '../../src/domain/mails.ts'

type ValuesOf<Kind extends MailKind> = Extract<MailData, { kind: Kind }>['values']

const url = 'https://leerplein.test/somewhere?a=1&b=2'
const firstName = 'Zoë'
const session = {
  course: 'Excel <i>& Co</i>',
  start: '2027-01-14T08:00:00Z',
  end: '2027-01-14T16:00:00Z',
  location: "Plein '12'",
  participants: ['Zoë <b>', 'Łukasz "Q"'],
}
const amount = 108_050
const day = { date: '2027-03-01' }
const hours = { ...day, start: '08:30', end: '12:30' }
const wishes = {
  ...{ ...hours, persons: 12, room: 'Zaal & 1', setup: 'U', facilities: 'pc <1>', catering: 'Lunch', rate: '' },
  ...{ customerRef: 'PO <7>', notes: 'Zonder <noten>\n& graag vroeg', estimate: amount },
}
const number = '2027-0042'
const customer = 'Brouwerij <Hop>'
const reason = 'Trop <cher>\nMerci'

const plan = { firstName, documents: 'Over <ons>, Banner', plannedAt: '2027-01-01T13:30:00Z', url }

/** What each kind may tell; with letters that HTML and mail headers are hurt by. */
const values: { [Kind in MailKind]: ValuesOf<Kind> } = {
  welcome: { firstName, url },
  'email-verification': { firstName, email: 'eva@q.test', url },
  'email-change-requested': { firstName, email: 'eva@q.test' },
  'payment-mismatch': { customer, email: 'eva@q.test', amount, expected: 99_000, subject: 'Excel <i>', url },
  'password-reset': { firstName, url },
  'password-changed': { firstName, url },
  'second-factor-on': { firstName },
  'second-factor-off': { firstName },
  'second-factor-reset': { firstName, colleague: 'Jan <P>' },
  'content-published': plan,
  'content-refused-newer': plan,
  'content-refused-incomplete': plan,
  'content-refused-slug': plan,
  'approval-asked': { firstName, applicant: 'Eva <Q>', applicantEmail: 'eva@q.test', organisation: customer, url },
  'approval-waiting': { firstName, organisation: customer },
  'approval-given': { firstName, organisation: customer, url },
  'approval-refused': { firstName, organisation: customer },
  'organisation-left': { firstName, organisation: customer },
  'account-invitation': { firstName, invitedBy: customer, url },
  'email-changed': { firstName, email: 'eva@q.test' },
  'student-invitation': { firstName, invitedBy: customer, url },
  'registration-received': { ...session, firstName, expiresAt: '2027-01-01T13:30:00Z', url },
  'registration-partner': { ...session, firstName, url },
  'registration-expired': { ...session, firstName, url, onRequest: false },
  'registration-canceled': { ...session, firstName, url },
  'registration-cancellation': { ...session, customer, email: 'eva@q.test', url },
  'partner-registration': { ...session, customer, email: 'eva@q.test', url },
  'participant-canceled': { ...session, firstName, participant: 'Jan Peeters', amount, url },
  'participant-cancellation': { ...session, customer, email: 'eva@q.test', participant: 'Jan Peeters', url },
  'cancellation-settled': { ...session, firstName, credited: amount, refunded: amount, kept: 5_000, url },
  'cancellation-notice': { ...session, customer, email: 'eva@q.test', credited: amount, refunded: amount, url },
  'registration-withdrawn': { ...session, firstName, withdrawnAt: '2027-01-01T13:30:00Z', refunded: amount, url },
  'refund-by-hand': { customer, email: 'eva@q.test', number, amount, url },
  'participant-left': { ...session, firstName },
  'participant-moved': { ...session, firstName, previous: '2026-12-10T08:00:00Z' },
  'participant-registered': { ...session, firstName },
  'participant-replaced': { ...session, firstName, participant: 'Jan Peeters', replacement: 'An Mertens', url },
  'participant-replacement': {
    ...session,
    ...{ customer, email: 'eva@q.test', participant: 'Jan Peeters', replacement: 'An Mertens', url },
  },
  'registration-moved': { ...session, firstName, previous: '2026-12-10T08:00:00Z', difference: 0, refunded: 0, url },
  'move-notice': { ...session, customer, email: 'eva@q.test', previous: '2026-12-10T08:00:00Z', url },
  'session-moved': { ...session, firstName, url },
  'session-confirmed': { ...session, firstName, url },
  'session-undecided': { ...session, sure: '2', minimum: 6, decisionOn: '2026-12-31', url },
  'session-canceled': {
    ...session,
    ...{ firstName, url, expiresAt: '2027-01-01T13:30:00Z', offered: '2027-03-10T08:00:00Z' },
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
  'payment-failed': { ...session, firstName, amount, url },
  'payment-refund': { ...session, firstName, amount, url },
  'payment-returned': { ...session, firstName, amount, url },
  'refund-due': { customer, email: 'eva@q.test', amount, subject: session.course, url },
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
  'booking-request': { customer, email: 'eva@q.test', phone: '+32 2 555 01 20', ...wishes, url },
  'booking-request-rejected': { firstName, ...day, reason },
  quotation: { firstName, number, amount, ...day, validUntil: '2027-02-01', url },
  'quotation-approved': { customer, number, ...day, customerRef: 'PO <7>', url },
  'quotation-refused': { customer, number, ...day, reason, url },
  'quotation-expired': { firstName, number, ...day, url },
  'booking-paid': { firstName, ...hours, room: 'Zaal & 1' },
  'booking-payment-pending': { firstName, number, amount, ...day, url },
  'booking-payment-failed': { firstName, number, amount, ...day, url },
  'booking-payment-refund': { firstName, number, amount, ...day, url },
  'booking-canceled': { firstName, ...day, reason },
  'quotation-refusal-received': { firstName, number, ...day, reason, url },
  'booking-completed': { firstName, ...day, room: 'Zaal & 1', url },
  'booking-cancellation': { customer, email: 'eva@q.test', ...hours, persons: 12, reason, url },
  'certificate-issued': { firstName, course: session.course, url },
  'newsletter-confirmation': { url },
  'contact-message': {
    name: customer,
    email: 'eva@q.test',
    phone: '',
    subject: 'Hop\r\nBcc: x@y.test',
    message: reason,
  },
  'contact-receipt': { firstName: '{{email}}' },
}

const { url: _, ...decidedByMail } = values.quotation

/** A mail of every kind, and of those that read otherwise when nothing is to be paid. */
export const samples = [
  ...Object.entries(values).map(([kind, told]) => ({ kind, values: told })),
  { kind: 'quotation', values: decidedByMail },
  { kind: 'refund-by-hand', values: { ...values['refund-by-hand'], number: null } },
  { kind: 'credit-note', values: { ...values['credit-note'], refund: true } },
  { kind: 'credit-note', values: { ...values['credit-note'], isPart: true } },
  { kind: 'credit-note', values: { ...values['credit-note'], refund: true, isPart: true } },
  { kind: 'cancellation-settled', values: { ...values['cancellation-settled'], kept: 0 } },
  { kind: 'cancellation-settled', values: { ...values['cancellation-settled'], refunded: 0 } },
  { kind: 'cancellation-settled', values: { ...values['cancellation-settled'], credited: 0, refunded: 0 } },
  { kind: 'session-refunded', values: { ...values['session-refunded'], refunded: 0 } },
  { kind: 'session-refunded', values: { ...values['session-refunded'], refunded: 0, credited: 0 } },
  { kind: 'registration-moved', values: { ...values['registration-moved'], difference: amount } },
  { kind: 'registration-moved', values: { ...values['registration-moved'], difference: -amount, refunded: amount } },
  { kind: 'registration-moved', values: { ...values['registration-moved'], difference: -amount } },
  { kind: 'registration-withdrawn', values: { ...values['registration-withdrawn'], refunded: 0 } },
  { kind: 'payment-received', values: { ...values['payment-received'], amount: 0 } },
  { kind: 'invoice', values: { ...values.invoice, paid: true } },
] as MailData[]
