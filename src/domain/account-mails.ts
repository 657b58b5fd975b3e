import { customer, defineMail, email, firstName, reason, url } from './define-mail.ts'

const plan = { firstName, documents: 'Over ons, Banner', plannedAt: '2027-03-01T07:30:00Z', url }

export const accountMails = {
  /** `url` verifies the address; in the second too, which goes to an address that an account wants to have. */
  welcome: defineMail({ to: 'account', linkHours: 72, example: { firstName, url } }),
  'email-verification': defineMail({ to: 'account', linkHours: 72, example: { firstName, email, url } }),
  /** To the address that an account still has: `email` is the one it wants. */
  'email-change-requested': defineMail({ to: 'account', example: { firstName, email } }),
  'email-changed': defineMail({ to: 'account', example: { firstName, email } }),
  'password-reset': defineMail({ to: 'account', linkHours: 1, example: { firstName, url } }),
  'password-changed': defineMail({ to: 'account', example: { firstName, url } }),
  /** What stands between an account's password and its session was set, or set anew; taken away; taken away by a colleague. */
  'second-factor-on': defineMail({ to: 'account', example: { firstName } }),
  'second-factor-off': defineMail({ to: 'account', example: { firstName } }),
  'second-factor-reset': defineMail({ to: 'account', example: { firstName, colleague: 'Jan Peeters' } }),
  'approval-asked': defineMail({
    to: 'admin',
    example: { firstName, applicant: 'Eva Smet', applicantEmail: email, organisation: customer, url },
  }),
  'approval-waiting': defineMail({ to: 'account', example: { firstName, organisation: customer } }),
  'approval-given': defineMail({ to: 'account', example: { firstName, organisation: customer, url } }),
  'approval-refused': defineMail({ to: 'account', example: { firstName, organisation: customer } }),
  'organisation-left': defineMail({ to: 'account', example: { firstName, organisation: customer } }),
  'account-invitation': defineMail({ to: 'account', linkHours: 72, example: { firstName, invitedBy: customer, url } }),
  /** Where a colleague signs in (`panel`), once `url` gave them a password. */
  'colleague-invitation': defineMail({
    to: 'colleague',
    linkHours: 72,
    example: { firstName, invitedBy: 'Jan Peeters', panel: 'https://leerplein.example/control-panel/login', url },
  }),
  'student-invitation': defineMail({ to: 'participant', example: { firstName, invitedBy: customer, url } }),
  /** What became of a plan to publish; `documents` are their names, one after the other. */
  'content-published': defineMail({ to: 'editor', example: plan }),
  'content-refused-newer': defineMail({ to: 'editor', example: plan }),
  'content-refused-incomplete': defineMail({ to: 'editor', example: plan }),
  'content-refused-slug': defineMail({ to: 'editor', example: plan }),
  'newsletter-confirmation': defineMail({ to: 'subscriber', linkHours: 72, example: { url } }),
  'contact-message': defineMail({
    to: 'desk',
    example: { name: customer, email, phone: '+32 2 555 01 20', subject: 'Een vraag', message: reason },
  }),
  'contact-receipt': defineMail({ to: 'writer', example: { firstName } }),
  /** What a colleague answers, in paragraphs, with what was asked under it. */
  'contact-answer': defineMail({
    to: 'writer',
    example: { firstName, heading: 'Een vraag', written: 'Dat kan.\n\nTot binnenkort', asked: 'Kan dat?\nMet dank' },
  }),
}
