import { array, number, object, string } from 'yup'
import { localizedText } from './localized.ts'

/** What can point at what editors and staff keep: courses, their sessions, requests for rooms, and the house's own use of them. */
const useKinds = ['course', 'session', 'booking', 'own_use'] as const

/** What uses a thing, the newest first; `total` counts those that are not listed too. */
export const thingUses = object({
  total: number().integer().required(),
  items: array(
    object({
      _id: string().uuid().required(),
      kind: string().oneOf(useKinds).required().meta({ title: 'ThingUseKind' }),
      name: localizedText.required(),
      /** A day of the calendar; null for what has none. */
      day: string().defined().nullable(),
    })
      .meta({ title: 'ThingUse' })
      .required(),
  ).required(),
}).meta({ title: 'ThingUses' })

/** Where something goes in the order that editors gave: right before or right after another one. */
export const newPlace = object({
  before: string().uuid('error.id'),
  after: string()
    .uuid('error.id')
    .test('place', 'error.required', (after, { parent }) => Boolean(after) !== Boolean(parent.before)),
}).meta({ title: 'NewPlace' })
