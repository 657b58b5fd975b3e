import { object, string } from 'yup'
import { newCancellation } from '../../../../schemas/cancellation.ts'

export { newMove as moveSchema } from '../../../../schemas/registration-move.ts'

const id = string().uuid('error.id').required('error.required')

export const cancelSchema = newCancellation.pick(['credit', 'refund'])
export const leaveSchema = cancelSchema.shape({ student: id })
/** Who does not come, and who comes instead. */
export const replaceSchema = object({ leaving: id, student: id })
