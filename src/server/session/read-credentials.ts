import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { isFormType } from '../is-form-type.ts'
import { fieldOf } from './call-api.ts'

/** Whether a form of a page sent this, which then shows the next page; else a script did. */
export const isForm = (c: Context): boolean => isFormType(c.req.header('content-type'))

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined)

const readForm = (c: Context) =>
  c.req.parseBody().catch(() => {
    throw new HTTPException(400, { message: 'The request body is no valid form' })
  })

/** What somebody signs in with, checked by the API; `returnUrl` is where a form leads to next. */
export async function readCredentials(c: Context) {
  const given: unknown = isForm(c) ? await readForm(c) : await c.req.json().catch(() => null)
  const credentials = { email: fieldOf(given, 'email'), password: fieldOf(given, 'password'), isAdmin: false }
  return { credentials, returnUrl: textOf(fieldOf(given, 'returnUrl')) }
}
