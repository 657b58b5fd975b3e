import type { AnyForm } from '../../ui/forms/define-form.ts'

// The site's server alone sends them, for their cookies: no browser fetches how.
const answers = () => import('./guest-answers.ts')

/** An account made on the way, by the rules of registering; it leads back to the same step (CONTRACT, Settled). */
export const guestForm: AnyForm = {
  name: 'register',
  schema: () => import('./guest-schema.ts').then((file) => file.guestSchema),
  fields: ['isPrivatePerson', 'organisation.name', 'organisation.vat', 'firstName', 'lastName', 'email', 'password'],
  secrets: ['password'],
  send: 'session',
  submit: async (...sent) => (await answers()).becomeCustomer(...sent),
}

/** Signing in on the way; what was chosen stands in the address. */
export const returningForm: AnyForm = {
  name: 'login',
  schema: () => import('../../ui/session/login-schema.ts').then((file) => file.loginSchema),
  fields: ['email', 'password'],
  secrets: ['password'],
  send: 'session',
  submit: async (...sent) => (await answers()).comeBack(...sent),
}
