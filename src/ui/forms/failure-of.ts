import type { Locale } from '../../domain/locales.ts'
import { type Texts, translator } from '../texts.ts'
import type { AnyForm } from './define-form.ts'
import type { FieldErrors } from './form-state.ts'

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

/** 'students[0].email' is said at 'students', and what is wrong with a whole object at its first field. */
function fieldAt({ fields }: AnyForm, path: string): string | undefined {
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
