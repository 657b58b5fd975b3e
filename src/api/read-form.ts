import type { Context } from 'hono'
import { ApiError } from './errors.ts'

/** A multipart body; 400 when it is none. */
export async function readForm(c: Context): Promise<FormData> {
  try {
    return await c.req.formData()
  } catch {
    throw new ApiError('MALFORMED_FORM')
  }
}
