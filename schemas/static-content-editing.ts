import { array, type InferType, mixed, number, object, string } from 'yup'
import { locales } from '../src/domain/locales.ts'

/** What is saved as a draft; `version` is the one it was read at. Type by type the API checks data and layout itself. */
export const staticContentSave = object({
  data: mixed().required(),
  layout: array(mixed().meta({ component: 'NewLayoutBlock' }).required()).max(100, 'error.tooMany'),
  version: number().integer().min(0).required(),
}).meta({ title: 'StaticContentSave' })
export type StaticContentSave = InferType<typeof staticContentSave>

/** Left out, `locales` means all of them. */
export const staticContentPublish = object({
  version: number().integer().min(0).required(),
  locales: array(string().oneOf(locales).required().meta({ title: 'Locale' }))
    .min(1)
    .max(locales.length, 'error.tooMany'),
}).meta({ title: 'StaticContentPublish' })
export type StaticContentPublish = InferType<typeof staticContentPublish>

const staticContentVersion = object({
  version: number().integer().required(),
  state: string().oneOf(['draft', 'published', 'archived']).required().meta({ title: 'VersionState' }),
  author: string().defined().nullable(),
  createdAt: string().required(),
  publishedAt: string().nullable(),
}).meta({ title: 'StaticContentVersion' })

export const staticContentVersions = object({ items: array(staticContentVersion.required()).required() }).meta({
  title: 'StaticContentVersions',
})
