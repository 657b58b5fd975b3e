import { array, boolean, type InferType, number, object, string } from 'yup'

export const credentials = object({
  email: string().trim().required(),
  password: string().required(),
  isAdmin: boolean(),
}).meta({ title: 'Credentials' })
export type Credentials = InferType<typeof credentials>

export const refreshRequest = object({ refreshToken: string().required(), isAdmin: boolean() }).meta({
  title: 'RefreshRequest',
})

export const refreshedTokens = object({ accessToken: string().required(), refreshToken: string().required() }).meta({
  title: 'RefreshedTokens',
})

/** `expiresIn` in seconds, of the access token. */
const tokens = object({
  accessToken: string().required(),
  refreshToken: string().required(),
  expiresIn: number().integer().required(),
}).meta({ title: 'Tokens' })

const organisation = object({
  _id: string().uuid().required(),
  name: string().required(),
  vat: string().defined().nullable(),
  address: string().defined().nullable(),
  zip: string().defined().nullable(),
  city: string().defined().nullable(),
  country: string().defined().nullable(),
}).meta({ title: 'Organisation' })

/** An account; `contact` only for customers, with what they may do in their organisation (spec section 3, User). */
export const user = object({
  _id: string().uuid().required(),
  email: string().required(),
  firstName: string().required(),
  lastName: string().required(),
  role: string().oneOf(['CONTACT', 'EDITOR', 'STAFF']).required().meta({ title: 'Role' }),
  language: string().required(),
  active: boolean().required(),
  isPrivatePerson: boolean().required(),
  organisation: organisation.defined().nullable(),
  contact: object({ roles: array(string().required()).required() })
    .meta({ title: 'ContactRoles' })
    .defined()
    .nullable(),
}).meta({ title: 'User' })

export const signedIn = object({ token: tokens.required(), user: user.required() }).meta({ title: 'SignedIn' })
