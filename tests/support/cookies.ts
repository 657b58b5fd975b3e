import { decodeJwt, SignJWT } from 'jose'

export type Cookies = Map<string, string>

/** What a response sets, by name. */
export const cookiesOf = (response: Response): Cookies =>
  new Map(
    response.headers.getSetCookie().map((cookie) => {
      const [pair = ''] = cookie.split(';')
      return [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)] as const
    }),
  )

export const asHeader = (cookies: Cookies): string => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')

/** The cookies of somebody who signs in at a site. */
export async function signInAt(url: string, email: string): Promise<Cookies> {
  const response = await fetch(`${url}/session/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password: 'leerplein-demo' }),
  })
  return cookiesOf(response)
}

/** The cookies as they are once the time of the access token is over; `secret` is what the site signs with. */
export async function expired(cookies: Cookies, secret: string): Promise<Cookies> {
  const claims = decodeJwt(cookies.get('accessToken') ?? '')
  const old = await new SignJWT({ ...claims, exp: Math.floor(Date.now() / 1000) - 1 })
    .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' })
    .sign(new TextEncoder().encode(secret))
  return new Map([...cookies, ['accessToken', old]])
}
