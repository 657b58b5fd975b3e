import { array, object, string } from 'yup'
import { draftConfirmation } from '../../../schemas/registration-draft.ts'

/** What is wrong with somebody who takes part is said at `students`, of which nothing is sent. */
export const confirmSchema = draftConfirmation.concat(object({ students: array(string().required()) }))
