import { boolean, mixed, object, string } from 'yup'
import { line, optional } from '../../../schemas/rules.ts'

const types = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif']

/** A file to upload that says it is a picture; what it is, the API finds out. */
export const chosenPicture = object({
  file: mixed<File>()
    .required('error.required')
    .test('file', 'error.required', (value) => value instanceof File && value.size > 0)
    .test('picture', 'error.choice', (value) => value instanceof File && types.includes(value.type)),
})

/** A crossing of the grid, as shares of width and height: '0.25 1'. */
export const chosenPoint = object({
  point: string()
    .matches(/^(?:0|0\.25|0\.5|0\.75|1) (?:0|0\.25|0\.5|0\.75|1)$/, 'error.choice')
    .required('error.choice'),
})

const said = optional(line(300))

/** Dutch, which the other languages fall back on, may be left out of what only decorates. */
export const writtenAlternative = object({
  nl: said.when(['decorative', 'en', 'fr'], ([decorative, en, fr], schema) =>
    decorative && !en && !fr ? schema : schema.required('error.required'),
  ),
  en: said,
  fr: said,
  decorative: boolean().required(),
})

export const removedPicture = object({ id: string().uuid('error.form').required('error.required') })
