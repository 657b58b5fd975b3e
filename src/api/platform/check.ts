import type { Context } from 'hono'
import { validator } from 'hono-openapi'
import { ArraySchema, type ISchema, isSchema, ObjectSchema, type Schema, ValidationError } from 'yup'
import { isRecord } from '../../domain/is-record.ts'
import { assertPlainValues } from './assert-plain-values.ts'
import { distinct } from './error-texts.ts'
import { ApiError, type ErrorDetail } from './errors.ts'

/** Each thing said once; yup's own words, which show what was sent, become ours. */
function told(details: ErrorDetail[]): ErrorDetail[] {
  const ours = details.map(({ path, message }) => ({
    path,
    message: message.startsWith('error.') ? message : 'error.form',
  }))
  return distinct(ours)
}

/** What a schema does not name is left out: nobody changes a role by sending one along. */
const onlyKnown = (schema: Schema): Schema => (schema instanceof ObjectSchema ? schema.noUnknown() : schema)

/** Refuses a list that is longer than its schema lets it be, before its members are looked at: yup checks those first. */
function assertLengths(given: ISchema<unknown>, value: unknown, path: string[] = []) {
  const schema = given.resolve({ value })
  if (schema instanceof ArraySchema && Array.isArray(value)) {
    const { message, params } = schema.tests.find(({ OPTIONS }) => OPTIONS?.name === 'max')?.OPTIONS ?? {}
    if (value.length > Number(params?.max))
      throw new ApiError('INVALID', told([{ path: path.join('.'), message: String(message) }]))
    const { innerType } = schema
    if (innerType)
      for (const [index, member] of value.entries()) assertLengths(innerType, member, [...path, String(index)])
  }
  if (schema instanceof ObjectSchema && isRecord(value)) {
    for (const [name, field] of Object.entries(schema.fields)) {
      if (isSchema(field) && Object.hasOwn(value, name)) assertLengths(field, value[name], [...path, name])
    }
  }
}

/** The same schema, but sure to give a result: yup's own trim() throws on what is no text, before anything is checked. */
function neverThrowing<S extends Schema>(schema: S): S {
  const standard = onlyKnown(schema)['~standard']
  async function validate(value: unknown) {
    assertLengths(schema, value)
    assertPlainValues(value)
    try {
      return await standard.validate(value)
    } catch (error) {
      // Uncast, each value is first held against its type.
      await schema.validate(value, { strict: true, abortEarly: false }).catch((failure: unknown) => {
        if (!ValidationError.isError(failure)) throw error
        const inner = failure.inner.length > 0 ? failure.inner : [failure]
        throw new ApiError('INVALID', told(inner.map(({ path = '', message }) => ({ path, message }))))
      })
      throw error
    }
  }
  return Object.defineProperty(schema.clone(), '~standard', { value: { ...standard, validate } })
}

const isJson = (contentType: string) => /^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i.test(contentType)

/** 415 for a body of another type, which nobody has read. */
function assertJson(c: Context) {
  if (!isJson(c.req.header('Content-Type') ?? 'application/json')) throw new ApiError('NOT_JSON')
}

/** Checks a request's body with the schema that also documents it; what does not fit is a 400 that says where. */
export const checkBody = <S extends Schema>(schema: S) =>
  validator('json', neverThrowing(schema), (result, c) => {
    assertJson(c)
    if (result.success) return
    throw new ApiError(
      'INVALID',
      told(result.error.map((issue) => ({ path: (issue.path ?? []).map(String).join('.'), message: issue.message }))),
    )
  })
