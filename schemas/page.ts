import { array, mixed, object, string } from 'yup'
import { localizedText } from './localized.ts'

const slug = string()
  .trim()
  .matches(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'error.slug')

/** The last part of an address in every language, Dutch required. */
const localizedSlug = object({
  nl: slug.required(),
  en: slug.defined().nullable().default(null),
  fr: slug.defined().nullable().default(null),
})
  .default(undefined)
  .noUnknown()
  .meta({ title: 'LocalizedText' })

/** A static page: an address per language and the blocks that stand on it. */
export const page = object({
  _id: string().uuid().required(),
  key: string().trim().required(),
  title: localizedText.required(),
  slug: localizedSlug.required(),
  seoDescription: localizedText.required(),
  layout: array(mixed().meta({ component: 'LayoutBlock' }).required()).required(),
  updatedAt: string().required(),
}).meta({ title: 'Page' })
