import { array, number, object, string } from 'yup'
import { brusselsDay, isDay } from '../src/domain/days.ts'
import { wholeNumber } from './rules.ts'

const days = wholeNumber(0, 365).required('error.required')

const step = object({ days, percent: wholeNumber(1, 100).required('error.required') }).meta({ title: 'RefundStep' })

/** With at least `days` calendar days to go before the start, `percent` of the price comes back; later nothing does. */
export const cancellationTerms = object({
  _id: string().uuid().required(),
  validFrom: string().required(),
  refunds: array(step.required()).required(),
  daysToReplace: number().integer().required(),
  daysToMove: number().integer().required(),
  updatedAt: string().required(),
}).meta({ title: 'CancellationTerms' })

const comingDay = string()
  .test('day', 'error.date', (day) => day === undefined || isDay(day))
  .test('coming', 'error.pastDate', (day) => day === undefined || day >= brusselsDay(new Date()))

export const newCancellationTerms = object({
  validFrom: comingDay.required('error.required'),
  refunds: array(step.required('error.required')).max(10, 'error.tooMany').required('error.required'),
  daysToReplace: days,
  daysToMove: days,
}).meta({ title: 'NewCancellationTerms' })
