import type { Context } from 'hono'
import { PageError } from '../../../site/page-error.ts'

/** Bytes: five hundred operations, or one block. */
const largest = 1024 * 1024

/** What a script of the panel sent; throws a PageError when it is too long, or does not say how long it is. */
export async function readBody(c: Context): Promise<string> {
  const length = Number(c.req.header('content-length') ?? Number.NaN)
  if (!(length <= largest)) throw new PageError(413, 'Too long')
  return c.req.text()
}
