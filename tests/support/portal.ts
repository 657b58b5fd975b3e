import { asHeader, type Cookies } from './cookies.ts'

/** Every page of the account that names no thing; those that do are in owner-matrix. */
export const portalPages = [
  '/my-account',
  '/my-account/login-data',
  '/my-account/registration-data',
  '/my-account/registration-data/year',
  '/my-account/participants',
  '/my-account/invoice-data',
  '/my-account/invoice-data/statement',
  '/my-account/bookings-data',
] as const

/** What a browser of that visitor is answered with; `form` is posted without scripts. */
export function visitorOf(url: string, cookies: Cookies) {
  const headers = { cookie: asHeader(cookies), origin: url }
  const ask = (path: string, init: RequestInit = {}) => fetch(url + path, { redirect: 'manual', headers, ...init })
  return {
    get: (path: string) => ask(path),
    async read(path: string): Promise<string> {
      return (await ask(path)).text()
    },
    post: (path: string, form: Record<string, string>, more: Record<string, string> = {}) =>
      ask(path, { method: 'POST', body: new URLSearchParams(form), headers: { ...headers, ...more } }),
  }
}
