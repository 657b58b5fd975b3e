import { type InferType, type Schema, ValidationError } from 'yup'
import { assertPlainValues } from './assert-plain-values.ts'
import { ApiError } from './errors.ts'

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
