import { array, boolean, number, object, string } from 'yup'
import { localizedLine, localizedText } from './localized.ts'
import { line, optional, wholeNumber } from './rules.ts'

/** An uploaded file; sizes in bytes and pixels, width and height for pictures only. */
export const file = object({
  _id: string().uuid().required(),
  name: string().required(),
  bucketName: string().required(),
  mimeType: string().required(),
  size: number().integer().required(),
  width: number().integer().defined().nullable(),
  height: number().integer().defined().nullable(),
  isPublic: boolean().required(),
  url: string().required(),
  createdAt: string().required(),
}).meta({ title: 'StoredFile' })

const longestName = 255
/** Twelve hours, what the site asks for and the longest there is (spec section 9). */
export const longestExpiry = 43_200

export const presignedUrlRequest = object({
  name: string().trim().max(longestName).required(),
  bucketName: string().trim().max(longestName).required(),
  expiry: number().integer().min(1).max(longestExpiry),
}).meta({ title: 'PresignedUrlRequest' })

export const presignedUrl = object({ url: string().required(), expiresAt: string().required() }).meta({
  title: 'PresignedUrl',
})

export const objectRequest = object({
  name: string().trim().max(longestName).required(),
  bucketName: string().trim().max(longestName).required(),
  fileExt: string().trim().max(20),
}).meta({ title: 'ObjectRequest' })

const use = object({
  kind: string()
    .oneOf(['content', 'page', 'course', 'room', 'staff', 'trainer'] as const)
    .required(),
  /** What it is called by: the type of a content, the id of anything else. */
  key: string().required(),
  title: localizedText.nullable().defined(),
}).meta({ title: 'PictureUse' })

/** What a picture was before a new file took its place. */
const formerPicture = object({
  _id: string().uuid().required(),
  name: string().required(),
  size: number().integer().required(),
  width: number().integer().required(),
  height: number().integer().required(),
  replacedAt: string().required(),
}).meta({ title: 'FormerPicture' })

/**
 * A picture that pages may show, and where it is shown; x and y of the point that stays in view go from 0 to 1. `version`
 * is that of its file, and `former` are the files that it had before, the last one first.
 */
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
  version: number().integer().required(),
  former: array(formerPicture.required()).required(),
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

const said = optional(line(300))

/** The same as a form says it. Dutch, which the other languages fall back on, may be left out of what only decorates. */
export const writtenAlternative = object({
  nl: said.when(['decorative', 'en', 'fr'], ([decorative, en, fr], schema) =>
    decorative && !en && !fr ? schema : schema.required('error.required'),
  ),
  en: said,
  fr: said,
  decorative: boolean().required('error.required'),
})

/** The same of a picture that is replaced: who said nothing of it before need not do so now. */
export const replacedAlternative = writtenAlternative.shape({
  nl: said.when(['en', 'fr'], ([en, fr], schema) => (en || fr ? schema.required('error.required') : schema)),
})

/** The version of the file that is seen: another one is not overwritten. */
export const pictureVersion = object({ version: wholeNumber(1).required('error.required') }).meta({
  title: 'PictureVersion',
})
