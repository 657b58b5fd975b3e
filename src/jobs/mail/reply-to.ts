import type { MailData } from '../../domain/mails.ts'

/** Mails that tell the payment provider what a customer asked or did. */
type AboutCustomer = Extract<MailData, { values: { email: string } & ({ customer: string } | { message: string }) }>

const isAboutCustomer = (mail: MailData): mail is AboutCustomer =>
  'email' in mail.values && ('customer' in mail.values || 'message' in mail.values)

/** What customers ask is answered to the customer; everything else to the payment provider. */
export const replyTo = (mail: MailData): { replyTo?: string } =>
  isAboutCustomer(mail) ? { replyTo: mail.values.email } : {}
