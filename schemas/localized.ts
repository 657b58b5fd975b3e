import { object, type Schema, string } from 'yup'

/** A text in every language, Dutch required: what names, titles and slugs are (spec section 3, Locale). */
export const localizedText = object({
  nl: string().trim().required(),
  en: string().trim().defined().nullable().default(null),
  fr: string().trim().defined().nullable().default(null),
})
  .default(undefined)
  .noUnknown()
  .meta({ title: 'LocalizedText' })

/** The same shape around any schema; `title` names it in OpenAPI and GraphQL. */
export const byLocale = <T extends Schema>(schema: T, title: string) =>
  object({ nl: schema, en: schema, fr: schema }).noUnknown().meta({ title })
