import { validator } from 'hono-openapi'
import type { Schema } from 'yup'
import { ApiError } from './errors.ts'

/** Checks a request's body with the schema that also documents it; what does not fit is a 400 that says where. */
export const checkBody = <S extends Schema>(schema: S) =>
  validator('json', schema, (result) => {
    if (result.success) return
    throw new ApiError(
      'INVALID',
      result.error.map((issue) => ({ path: (issue.path ?? []).map(String).join('.'), message: issue.message })),
    )
  })
