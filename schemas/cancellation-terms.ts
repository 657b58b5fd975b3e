import { array, number, object, string } from 'yup'
import { brusselsDay, isDay } from '../src/domain/days.ts'

const days = number().typeError('error.number').integer('error.number').min(0, 'error.number').max(365, 'error.number')
const percent = number()
  .typeError('error.number')
  .integer('error.number')
  .min(1, 'error.number')
  .max(100, 'error.number')

const step = object({ days: days.required('error.required'), percent: percent.required('error.required') }).meta({
  title: 'RefundStep',
})

/** With at least `days` calendar days to go before the start, `percent` of the price comes back; later nothing does. */
export const cancellationTerms = object({
  _id: string().uuid().required(),
  validFrom: string().required(),
  refunds: array(step.required()).required(),
  daysToReplace: number().integer().required(),
  daysToMove: number().integer().required(),
}).meta({ title: 'CancellationTerms' })

const comingDay = string()
  .test('day', 'error.date', (day) => day === undefined || isDay(day))
  .test('coming', 'error.pastDate', (day) => day === undefined || day >= brusselsDay(new Date()))

export const newCancellationTerms = object({
  validFrom: comingDay.required('error.required'),
  refunds: array(step.required('error.required')).max(10, 'error.tooMany').required('error.required'),
  daysToReplace: days.required('error.required'),
  daysToMove: days.required('error.required'),
}).meta({ title: 'NewCancellationTerms' })
