import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { type Cookies, signInAt } from './cookies.ts'

export interface NewAccount {
  email: string
  /** Of a browser that is signed in. */
  cookies: Cookies
  /** Calls the REST API as this account. */
  call(method: string, path: string, body?: object): Promise<{ status: number; body: Record<string, unknown> }>
  userId: string
}

/** Calls the REST API of a site, as whoever the cookies are of. */
const caller =
  (url: string, cookies: Cookies): NewAccount['call'] =>
  async (method, path, body) => {
    const token = cookies.get('accessToken')
    const headers = { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) }
    const response = await fetch(`${url}/api${path}`, { method, headers, body: body && JSON.stringify(body) })
    const text = await response.text()
    return { status: response.status, body: text ? JSON.parse(text) : {} }
  }

async function verify(databaseUrl: string, email: string) {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query('update users set email_verified_at = now() where email = $1', [email])
  await client.end()
}

/** Somebody who registers at a site and signs in there: a private person who takes courses, unless told otherwise. */
export async function newAccount(
  { url, databaseUrl }: { url: string; databaseUrl: string },
  { isVerified = true, ...given }: { isVerified?: boolean; [field: string]: unknown } = {},
): Promise<NewAccount> {
  const email = String(given.email ?? `${randomUUID()}@klant.test`)
  const body = {
    ...{ email, password: 'leerplein-demo', firstName: 'Noor', lastName: 'Peeters', createStudent: true },
    ...(!given.organisation && { isPrivatePerson: true }),
    ...given,
  }
  const made = await caller(url, new Map())('POST', '/users', body)
  if (made.status !== 201) throw new Error(`Not registered: ${JSON.stringify(made.body)}`)
  if (isVerified) await verify(databaseUrl, email)
  const cookies = await signInAt(url, email)
  return { email, cookies, call: caller(url, cookies), userId: String(made.body._id) }
}
