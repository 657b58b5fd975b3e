import { array, boolean, string } from 'yup'
import { dateOfBirth } from '../../../schemas/date-of-birth.ts'
import { line, optional } from '../../../schemas/rules.ts'
import { newStudent } from '../../../schemas/student.ts'

/** Somebody new, or whose birth is asked for; `students` are those who were chosen before. */
export const participantSchema = newStudent.pick(['firstName', 'lastName', 'email']).shape({
  isCertified: boolean(),
  dateOfBirth: optional(dateOfBirth).when('isCertified', ([is], rule) => (is ? rule.required('error.required') : rule)),
  birthPlace: optional(line(100)).when('isCertified', ([is], rule) => (is ? rule.required('error.required') : rule)),
  students: array(string().uuid('error.id').required()).max(100, 'error.tooMany').required(),
})
