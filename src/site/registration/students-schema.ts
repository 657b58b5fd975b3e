import { array, object, string } from 'yup'
import { line } from '../../../schemas/rules.ts'

/** That there is somebody is said where it leads on; `wanted` is what is wanted first: find, add, edit:ID, remove:ID, wait. */
export const studentsSchema = object({
  students: array(string().uuid('error.id').required()).max(100, 'error.tooMany').required(),
  q: line(100),
  wanted: line(50),
})
