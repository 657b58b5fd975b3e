import { array, boolean, type InferType, number, object, string } from 'yup'
import { brusselsDay, isDay } from '../src/domain/days.ts'
import { cardStates, mostDays } from '../src/domain/prepaid-cards.ts'
import { localizedText } from './localized.ts'
import { line, optional, wholeNumber } from './rules.ts'

const id = string().uuid().required()
const text = string().defined().nullable()
const state = string().oneOf(cardStates, 'error.choice').required().meta({ title: 'PrepaidCardState' })

/** Days of a card that a registration has; `kept` of them are for who canceled too late. */
const use = object({
  registration: id,
  course: localizedText.required(),
  startDate: string().required(),
  days: number().required(),
  kept: number().required(),
}).meta({ title: 'PrepaidUse' })

/**
 * Days of training bought ahead, by an organisation or a private person (`user`); `price` in cents a day and `net`, `vat`
 * and `total` of all, as they were sold. `state` is `unpaid` until its invoice is paid, unless it was to count at once,
 * `used` once no day is left, `expired` after `validUntil`, and `canceled` once its invoice was credited. `daysLeft` may
 * have halves, which come back from who cancels late; `uses` are the registrations that have days of it.
 */
export const prepaidCard = object({
  _id: id,
  number: string().required(),
  organisation: string().uuid().defined().nullable(),
  user: string().uuid().defined().nullable(),
  customer: string().required(),
  days: number().integer().required(),
  daysLeft: number().required(),
  price: number().integer().required(),
  vatRate: number().required(),
  net: number().integer().required(),
  vat: number().integer().required(),
  total: number().integer().required(),
  validUntil: text,
  usableAtOnce: boolean().required(),
  state,
  boughtOn: string().required(),
  invoice: object({ _id: id, number: string().required() }).meta({ title: 'PrepaidCardInvoice' }).defined().nullable(),
  uses: array(use.required()).required(),
}).meta({ title: 'PrepaidCard' })
export type PrepaidCard = InferType<typeof prepaidCard>

/** A caller's own cards, those that can be used first. */
export const prepaidCardsOf = array(prepaidCard.required()).required()

const whose = string().uuid('error.id').nullable()

/**
 * Sells days to an organisation or a private person, `price` in cents a day excluding VAT. The invoice leaves at once, with
 * their `reference`; the days count when it is paid, or at once with `usableAtOnce`.
 */
export const newPrepaidCard = object({
  organisation: whose,
  user: whose,
  days: wholeNumber(1, mostDays).required('error.required'),
  price: wholeNumber(1, 10_000_000).required('error.required'),
  validUntil: optional(
    string()
      .test('day', 'error.date', (value) => !value || isDay(value))
      .test('coming', 'error.pastDay', (value) => !value || value >= brusselsDay(new Date())),
  ),
  usableAtOnce: boolean().default(false),
  reference: optional(line()),
})
  .noUnknown()
  .meta({ title: 'NewPrepaidCard' })
export type NewPrepaidCard = InferType<typeof newPrepaidCard>
