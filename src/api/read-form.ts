import type { Context } from 'hono'
import { ApiError } from './errors.ts'

const formTypes = /^(?:multipart\/form-data|application\/x-www-form-urlencoded)\s*(?:;|$)/i

/** A form in the body; 415 for another type of body, 400 when it cannot be read. */
export async function readForm(c: Context): Promise<FormData> {
  if (!formTypes.test(c.req.header('Content-Type') ?? 'multipart/form-data')) throw new ApiError('NOT_FORM')
  try {
    return await c.req.formData()
  } catch {
    throw new ApiError('MALFORMED_FORM')
  }
}
