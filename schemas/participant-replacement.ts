import { type InferType, object, string } from 'yup'
import { optional } from './rules.ts'
import { newStudent } from './student.ts'

/** Somebody the customer does not have as a participant yet. */
export const newcomer = newStudent.omit(['organisation', 'sendMail']).meta({ title: 'Newcomer' })

/** Who takes a seat instead: a participant of the customer, or somebody new, who becomes one by it. */
export const participantReplacement = object({
  student: optional(string().uuid('error.id')),
  newStudent: newcomer.optional().default(undefined),
})
  .test('who', 'error.required', function ({ student, newStudent: added }) {
    if (Boolean(student) !== Boolean(added)) return true
    return this.createError({ path: 'student', message: student ? 'error.oneReplacement' : 'error.required' })
  })
  .meta({ title: 'ParticipantReplacement' })
export type ParticipantReplacement = InferType<typeof participantReplacement>
