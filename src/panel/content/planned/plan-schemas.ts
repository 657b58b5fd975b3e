import { array, boolean, object, string, type TestContext } from 'yup'
import { brusselsInstant, isDay } from '../../../domain/days.ts'
import { choice } from '../together/chosen-documents.ts'
import { chosenLocales, togetherSchema } from '../together/together-schema.ts'

const isTime = /^(?:[01]\d|2[0-3]):[0-5]\d$/

/** The hour of a day that is not over: by the clock in Brussels. */
function isAhead(time: string, { parent }: TestContext): boolean {
  const { day } = parent as { day?: string }
  if (!day || !isDay(day) || !isTime.test(time)) return true
  return brusselsInstant(day, time).getTime() > Date.now()
}

const moment = {
  day: string()
    .test('day', 'error.date', (day) => !day || isDay(day))
    .required('error.required'),
  time: string()
    .matches(isTime, 'error.form')
    .test('ahead', 'error.pastDate', (time = '', context) => isAhead(time, context))
    .required('error.required'),
}

/** Several documents and the moment at which they become public. */
export const planSchema = togetherSchema.shape(moment)

/** Another moment or other languages; `renew` takes the newest versions along. */
export const planChangeSchema = object({
  choice: array(choice.required()).min(1, 'error.form').required('error.required'),
  locales: chosenLocales,
  ...moment,
  renew: boolean().required(),
})

/** Which plan. */
export const withdrawSchema = object({ id: string().uuid('error.id').required('error.required') })
