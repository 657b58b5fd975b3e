import { array, boolean, number, object, string } from 'yup'
import { isDay } from '../src/domain/days.ts'
import { discountKinds, discountUnits, normalCode } from '../src/domain/discounts.ts'
import { optional, wholeNumber } from './rules.ts'

const unit = string().oneOf(discountUnits, 'error.choice').meta({ title: 'DiscountUnit' })
const count = number().integer().defined().nullable()
const day = string().defined().nullable()

/**
 * What customers type to pay less: `value` is percent, or cents excluding VAT of the whole order. Days are those of
 * Brussels, `validUntil` the last; null says without end, and of `courses`, which holds ids, all of them. With `combines`
 * it counts beside an early or a group price, else instead of it. `uses` counts the registrations that hold it.
 */
export const discountCode = object({
  _id: string().uuid().required(),
  code: string().required(),
  unit: unit.required(),
  value: number().integer().required(),
  combines: boolean().required(),
  active: boolean().required(),
  validFrom: day,
  validUntil: day,
  maxUses: count,
  maxPerCustomer: count,
  courses: array(string().uuid().required()).defined().nullable(),
  uses: number().integer().required(),
  createdAt: string().required(),
}).meta({ title: 'DiscountCode' })

/** What a code is worth. */
export const codeValue = object({
  code: string().required(),
  unit: unit.required(),
  value: number().integer().required(),
  combines: boolean().required(),
}).meta({ title: 'DiscountCodeValue' })

const fact = number().defined().nullable()

/**
 * What a price is made of, in cents excluding VAT: `list` is so many `participants` at the price of `each`, and what is
 * below zero was taken off for a reason: `days` so many `days` bought ahead, of the `card` of that number, `early` at least so many `days` before the start, `group` `from` so many
 * participants on, `code` a discount code, of so much `percent` where it is of percent, `agreed` what staff took off
 * since. `kept` is charged for who canceled. Together they make the price without VAT.
 */
export const priceLines = array(
  object({
    kind: string()
      .oneOf(['list', ...discountKinds, 'agreed', 'kept'] as const)
      .required()
      .meta({ title: 'RegistrationPriceLineKind' }),
    amount: number().integer().required(),
    participants: fact,
    each: fact,
    days: fact,
    from: fact,
    code: string().defined().nullable(),
    percent: fact,
    card: string().defined().nullable(),
  })
    .meta({ title: 'RegistrationPriceLine' })
    .required(),
).required()

/** A code as somebody typed it, in whatever letters. */
export const typedCode = optional(
  string()
    .transform((value: unknown) => (typeof value === 'string' ? normalCode(value) : value))
    .max(40, 'error.codeUnknown'),
)

const calendarDay = optional(string().test('day', 'error.date', (value) => !value || isDay(value)))
const most = wholeNumber(1, 1_000_000).nullable()

/** Without courses it is for all; a code is letters, digits and hyphens, in capitals. */
export const newDiscountCode = object({
  code: string()
    .transform((value: unknown) => (typeof value === 'string' ? normalCode(value) : value))
    .matches(/^[A-Z0-9-]{3,40}$/, { message: 'error.codeForm', excludeEmptyString: true })
    .required('error.required'),
  unit: unit.required('error.required'),
  value: wholeNumber(1, 100_000_000).required('error.required'),
  combines: boolean(),
  active: boolean(),
  validFrom: calendarDay,
  validUntil: calendarDay,
  maxUses: most,
  maxPerCustomer: most,
  courses: array(string().uuid('error.id').required('error.required')).max(500, 'error.tooMany').nullable(),
})
  .noUnknown()
  .meta({ title: 'NewDiscountCode' })

/** What changes holds for orders from then on; the code itself stays. */
export const discountCodeChanges = newDiscountCode.omit(['code']).partial().meta({ title: 'DiscountCodeChanges' })
