import type { Context } from 'hono'
import { parseForm, TooManyEntries } from '../../domain/form-body.ts'
import { ApiError } from './errors.ts'

/** A form with files in the body; 415 for another type of body, 413 in too many entries, 400 when it cannot be read. */
export async function readForm(c: Context): Promise<FormData> {
  const type = c.req.header('Content-Type') ?? 'multipart/form-data'
  if (!/^multipart\/form-data\s*(?:;|$)/i.test(type)) throw new ApiError('NOT_FORM')
  const bytes = new Uint8Array(await c.req.arrayBuffer())
  try {
    return await parseForm(bytes, type)
  } catch (error) {
    throw new ApiError(error instanceof TooManyEntries ? 'TOO_LARGE' : 'MALFORMED_FORM')
  }
}
