import { customer, defineMail, firstName, reason, url } from './define-mail.ts'

interface PlanFacts {
  firstName: string
  documents: string
  plannedAt: string
  url: string
}

const plan = { firstName, documents: 'Over ons, Banner', plannedAt: '2027-03-01T07:30:00Z', url }

export const accountMails = {
  /** `url` verifies the address; in the second too, which goes to an address that an account wants to have. */
  welcome: defineMail<{ firstName: string; url: string }>({
    to: 'account',
    linkHours: 72,
    example: { firstName, url },
  }),
  'email-verification': defineMail<{ firstName: string; email: string; url: string }>({
    to: 'account',
    linkHours: 72,
    example: { firstName, email: 'eva@example.org', url },
  }),
  /** To the address that an account still has: `email` is the one it wants. */
  'email-change-requested': defineMail<{ firstName: string; email: string }>({
    to: 'account',
    example: { firstName, email: 'eva@example.org' },
  }),
  'email-changed': defineMail<{ firstName: string; email: string }>({
    to: 'account',
    example: { firstName, email: 'eva@example.org' },
  }),
  'password-reset': defineMail<{ firstName: string; url: string }>({
    to: 'account',
    linkHours: 1,
    example: { firstName, url },
  }),
  'password-changed': defineMail<{ firstName: string; url: string }>({ to: 'account', example: { firstName, url } }),
  /** What stands between an account's password and its session was set, or set anew; taken away; taken away by a colleague. */
  'second-factor-on': defineMail<{ firstName: string }>({ to: 'account', example: { firstName } }),
  'second-factor-off': defineMail<{ firstName: string }>({ to: 'account', example: { firstName } }),
  'second-factor-reset': defineMail<{ firstName: string; colleague: string }>({
    to: 'account',
    example: { firstName, colleague: 'Jan Peeters' },
  }),
  'approval-asked': defineMail<{
    firstName: string
    applicant: string
    applicantEmail: string
    organisation: string
    url: string
  }>({
    to: 'admin',
    example: {
      firstName,
      applicant: 'Eva Smet',
      applicantEmail: 'eva@example.org',
      organisation: customer,
      url,
    },
  }),
  'approval-waiting': defineMail<{ firstName: string; organisation: string }>({
    to: 'account',
    example: { firstName, organisation: customer },
  }),
  'approval-given': defineMail<{ firstName: string; organisation: string; url: string }>({
    to: 'account',
    example: { firstName, organisation: customer, url },
  }),
  'approval-refused': defineMail<{ firstName: string; organisation: string }>({
    to: 'account',
    example: { firstName, organisation: customer },
  }),
  'organisation-left': defineMail<{ firstName: string; organisation: string }>({
    to: 'account',
    example: { firstName, organisation: customer },
  }),
  'account-invitation': defineMail<{ firstName: string; invitedBy: string; url: string }>({
    to: 'account',
    linkHours: 72,
    example: { firstName, invitedBy: customer, url },
  }),
  'student-invitation': defineMail<{ firstName: string; invitedBy: string; url: string }>({
    to: 'participant',
    example: { firstName, invitedBy: customer, url },
  }),
  /** What became of a plan to publish; `documents` are their names, one after the other. */
  'content-published': defineMail<PlanFacts>({ to: 'editor', example: plan }),
  'content-refused-newer': defineMail<PlanFacts>({ to: 'editor', example: plan }),
  'content-refused-incomplete': defineMail<PlanFacts>({ to: 'editor', example: plan }),
  'content-refused-slug': defineMail<PlanFacts>({ to: 'editor', example: plan }),
  'newsletter-confirmation': defineMail<{ url: string }>({ to: 'subscriber', linkHours: 72, example: { url } }),
  'contact-message': defineMail<{ name: string; email: string; phone: string; subject: string; message: string }>({
    to: 'desk',
    example: {
      name: customer,
      email: 'eva@example.org',
      phone: '+32 2 555 01 20',
      subject: 'Een vraag',
      message: reason,
    },
  }),
  'contact-receipt': defineMail<{ firstName: string }>({ to: 'writer', example: { firstName } }),
}
