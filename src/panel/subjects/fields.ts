import { type AnyObject, type ObjectSchema, object, type Schema, string } from 'yup'
import { readAt } from '../../../schemas/rules.ts'
import { type Locale, locales } from '../../domain/locales.ts'
import { isRecord } from '../../domain/values.ts'
import { type PanelRole, type Visitor, worksAs } from '../../domain/visitor.ts'
import type { FormValues } from '../../ui/forms/form-state.ts'
import type { Texts } from '../../ui/texts.ts'
import { centsOf, euros, eurosOf } from '../kit/euros.ts'

type Hint = keyof Texts['panel-subjects']['hints']

/** One field of what is kept: what it holds decides how it is asked, typed, sent and drawn. */
export type SubjectField = {
  optional?: true
  hint?: Hint
  /** Who sees and writes it; left out, whoever has the list. */
  by?: PanelRole
} & (
  | { kind: 'line' | 'short' | 'number' | 'money' | 'day' | 'flag' | 'picture' | 'course' | 'steps' }
  /** In every language; of several lines where it says how many are seen. */
  | { kind: 'translated'; lines?: number }
  /** One or some of these words of the API. */
  | { kind: 'choice' | 'choices'; options: readonly string[]; words(locale: Locale): Record<string, string> }
)

export type SubjectFields = Record<string, SubjectField>

/** What one row is, as the gateway answers it. */
export interface SubjectRow extends Record<string, unknown> {
  _id: string
}

/** What is asked of a field. */
function selectionOf([name, { kind }]: [string, SubjectField]): string {
  if (kind === 'translated') return `${name} { nl en fr }`
  if (kind === 'picture') return `${name} { url }`
  return kind === 'steps' ? `${name} { days percent }` : name
}

export const selectionsOf = (fields: SubjectFields): string => Object.entries(fields).map(selectionOf).join(' ')

/** What a form reads: a text in each language is three fields. */
export const formNames = (fields: SubjectFields): string[] =>
  Object.entries(fields).flatMap(([name, { kind }]) =>
    kind === 'translated' ? locales.map((locale) => `${name}.${locale}`) : [name],
  )

const stepLine = /^(\d{1,3})\s*[:=]\s*(\d{1,3})\s*%?$/

const lines = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

/** Steps as they are typed, a line each: '14: 100'. */
const stepsIn = (text: string) =>
  lines(text).map((line) => {
    const [, days, percent] = stepLine.exec(line) ?? []
    return { days: Number(days), percent: Number(percent) }
  })

const steps = string().test('steps', 'error.steps', (text) =>
  lines(text ?? '').every((line) => {
    const [, days, percent] = stepLine.exec(line) ?? []
    return Number(days) <= 365 && Number(percent) >= 1 && Number(percent) <= 100
  }),
)

/** The API's schema with what is typed otherwise than it is sent; of what is left out at the end nothing is checked. */
export function formSchema(input: ObjectSchema<AnyObject>, fields: SubjectFields) {
  const named = Object.entries(fields)
  const typed = named.flatMap(([name, { kind, optional }]): [string, Schema][] => {
    if (kind === 'money') return [[name, optional ? euros : euros.required('error.required')]]
    return kind === 'steps' ? [[name, steps]] : []
  })
  return input
    .pick(Object.keys(fields))
    .concat(object({ updatedAt: readAt }))
    .shape(Object.fromEntries(typed))
}

/** The fields that somebody sees and writes. */
export const fieldsFor = (fields: SubjectFields, visitor: Visitor | null | undefined): [string, SubjectField][] =>
  Object.entries(fields).filter(([, { by }]) => !by || worksAs(visitor, [by]))

/** What the API takes for what somebody typed; what is empty is none. */
export function sentOf(fields: SubjectFields, values: AnyObject, visitor: Visitor | null | undefined): AnyObject {
  const sent = fieldsFor(fields, visitor).map(([name, { kind }]) => {
    const value: unknown = values[name]
    if (kind === 'money') return [name, centsOf(String(value ?? '')) ?? null]
    return [name, kind === 'steps' ? stepsIn(String(value ?? '')) : (value ?? null)]
  })
  return Object.fromEntries(sent)
}

const textOf = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')

/** The id of a picture, which its address ends in. */
const pictureIn = (value: unknown) => (isRecord(value) ? textOf(value.url).split('/').at(-1) : '') ?? ''

export const stepsOf = (value: unknown): { days: string; percent: string }[] =>
  (Array.isArray(value) ? value.filter(isRecord) : []).map(({ days, percent }) => ({
    days: textOf(days),
    percent: textOf(percent),
  }))

const stepLines = (value: unknown) =>
  stepsOf(value)
    .map(({ days, percent }) => `${days}: ${percent}`)
    .join('\n')

function typedOf(kind: SubjectField['kind'], value: unknown): string | string[] {
  if (kind === 'choices') return Array.isArray(value) ? value.map(textOf) : []
  if (kind === 'flag') return value === true ? 'on' : ''
  if (kind === 'money') return typeof value === 'number' ? eurosOf(value) : ''
  if (kind === 'picture') return pictureIn(value)
  return kind === 'steps' ? stepLines(value) : textOf(value)
}

/** A text in one of its languages; empty where it has none. */
export const textIn = (value: unknown, locale: string): string => (isRecord(value) ? textOf(value[locale]) : '')

/** What stands in the form of a row. */
export const valuesOf = (fields: SubjectFields, row: SubjectRow): FormValues =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, { kind }]) =>
      kind === 'translated'
        ? locales.map((locale) => [`${name}.${locale}`, textIn(row[name], locale)] as const)
        : [[name, typedOf(kind, row[name])] as const],
    ),
  )

/** How many texts a language lacks that are there in Dutch. */
export const missingTexts = (fields: SubjectFields, row: SubjectRow, locale: string): number =>
  Object.entries(fields).filter(
    ([name, { kind }]) => kind === 'translated' && textIn(row[name], 'nl') && !textIn(row[name], locale),
  ).length
