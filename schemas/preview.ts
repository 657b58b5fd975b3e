import { array, type InferType, mixed, number, object, string } from 'yup'
import { previewDays, previewStates } from '../src/domain/preview-days.ts'

/** For how many days the address is to show the draft. */
export const newPreview = object({
  days: number().oneOf(previewDays, 'error.choice').required('error.required'),
})
  .noUnknown()
  .meta({ title: 'NewPreview' })
export type NewPreview = InferType<typeof newPreview>

/** `address` is null once it shows nothing any more. */
const preview = object({
  _id: string().uuid().required(),
  status: string().oneOf(previewStates).required().meta({ title: 'PreviewState' }),
  address: string().defined().nullable(),
  author: string().defined().nullable(),
  createdAt: string().required(),
  expiresAt: string().required(),
  revokedAt: string().defined().nullable(),
  revokedBy: string().defined().nullable(),
}).meta({ title: 'Preview' })

export const previews = object({ items: array(preview.required()).required() }).meta({ title: 'Previews' })

const content = mixed().meta({ component: 'StaticContent' }).required()

/** The newest draft of a page, and of the managed texts that its blocks show. */
export const previewedDraft = object({
  type: string().required(),
  expiresAt: string().required(),
  page: content,
  contents: array(content).required(),
}).meta({ title: 'PreviewedDraft' })
