import { boolean, number, object, string } from 'yup'

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
