import { array, boolean, type InferType, number, object, string } from 'yup'

/** What a colleague may look for, in the order in which equally good groups stand. */
export const soughtKinds = [
  'customer',
  'participant',
  'registration',
  'invoice',
  'session',
  'course',
  'request',
  'message',
  'content',
  'faq',
  'room',
  'colleague',
  'text',
] as const
export type SoughtKind = (typeof soughtKinds)[number]

const text = string().nullable().defined()

/**
 * One thing that was found. `_id` is the type of a content, the key of a text of the interface, the id of anything else; `customer` is whose participant it is;
 * `day` is a date or an instant, `amount` cents including VAT. Of a content `locale` and `block` say where its text stands, of a text of the interface `locale` in which language.
 */
const found = object({
  _id: string().required(),
  title: string().required(),
  about: text,
  day: text,
  amount: number().integer().nullable().defined(),
  status: text,
  customer: text,
  locale: text,
  block: text,
}).meta({ title: 'PanelFound' })

/** Things of one kind, the best match first; of `total` there may be more where `isMore`. */
const group = object({
  kind: string().oneOf(soughtKinds).required().meta({ title: 'SoughtKind' }),
  total: number().integer().required(),
  isMore: boolean().required(),
  items: array(found.required()).required(),
}).meta({ title: 'PanelFoundGroup' })

/** The group with the best match first. `corrected` is by what something was found, where nothing is called as it was typed and it says so itself. */
export const panelSearchResult = object({
  groups: array(group.required()).required(),
  corrected: text,
}).meta({ title: 'PanelSearchResult' })
export type FoundGroup = InferType<typeof group>
