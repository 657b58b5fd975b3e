import { array, boolean, type InferType, number, object, string } from 'yup'
import { isDay } from '../src/domain/days.ts'
import { localizedText } from './localized.ts'
import { halfDay } from './session-desk.ts'

const id = string().uuid().required()

/** The code that stands at the door, as somebody typed it. */
export const doorCode = object({ code: string().trim().max(40, 'error.tooLong').required('error.required') })
  .noUnknown()
  .meta({ title: 'DoorCode' })

/** What a right code opens until `endsAt`; the ticket stands in the address. */
export const openedDoor = object({ ticket: string().required(), endsAt: string().required() }).meta({
  title: 'OpenedDoor',
})

/** Half a day that can be signed, and no name of anybody. */
export const presence = object({
  course: localizedText.required(),
  day: string().required(),
  half: halfDay.required(),
}).meta({ title: 'Presence' })

/** The whole name of who signs, or their e-mail address. */
export const newPresence = object({ name: string().trim().max(200, 'error.tooLong').required('error.required') })
  .noUnknown()
  .meta({ title: 'NewPresence' })

const doorParticipant = object({
  _id: id,
  firstName: string().required(),
  lastName: string().required(),
  present: boolean().defined().nullable(),
  signedAt: string().defined().nullable(),
  trainerSignedAt: string().defined().nullable(),
}).meta({ title: 'DoorParticipant' })

/**
 * Half a day for its trainer: `code` and its `qrCode` stand until `changesAt` on the day itself, null on others; `present` is
 * what is noted of somebody, null for nothing, beside when they and the trainer signed.
 */
export const trainerDoor = object({
  course: localizedText.required(),
  day: string().required(),
  half: halfDay.required(),
  code: string().defined().nullable(),
  changesAt: string().required(),
  address: string().required(),
  qrCode: object({ side: number().integer().required(), path: string().required() })
    .defined()
    .nullable()
    .default(null)
    .meta({ title: 'DoorQrCode' }),
  isToCome: boolean().required(),
  participants: array(doorParticipant.required()).required(),
}).meta({ title: 'TrainerDoor' })

const day = string()
  .required('error.required')
  .test('day', 'error.date', (value) => isDay(value))

export const doorQuery = object({ day, half: halfDay.required('error.required') }).noUnknown()

/** What a trainer signs of half a day: these were there, and the others of the session were not. */
export const newTaughtHalf = object({
  day,
  half: halfDay.required('error.required'),
  students: array(string().uuid('error.id').required('error.required'))
    .max(1000, 'error.tooMany')
    .required('error.required'),
})
  .noUnknown()
  .meta({ title: 'NewTaughtHalf' })
export type NewTaughtHalf = InferType<typeof newTaughtHalf>
