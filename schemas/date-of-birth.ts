import { string } from 'yup'
import { brusselsDay, isDay } from '../src/domain/days.ts'

const oldest = '1900-01-01'
const youngest = 10

/** Of somebody who can take a course; needed for certified ones only. */
export const dateOfBirth = string()
  .trim()
  .test('date', 'error.date', (value) => !value || isDay(value))
  .test('plausible', 'error.dateOfBirth', (value) => {
    if (!value || !isDay(value)) return true
    const today = brusselsDay(new Date())
    const latest = `${Number(today.slice(0, 4)) - youngest}${today.slice(4)}`
    return value >= oldest && value <= latest
  })
