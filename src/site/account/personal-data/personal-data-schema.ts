import { boolean, object, string } from 'yup'
import { dateOfBirth } from '../../../../schemas/date-of-birth.ts'
import { line, localeCode, optional, personName, phoneNumber } from '../../../../schemas/rules.ts'

/** What one says of oneself; of `student` the id tells that there is one, so that its birth data can be emptied too. */
export const personalDataSchema = object({
  firstName: personName.required('error.required'),
  lastName: personName.required('error.required'),
  phone: optional(phoneNumber),
  language: localeCode.required('error.language'),
  student: object({
    _id: string(),
    dateOfBirth: optional(dateOfBirth),
    birthPlace: optional(line(100)),
  }).default(undefined),
  allowMarketing: boolean(),
})
