import type { Context } from 'hono'
import { PageError } from '../../../site/screens/page-error.ts'

const megabyte = 1024 * 1024

/**
 * What a script of the panel sent: five hundred operations, one block, or a file. Throws a PageError when it is too long,
 * or does not say how long it is.
 */
export async function readBody(c: Context, megabytes = 1): Promise<ArrayBuffer> {
  const length = Number(c.req.header('content-length') ?? Number.NaN)
  if (!(length <= megabytes * megabyte)) throw new PageError(413, 'Too long')
  return c.req.arrayBuffer()
}
