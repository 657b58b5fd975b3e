import { array, type InferType, mixed, number, object, string } from 'yup'
import { localizedLine, localizedSlug, localizedText } from './localized.ts'
import { key, line, optional } from './rules.ts'

/** A static page: an address per language and the blocks that stand on it. */
export const page = object({
  _id: string().uuid().required(),
  key: string().required(),
  title: localizedText.required(),
  slug: localizedText.required(),
  seoDescription: localizedText.required(),
  layout: array(mixed().meta({ component: 'LayoutBlock' }).required()).required(),
  updatedAt: string().required(),
}).meta({ title: 'Page' })

export const newPage = object({
  key: key.required('error.required'),
  title: localizedLine().required('error.required'),
  slug: localizedSlug.required('error.required'),
  seoDescription: localizedLine(500).required('error.required'),
  layout: array(mixed().meta({ component: 'NewLayoutBlock' }).required())
    .max(100, 'error.tooMany')
    .required('error.required'),
}).meta({ title: 'NewPage' })

/** What a page says beside its blocks, in one language: its title, the last part of its address, and its description. */
export const pageContentData = object({
  title: line(200).required(),
  slug: key.required(),
  seoDescription: line(500).required(),
})
  .noUnknown()
  .meta({ title: 'PageContentData' })

/** What a new page begins with. */
export const pageTemplates = ['text', 'questions', 'empty'] as const
export type PageTemplate = (typeof pageTemplates)[number]

const ownSlug = optional(key).default(null)

/** A page that nobody reads yet; a slug that is left out is made of the title in that language. */
export const newPageDraft = object({
  title: localizedLine().required('error.required'),
  slug: object({ nl: ownSlug, en: ownSlug, fr: ownSlug }).default(undefined).noUnknown().meta({ title: 'PageSlugs' }),
  template: string().oneOf(pageTemplates, 'error.choice').meta({ title: 'PageTemplate' }),
})
  .noUnknown()
  .meta({ title: 'NewPageDraft' })
export type NewPageDraft = InferType<typeof newPageDraft>

export const pageDraft = object({
  type: string().required(),
  page: string().uuid().required(),
  version: number().integer().required(),
}).meta({ title: 'PageDraft' })
