import type pg from 'pg'
import type { PanelRole, roleOf } from '../../src/domain/visitor.ts'
import { asHeader, type Cookies, cookiesOf } from './cookies.ts'

export const panelPassword = 'leerplein-demo'

/** Somebody who works in the panel, with the password of the demo accounts; gives the address. */
export async function newPanelAccount(
  client: pg.Client,
  role: ReturnType<typeof roleOf>,
  panelRoles: PanelRole[] = [role === 'EDITOR' ? 'editor' : 'administrator'],
): Promise<string> {
  const email = `${crypto.randomUUID()}@leerplein.test`
  await client.query(
    `insert into users (email, first_name, last_name, role, panel_roles, password_hash, email_verified_at)
     select $1, 'Ruben', 'Maes', $2, $3, password_hash, now() from users where email = 'staff@leerplein.test'`,
    [email, role, panelRoles],
  )
  return email
}

/** What a browser would send and read at the panel, without being led on. */
export const panelAt = (url: string, cookies: Cookies = new Map()) => {
  const headers = { cookie: asHeader(cookies) }
  return {
    read: (path: string, more: Record<string, string> = {}) =>
      fetch(url + path, { headers: { ...headers, ...more }, redirect: 'manual' }),
    post: (path: string, fields: Record<string, string>, more: Record<string, string> = {}) =>
      fetch(url + path, {
        method: 'POST',
        headers: { ...headers, ...more },
        body: new URLSearchParams(fields),
        redirect: 'manual',
      }),
  }
}

/** The cookies of somebody who signs in at the panel. */
export async function signInAtPanel(url: string, email: string, password = panelPassword): Promise<Cookies> {
  const fields = { form: 'panel-login', email, password }
  const response = await panelAt(url).post('/control-panel/login', fields)
  if (response.status !== 303) throw new Error(`${email} does not get into the panel: ${response.status}`)
  return new Map([...cookiesOf(response)].filter(([, value]) => value !== ''))
}
