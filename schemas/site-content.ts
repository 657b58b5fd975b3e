import { array, boolean, number, object, string } from 'yup'
import { picture } from './course.ts'
import { localizedText } from './localized.ts'

const id = string().uuid().required()

/** A question visitors ask, shown in order of `sequence`; `answer` in Markdown. */
export const faq = object({
  _id: id,
  question: localizedText.required(),
  answer: localizedText.required(),
  sequence: number().integer().required(),
}).meta({ title: 'Faq' })

/** What a participant said; `score` from 1 to 10; `language` the one it was written in. */
export const review = object({
  _id: id,
  name: string().required(),
  role: localizedText.required(),
  text: localizedText.required(),
  score: number().integer().min(1).max(10).required(),
  course: string().uuid().defined().nullable(),
}).meta({ title: 'Review' })

export const staffMember = object({
  _id: id,
  name: string().required(),
  role: localizedText.required(),
  bio: localizedText.required(),
  email: string().required(),
  avatar: picture.defined().nullable(),
  sequence: number().integer().required(),
}).meta({ title: 'StaffMember' })

/** A room to rent; prices in cents excluding VAT, for the day part. */
export const roomType = object({
  _id: id,
  key: string().required(),
  name: localizedText.required(),
  description: localizedText.required(),
  capacity: number().integer().required(),
  surface: number().integer().required(),
  priceHalfDay: number().integer().required(),
  priceFullDay: number().integer().required(),
  wheelchairAccess: boolean().required(),
  pcRoom: boolean().required(),
  whiteboard: boolean().required(),
  configurations: array(string().oneOf(['class', 'computer room', 'U-shape', 'theatre']).required()).required(),
  picture: picture.defined().nullable(),
  sequence: number().integer().required(),
}).meta({ title: 'RoomType' })
