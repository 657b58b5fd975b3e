import { type AnyObject, type InferType, type SchemaFieldDescription, ValidationError } from 'yup'
import type { Locale } from '../../domain/locales.ts'
import { serverNow } from '../page-context.ts'
import type { Texts } from '../texts.ts'
import type { AnyForm, FormSchema } from './define-form.ts'
import { type Failure, failureOf, sentenceOf } from './failure.ts'
import type { FormValues } from './form-state.ts'
import { setAt } from './set-at.ts'

type Entry = readonly [name: string, value: string | File]
type Raw = string | File

/** Forms send the lines of a text with CRLF, scripts know them by LF; no file chosen is a file without name. */
function asTyped(value: Raw): Raw {
  if (typeof value === 'string') return value.replaceAll('\r\n', '\n')
  return value.name === '' && value.size === 0 ? '' : value
}

const ticked = new Set(['on', 'true', '1'])

function toNumber(text: string): number | string {
  const number = Number(text)
  return Number.isNaN(number) ? text : number
}

/** An empty field is null where the schema knows that, and not there where it must be filled in or chosen. */
function emptyOf(field: SchemaFieldDescription): '' | null | undefined {
  if ('nullable' in field && field.nullable) return null
  const isText = field.type === 'string' && 'oneOf' in field && field.oneOf.length === 0
  return isText && 'optional' in field && field.optional ? '' : undefined
}

function typed(field: SchemaFieldDescription, entries: Raw[]): unknown {
  if (field.type === 'array') {
    const inner = 'innerType' in field && !Array.isArray(field.innerType) ? field.innerType : undefined
    return entries.filter((entry) => entry !== '').map((entry) => (inner ? typed(inner, [entry]) : entry))
  }
  const last = entries.at(-1)
  if (field.type === 'boolean') return typeof last === 'string' && ticked.has(last)
  if (last === '') return emptyOf(field)
  return field.type === 'number' && typeof last === 'string' ? toNumber(last.trim()) : last
}

/** The description of one field and of every object it stands in, from the outside in. */
function descriptionsOf(root: SchemaFieldDescription, path: string[]): SchemaFieldDescription[] {
  const found: SchemaFieldDescription[] = []
  for (const name of path) {
    const around = found.at(-1) ?? root
    const field = 'fields' in around ? around.fields[name] : undefined
    if (!field) throw new Error(`The schema has no field ${path.join('.')}`)
    found.push(field)
  }
  return found
}

const isOptional = (field: SchemaFieldDescription) => 'optional' in field && field.optional

/**
 * Reads what was posted: the form's own fields, in order, and nothing else. Of several entries of one name a list takes
 * all, anything else the last. An optional object of which nothing was filled in stays absent.
 */
export function readForm(form: AnyForm, schema: FormSchema, entries: Iterable<Entry>) {
  const posted = new Map<string, Raw[]>()
  for (const [name, value] of entries) {
    const known = posted.get(name)
    if (known) known.push(value)
    else posted.set(name, [value])
  }
  const fields = form.fields.map((name) => ({
    name,
    path: name.split('.'),
    raw: (posted.get(name) ?? []).map(asTyped),
  }))
  const skeleton: AnyObject = {}
  for (const { path, raw } of fields) setAt(skeleton, path, raw.at(-1) ?? '')
  // Parts of a schema may depend on what was sent.
  const root = schema.describe({ value: skeleton })
  const isFilledIn = (name: string) =>
    fields.some((field) => field.name.startsWith(`${name}.`) && field.raw.some((value) => value !== ''))

  /** As typed, for the page that shows it again. */
  const values: FormValues = {}
  /** In the schema's types where the text allows it; what it does not, the schema refuses. */
  const given: AnyObject = {}
  for (const { name, path, raw } of fields) {
    const descriptions = descriptionsOf(root, path)
    const field = descriptions.at(-1) ?? root
    const texts = raw.filter((value) => typeof value === 'string')
    const isSecret = form.secrets?.includes(name)
    values[name] = field.type === 'array' ? texts.filter((text) => text !== '') : ((isSecret ? '' : texts.at(-1)) ?? '')
    const isAbsent = descriptions
      .slice(0, -1)
      .some((around, index) => isOptional(around) && !isFilledIn(path.slice(0, index + 1).join('.')))
    const value = typed(field, raw)
    if (!isAbsent && value !== undefined) setAt(given, path, value)
  }
  return { values, given }
}

/** Holds what was read against the form's schema, at once; the sentences are those of the REST API. */
export function checkForm<S extends FormSchema>(
  form: AnyForm,
  schema: S,
  given: AnyObject,
  locale: Locale,
  texts: Partial<Texts>,
): { value: InferType<S> } | Failure {
  try {
    return { value: schema.validateSync(given, { abortEarly: false, context: { now: serverNow() } }) }
  } catch (error) {
    if (!ValidationError.isError(error)) throw error
    const found = error.inner.length > 0 ? error.inner : [error]
    const details = found.map(({ path = '', message }) => ({ path, message: sentenceOf(message, path, locale, texts) }))
    return failureOf(form, details, locale, texts)
  }
}
