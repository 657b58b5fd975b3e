import { array, boolean, number, object, string } from 'yup'
import { roomConfigurations } from '../src/domain/bookings.ts'
import { faqSubjects } from '../src/domain/content.ts'
import { picture } from './course.ts'
import { localizedLine, localizedParagraphs, localizedText } from './localized.ts'
import { roomConfiguration } from './room.ts'
import { emailAddress, key, line, localeCode, wholeNumber } from './rules.ts'

const id = string().uuid().required()
const updatedAt = string().required()
/** Something named by its id, or nothing. */
const reference = string().uuid('error.id').nullable()

/** What a question is about. */
export const faqSubject = string().oneOf(faqSubjects, 'error.choice').meta({ title: 'FaqSubject' })

/** A question visitors ask, shown in order of `sequence`; `answer` in Markdown. */
export const faq = object({
  _id: id,
  question: localizedText.required(),
  answer: localizedText.required(),
  subject: faqSubject.required(),
  sequence: number().integer().required(),
  updatedAt,
}).meta({ title: 'Faq' })

/** What a participant said; `score` from 1 to 10; `language` the one it was written in, where it is said in no other. */
export const review = object({
  _id: id,
  name: string().required(),
  role: localizedText.required(),
  text: localizedText.required(),
  score: number().integer().min(1).max(10).required(),
  course: string().uuid().defined().nullable(),
  language: localeCode.defined().nullable(),
  updatedAt,
}).meta({ title: 'Review' })

export const staffMember = object({
  _id: id,
  name: string().required(),
  role: localizedText.required(),
  bio: localizedText.required(),
  email: string().required(),
  avatar: picture.defined().nullable(),
  sequence: number().integer().required(),
  updatedAt,
}).meta({ title: 'StaffMember' })

const configurations = array(roomConfiguration.required()).required()

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
  configurations,
  picture: picture.defined().nullable(),
  sequence: number().integer().required(),
  updatedAt,
}).meta({ title: 'RoomType' })

/** Without `subject` the question is of none in particular: 'general'. What is new comes last, unless `sequence` says otherwise. */
export const newFaq = object({
  question: localizedLine(300).required('error.required'),
  answer: localizedParagraphs(10_000).required('error.required'),
  subject: faqSubject,
  sequence: wholeNumber(0),
}).meta({ title: 'NewFaq' })

/** A review need not be of a course. */
export const newReview = object({
  name: line(100).required('error.required'),
  role: localizedLine().required('error.required'),
  text: localizedParagraphs(2000).required('error.required'),
  score: wholeNumber(1, 10).required('error.required'),
  course: reference,
}).meta({ title: 'NewReview' })

/** A picture is given by the id of its uploaded file. */
export const newStaffMember = object({
  name: line(100).required('error.required'),
  role: localizedLine().required('error.required'),
  bio: localizedParagraphs(3000).required('error.required'),
  email: emailAddress.required('error.required'),
  avatar: reference,
  sequence: wholeNumber(0),
}).meta({ title: 'NewStaffMember' })

export const newRoomType = object({
  key: key.required('error.required'),
  name: localizedLine().required('error.required'),
  description: localizedParagraphs(3000).required('error.required'),
  capacity: wholeNumber(1).required('error.required'),
  surface: wholeNumber(1).required('error.required'),
  priceHalfDay: wholeNumber(0).required('error.required'),
  priceFullDay: wholeNumber(0).required('error.required'),
  wheelchairAccess: boolean().required('error.required'),
  pcRoom: boolean().required('error.required'),
  whiteboard: boolean().required('error.required'),
  configurations: configurations.max(roomConfigurations.length, 'error.tooMany'),
  picture: reference,
  sequence: wholeNumber(0),
}).meta({ title: 'NewRoomType' })
