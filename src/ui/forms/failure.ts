import { errorKeys } from '../../domain/error-keys.ts'
import type { Locale } from '../../domain/locales.ts'
import { isRecord } from '../../domain/values.ts'
import { errorKey } from '../error-text.ts'
import { type Texts, translator } from '../texts.ts'
import type { AnyForm, Refusal } from './define-form.ts'
import type { FieldErrors } from './form-state.ts'
import type { RefusedDocument } from './refused-document.ts'

/** Why a form was refused: what is of a field, and what is not. */
export interface Failure {
  errors: FieldErrors
  message?: string
}

/** What has a title and a text is said as two sentences. */
export const titled = (title: string, text: string): string => `${title}${/[.!?]$/.test(title) ? '' : '.'} ${text}`

interface Detail {
  path: string
  message: string
}

/** 'students[0].email' is said at its own field, else at 'students', and what is wrong with a whole object at its first field. */
function fieldAt({ fields }: AnyForm, path: string): string | undefined {
  const own = path.replaceAll('[', '.').replaceAll(']', '')
  if (fields.includes(own)) return own
  const parts = path.split(/[.[]/)
  const index = parts.findIndex((part) => /^\d/.test(part))
  const name = parts.slice(0, index === -1 ? undefined : index).join('.')
  return fields.find((field) => field === name) ?? fields.find((field) => field.startsWith(`${name}.`))
}

/** Sentences to their fields, one each and in their order; what is of no field is said in general: by the first of `ours`, or as a fault. */
export function failureOf(
  form: AnyForm,
  details: Detail[],
  locale: Locale,
  texts: Partial<Texts>,
  ours: readonly string[] = [],
): Failure {
  const said = new Map<string, string>()
  const stray: string[] = []
  for (const detail of details) {
    const field = fieldAt(form, detail.path)
    if (!field) stray.push(detail.message)
    else if (!said.has(field)) said.set(field, detail.message)
  }
  const errors = Object.fromEntries(
    form.fields.flatMap((field) => {
      const sentence = said.get(field)
      return sentence === undefined ? [] : [[field, sentence]]
    }),
  )
  if (stray.length === 0) return { errors }
  const message = stray.find((sentence) => ours.includes(sentence))
  return { errors, message: message ?? translator(locale, texts, 'errors')('default') }
}

/** What the server says of the same fault at `path`: yup's own words, which show what was typed, become ours. */
export function sentenceOf(message: string, path: string, locale: Locale, texts: Partial<Texts>): string {
  const sentences = Object.keys(texts.error ?? {})
  const known = errorKeys(message, path).find((key): key is keyof Texts['error'] => sentences.includes(key))
  return translator(locale, texts, 'error')(known ?? 'form')
}

/** An error of a GraphQL response, as the gateway words it (CONTRACT, GraphQL). */
export interface QueryError {
  message: string
  extensions?: Record<string, unknown>
}

const isDetail = (value: unknown): value is Detail =>
  isRecord(value) && typeof value.path === 'string' && typeof value.message === 'string'

const detailsOf = ({ extensions }: QueryError) => {
  const details = extensions?.details
  return Array.isArray(details) ? details.filter(isDetail) : []
}

/** A fault of ours (spec section 8, Form errors). */
const fault = { title: 'failedTitle', text: 'failed' } as const

/** What the catalogue says of a server's message, or this form instead. */
function refusalOf(form: AnyForm, { message, extensions }: QueryError, locale: Locale, texts: Partial<Texts>): Failure {
  const t = translator(locale, texts, 'errors')
  const key = errorKey(message)
  const otherwise = form.otherwise ?? (Number(extensions?.status) >= 500 ? fault : undefined)
  const own: Refusal | undefined = form.refusals?.[message] ?? (key === 'default' ? otherwise : undefined)
  if (!own) return { errors: {}, message: t(key) }
  const { field, title, text } = own
  return {
    errors: field ? { [field]: t(title ?? text) } : {},
    message: title ? titled(t(title), t(text)) : t(text),
  }
}

/** What a refused document says: each field's sentence at the field, the rest from the catalogue (spec section 8). */
export function errorsOfResult(
  form: AnyForm,
  errors: readonly QueryError[],
  locale: Locale,
  texts: Partial<Texts>,
): Failure {
  const details = errors.flatMap(detailsOf)
  const general = errors.find((error) => detailsOf(error).length === 0)
  const refusal = refusalOf(form, general ?? { message: '' }, locale, texts)
  if (details.length === 0) return refusal
  const sentences = Object.values(texts.error ?? {})
  return { ...(general && { message: refusal.message }), ...failureOf(form, details, locale, texts, sentences) }
}

/** What a refusal says that a form worded itself, by the keys of sentences, or that the gateway worded. */
export function errorsOfRefusal(
  form: AnyForm,
  refused: RefusedDocument,
  locale: Locale,
  texts: Partial<Texts>,
): Failure {
  const inWords = (detail: Detail) =>
    detail.message.startsWith('error.')
      ? { ...detail, message: sentenceOf(detail.message, detail.path, locale, texts) }
      : detail
  const told = refused.errors.map(({ message, status, details }) => ({
    message,
    extensions: { status, details: details?.map(inWords) },
  }))
  return errorsOfResult(form, told, locale, texts)
}
