import { string } from 'yup'
import { isDay } from '../src/domain/days.ts'
import { todayIn } from './localized.ts'

const oldest = '1900-01-01'
const youngest = 10

/** Of somebody who can take a course; needed for certified ones only. */
export const dateOfBirth = string()
  .trim()
  .test('date', 'error.date', (value) => !value || isDay(value))
  .test('plausible', 'error.dateOfBirth', (value, context) => {
    if (!value || !isDay(value)) return true
    const today = todayIn(context)
    const latest = `${Number(today.slice(0, 4)) - youngest}${today.slice(4)}`
    return value >= oldest && value <= latest
  })
