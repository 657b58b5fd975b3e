import { object, string } from 'yup'
import { line, localeCode } from '../../../../schemas/rules.ts'

const mostMeanings = 10
const longestWord = 60

/** What stands between commas. */
export const meaningsIn = (text = ''): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)

/** A term as it is typed: its meanings with commas between them, or none. */
export const termSchema = object({
  language: localeCode.required('error.required'),
  term: line(longestWord).required('error.required'),
  meanings: line(mostMeanings * (longestWord + 2)).test('meanings', 'error.tooLong', (text) => {
    const meanings = meaningsIn(text)
    return meanings.length <= mostMeanings && meanings.every((one) => one.length <= longestWord)
  }),
})

export const removalSchema = object({ id: string().uuid('error.form').required('error.required') })
