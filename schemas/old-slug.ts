import { object, string } from 'yup'
import { slugBases } from '../src/domain/slugged.ts'
import { localizedText } from './localized.ts'

/** What an address that was renamed leads to. */
export const oldSlug = object({
  _id: string().uuid().required(),
  kind: string().oneOf(Object.keys(slugBases)).required(),
  slug: localizedText.required(),
}).meta({ title: 'OldSlug' })
