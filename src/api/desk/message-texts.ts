import { currentTexts } from '../../../locales/texts.ts'
import type { NewDeskMessage } from '../../../schemas/desk-message.ts'
import type { MessageField } from '../../domain/desk-messages.ts'
import { type Locale, type Localized, locales } from '../../domain/locales.ts'
import { placeholdersOf } from '../../domain/translator.ts'
import { ApiError, type ErrorDetail } from '../platform/index.ts'
import type { fieldsOf } from './message-receivers.ts'

const blank = /\{\{|\}\}/

/** What is wrong with a text: a field that is none, or one of which nothing is known of somebody. */
function problemOf(text: string, fields: readonly MessageField[], lacks: readonly MessageField[]) {
  const named = placeholdersOf(text)
  const isUnknown = named.some((name) => !fields.some((field) => field === name))
  if (isUnknown || blank.test(text.replaceAll(/\{\{\w+\}\}/g, ''))) return 'unknownField' as const
  return lacks.some((field) => named.includes(field)) ? ('lackingField' as const) : null
}

const sentences = (key: 'unknownField' | 'lackingField', fields: readonly string[]): Localized => {
  const said = (locale: Locale) =>
    currentTexts[locale]['panel-write'][key].replace('{{fields}}', fields.map((name) => `{{${name}}}`).join(', '))
  return { nl: said('nl'), en: said('en'), fr: said('fr') }
}

/** 400 at each text that names what is not known, and at a language that has a subject or a text alone. */
export function assertTexts(
  { subject, text }: NewDeskMessage,
  { fields, lacks }: Awaited<ReturnType<typeof fieldsOf>>,
) {
  const wrong = locales.flatMap((locale): ErrorDetail[] => {
    const parts = [
      { path: `subject.${locale}`, said: subject[locale] ?? '', other: text[locale] ?? '' },
      { path: `text.${locale}`, said: text[locale] ?? '', other: subject[locale] ?? '' },
    ]
    return parts.flatMap(({ path, said, other }): ErrorDetail[] => {
      if (!said) return other ? [{ path, message: 'error.required' }] : []
      const problem = problemOf(said, fields, lacks)
      if (!problem) return []
      const texts = sentences(problem, problem === 'unknownField' ? fields : lacks)
      return [{ path, message: texts.en, texts }]
    })
  })
  if (wrong.length > 0) throw new ApiError('INVALID', wrong)
}
