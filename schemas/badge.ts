import { array, mixed, object, string } from 'yup'

/** Who gives badges, as Open Badges 3.0 describes a profile. */
export const badgeIssuer = object({
  id: string().required(),
  type: array(string().required()).required(),
  name: string().required(),
  url: string().required(),
  email: string().required(),
}).meta({ title: 'BadgeIssuer' })

/** The public keys that badges are checked with, as a JSON Web Key Set (RFC 7517). */
export const badgeKeySet = object({ keys: array(mixed().required()).required() }).meta({ title: 'BadgeKeySet' })
