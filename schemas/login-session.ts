import { boolean, type InferType, object, string } from 'yup'

/** One sign-in of an account, on one device. `browser` and `system` are what the browser calls itself, null when it does not say. */
export const loginSession = object({
  _id: string().uuid().required(),
  browser: string().defined().nullable(),
  system: string().defined().nullable(),
  createdAt: string().required(),
  lastUsedAt: string().required(),
  expiresAt: string().required(),
  current: boolean().required(),
}).meta({ title: 'LoginSession' })
export type LoginSession = InferType<typeof loginSession>
