/** A PDF that goes with a mail; made when the mail is sent. */
export interface MailAttachment {
  document: 'invoice' | 'quotation' | 'certificate'
  id: string
}

/** What a mail about a session repeats of it; instants in UTC. */
export interface SessionFacts {
  course: string
  start: string
  end: string
  location: string
  participants: string[]
}

interface MailKinds {
  welcome: { firstName: string; url: string }
  'password-reset': { firstName: string; url: string }
  'password-changed': { firstName: string; url: string }
  'approval-asked': { firstName: string; applicant: string; applicantEmail: string; organisation: string; url: string }
  'approval-waiting': { firstName: string; organisation: string }
  'approval-given': { firstName: string; organisation: string; url: string }
  'approval-refused': { firstName: string; organisation: string }
  'account-invitation': { firstName: string; invitedBy: string; url: string }
  'email-changed': { firstName: string; email: string }
  'student-invitation': { firstName: string; invitedBy: string; url: string }
  'registration-received': SessionFacts & { firstName: string; expiresAt: string; url: string }
  'registration-partner': SessionFacts & { firstName: string; url: string }
  'registration-expired': SessionFacts & { firstName: string; url: string }
  'participant-registered': SessionFacts & { firstName: string }
  'payment-received': SessionFacts & { firstName: string; amount: number; url: string }
  'payment-pending': SessionFacts & { firstName: string; amount: number; url: string }
  'payment-failed': SessionFacts & { firstName: string; amount: number; url: string }
  /** Money arrived when the seats were gone: the provider gives it back. */
  'payment-refund': SessionFacts & { firstName: string; amount: number; url: string }
  /** `paid`: nothing is left to pay. */
  invoice: { firstName: string; number: string; amount: number; dueOn: string; url: string; paid?: boolean }
  'booking-received': { firstName: string; date: string; start: string; end: string; persons: number }
  'booking-request': {
    customer: string
    email: string
    date: string
    start: string
    end: string
    persons: number
    url: string
  }
  'booking-request-rejected': { firstName: string; date: string; reason: string }
  quotation: { firstName: string; number: string; amount: number; date: string; validUntil: string; url: string }
  'quotation-approved': { customer: string; number: string; date: string; customerRef: string; url: string }
  'quotation-refused': { customer: string; number: string; date: string; reason: string; url: string }
  'quotation-expired': { firstName: string; number: string; date: string; url: string }
  'booking-paid': { firstName: string; date: string; start: string; end: string; room: string }
  'booking-canceled': { firstName: string; date: string }
  'certificate-issued': { firstName: string; course: string; url: string }
  'newsletter-confirmation': { url: string }
  'contact-message': { name: string; email: string; phone: string; subject: string; message: string }
  'contact-receipt': { firstName: string; subject: string; message: string }
}

export type MailKind = keyof MailKinds

/** A kind of mail with what it tells; amounts in cents, days as YYYY-MM-DD. */
export type MailData = {
  [Kind in MailKind]: { kind: Kind; values: MailKinds[Kind]; attachments?: MailAttachment[] }
}[MailKind]
