import { SignJWT } from 'jose'
import { type Cookies, expired, signInAt } from '../cookies.ts'
import { newAccount } from '../new-account.ts'
import { ownerEmail } from './owned.ts'

/** Who comes, in the order of the matrix. */
export const visitorNames = [
  'guest',
  'stale cookies',
  'expired token',
  'forged token',
  'foreign token',
  'another organisation',
  'participant',
  'colleague',
  'owner',
] as const
export type VisitorName = (typeof visitorNames)[number]

const withToken = (token: string | undefined): Cookies =>
  new Map([
    ['accessToken', token ?? ''],
    ['role', 'CONTACT'],
  ])

/** A token of the owner's, as another site would sign it. */
const foreign = (userId: string) =>
  new SignJWT({ role: 'CONTACT', sid: crypto.randomUUID() })
    .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' })
    .setSubject(userId)
    .setExpirationTime('15m')
    .sign(new TextEncoder().encode('the secret of another site, of more than 32 characters'))

/**
 * The cookies of each. The first five hold nothing that opens anything, the others are signed in: an administrator of
 * another organisation, somebody with the e-mail address of a participant of the owner's, and a contact of the owner's
 * organisation who has no role there.
 */
export async function visitorsAt(
  site: { url: string; databaseUrl: string },
  { secret, userId }: { secret: string; userId: string },
): Promise<Record<VisitorName, Cookies>> {
  const owner = await signInAt(site.url, ownerEmail)
  const token = owner.get('accessToken')
  const participant = { email: 'tom.claes@korenbloem.test', firstName: 'Tom', lastName: 'Claes' }
  return {
    guest: new Map(),
    'stale cookies': new Map([...[...withToken('nothing'), ['refreshToken', 'nothing'] as const], ['locale', 'nl']]),
    'expired token': await expired(withToken(token), secret),
    'forged token': withToken(`${token?.slice(0, -8)}AAAAAAAA`),
    'foreign token': withToken(await foreign(userId)),
    'another organisation': await signInAt(site.url, 'admin@brouwerij.test'),
    participant: (await newAccount(site, participant)).cookies,
    colleague: await signInAt(site.url, 'contact@leerplein.test'),
    owner,
  }
}
