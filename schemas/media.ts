import { array, boolean, number, object, string } from 'yup'
import { localizedLine, localizedText } from './localized.ts'

const use = object({
  kind: string()
    .oneOf(['content', 'page', 'course', 'room', 'staff', 'trainer'] as const)
    .required(),
  /** What it is called by: the type of a content, the id of anything else. */
  key: string().required(),
  title: localizedText.nullable().defined(),
}).meta({ title: 'PictureUse' })

/** A picture that pages may show, and where it is shown; x and y of the point that stays in view go from 0 to 1. */
export const mediaPicture = object({
  _id: string().uuid().required(),
  name: string().required(),
  url: string().required(),
  size: number().integer().required(),
  width: number().integer().required(),
  height: number().integer().required(),
  focalX: number().required(),
  focalY: number().required(),
  alternativeText: localizedText.nullable().defined(),
  decorative: boolean().required(),
  createdAt: string().required(),
  uses: array(use.required()).required(),
}).meta({ title: 'MediaPicture' })

const share = number()
  .min(0, 'error.number')
  .max(1, 'error.number')
  .typeError('error.number')
  .required('error.required')

export const focalPoint = object({ focalX: share, focalY: share }).meta({ title: 'FocalPoint' })

/** What a picture shows, or that it only decorates: then nobody is told what it shows. */
export const alternativeText = object({
  decorative: boolean().required('error.required'),
  alternativeText: localizedLine(300).nullable().defined().default(null),
}).meta({ title: 'AlternativeText' })
