import type { Context } from 'hono'
import { validator } from 'hono-openapi'
import { ArraySchema, type InferType, type ISchema, isSchema, ObjectSchema, type Schema, ValidationError } from 'yup'
import { isRecord, parseForm, TooManyEntries } from '../../domain/values.ts'
import { ApiError, distinct, type ErrorDetail, invalid } from './errors.ts'

interface StandardIssue {
  message: string
  path?: readonly unknown[]
}

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

const refusal = (issues: readonly StandardIssue[]) =>
  new ApiError(
    'INVALID',
    told(issues.map((issue) => ({ path: (issue.path ?? []).map(String).join('.'), message: issue.message }))),
  )

/** Checks a request's body with the schema that also documents it; what does not fit is a 400 that says where. */
export const checkBody = <S extends Schema>(schema: S) =>
  validator('json', neverThrowing(schema), (result, c) => {
    assertJson(c)
    if (!result.success) throw refusal(result.error)
  })

/** The same for a body that came without a request. */
export function bodyReader<S extends Schema>(schema: S) {
  const { validate } = neverThrowing(schema)['~standard']
  return async (body: unknown): Promise<InferType<S>> => {
    const result = await validate(body)
    if (result.issues) throw refusal(result.issues)
    return result.value
  }
}

/** More than anything of ours is nested; checking what has no end would use up the stack. */
const deepest = 50
/** More than the longest page says: every value is looked at again and again after this. */
const mostValues = 50_000

/**
 * Refuses what JSON can say and nothing behind it can hold: texts that end in the middle of a character, keys
 * that every object has anyway (yup takes those for fields of a schema), nesting and values without end.
 */
function assertPlainValues(given: unknown) {
  const path: string[] = []
  let count = 0
  function walk(value: unknown) {
    count += 1
    if (count > mostValues) throw new ApiError('INVALID')
    if (typeof value === 'string' && !value.isWellFormed()) throw invalid(path.join('.'), 'error.characters')
    if (typeof value !== 'object' || value === null) return
    if (path.length === deepest) throw new ApiError('INVALID')
    for (const key in value) {
      if (key in Object.prototype || !key.isWellFormed()) throw new ApiError('INVALID')
      path.push(key)
      walk(Reflect.get(value, key))
      path.pop()
    }
  }
  walk(given)
}

/** The query of an address as its schema has it; 400 that says where, when it does not fit. */
export async function readQuery<S extends Schema>(schema: S, query: Record<string, string>): Promise<InferType<S>> {
  assertPlainValues(query)
  try {
    return await schema.validate(query, { abortEarly: false })
  } catch (failure) {
    if (!ValidationError.isError(failure)) throw failure
    throw new ApiError(
      'INVALID',
      failure.inner.map(({ path = '', message }) => ({ path, message })),
    )
  }
}

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
