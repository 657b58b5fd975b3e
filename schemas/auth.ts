import { boolean, type InferType, number, object, string } from 'yup'
import { newPassword, repeated } from './new-password.ts'
import { emailAddress } from './rules.ts'
import { user } from './user.ts'

const presentPassword = string().max(200, 'error.tooLong').required('error.required')

export const credentials = object({
  email: string().trim().max(254, 'error.tooLong').required('error.required'),
  password: presentPassword,
  isAdmin: boolean(),
  code: string().trim().max(60, 'error.tooLong'),
}).meta({ title: 'Credentials' })
export type Credentials = InferType<typeof credentials>

export const refreshRequest = object({ refreshToken: string().required(), isAdmin: boolean() }).meta({
  title: 'RefreshRequest',
})
export type RefreshRequest = InferType<typeof refreshRequest>

export const logoutRequest = object({ refreshToken: string().required() }).meta({ title: 'LogoutRequest' })

export const refreshedTokens = object({ accessToken: string().required(), refreshToken: string().required() }).meta({
  title: 'RefreshedTokens',
})

/** `expiresIn` in seconds, of the access token. */
export const tokens = object({
  accessToken: string().required(),
  refreshToken: string().required(),
  expiresIn: number().integer().required(),
}).meta({ title: 'Tokens' })

export const signedIn = object({ token: tokens.required(), user: user.required() }).meta({ title: 'SignedIn' })

export const passwordResetRequest = object({ email: emailAddress.required('error.required') }).meta({
  title: 'PasswordResetRequest',
})

/** Whoever is signed in may leave the address out. */
export const verificationRequest = object({ email: emailAddress }).meta({ title: 'VerificationRequest' })

/** The address that was verified, or to which a link went. */
export const verifiedEmail = object({ email: string().required() }).meta({ title: 'VerifiedEmail' })

/** The address that was verified; `waits`: an organisation is still to decide whether its owner belongs to it. */
export const emailVerification = verifiedEmail
  .shape({ waits: boolean().required() })
  .meta({ title: 'EmailVerification' })

/** Whose password it is about. */
export const passwordOwner = object({ email: string().required() }).meta({ title: 'PasswordOwner' })

export const passwordChoice = object({
  password: newPassword.required('error.required'),
  confirmPassword: repeated('password').required('error.required'),
}).meta({ title: 'PasswordChoice' })
export type PasswordChoice = InferType<typeof passwordChoice>

/** The new password may also be called `password`, as where one is chosen. */
export const passwordChange = object({
  oldPassword: presentPassword,
  newPassword: newPassword.required('error.required'),
  confirmPassword: repeated('newPassword'),
})
  .from('password', 'newPassword', true)
  .meta({ title: 'PasswordChange' })
export type PasswordChange = InferType<typeof passwordChange>

/** Before what asks for the password again. */
export const passwordConfirmation = object({ password: presentPassword }).meta({ title: 'PasswordConfirmation' })
