import { object, type Schema, type StringSchema, string } from 'yup'
import { key, line, optional, paragraphs } from './rules.ts'

/** A text in every language, Dutch required: what names, titles and slugs are (spec section 3, Locale). */
export const localizedText = object({
  nl: string().trim().required(),
  en: string().trim().defined().nullable().default(null),
  fr: string().trim().defined().nullable().default(null),
})
  .default(undefined)
  .noUnknown()
  .meta({ title: 'LocalizedText' })

const localizedInput = (text: StringSchema) =>
  object({
    nl: text.required('error.required'),
    en: optional(text).defined().default(null),
    fr: optional(text).defined().default(null),
  })
    .default(undefined)
    .noUnknown()
    .meta({ title: 'LocalizedText' })

/** A text in every language as callers give it: of one line. */
export const localizedLine = (longest = 200) => localizedInput(line(longest))

/** The same where a text may have several lines. */
export const localizedParagraphs = (longest: number) => localizedInput(paragraphs(longest))

/** The last part of an address in every language. */
export const localizedSlug = localizedInput(key)

/** The same shape around any schema; `title` names it in OpenAPI and GraphQL. */
export const byLocale = <T extends Schema>(schema: T, title: string) =>
  object({ nl: schema, en: schema, fr: schema }).noUnknown().meta({ title })
