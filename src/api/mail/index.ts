export { captchaRoutes, contactMessageRoutes } from './contacts.ts'
export { assertMayInvite, countInvitation, countMail, countMailToSelf, countRegistrationMail } from './count-mail.ts'
export { mailPreviewRoutes, mailRoutes } from './mails.ts'
export { newsletterSubscriptionRoutes } from './newsletter-subscriptions.ts'
