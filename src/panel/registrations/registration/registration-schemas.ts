import { object, string } from 'yup'
import { newCancellation } from '../../../../schemas/cancellation.ts'
import { registrationChanges, shownTotal } from '../../../../schemas/registration.ts'
import { centsOf, euros } from '../../euros.ts'

export { newMove as moveSchema } from '../../../../schemas/registration-move.ts'

const id = string().uuid('error.id').required('error.required')

export const cancelSchema = newCancellation.pick(['credit', 'refund'])
export const leaveSchema = cancelSchema.shape({ student: id })
/** Who does not come, and who comes instead. */
export const replaceSchema = object({ leaving: id, student: id })
/** What a participant costs, in euros excluding VAT as people write them. */
export const confirmSchema = registrationChanges.pick(['participants']).shape({
  price: euros.required('error.required').test('some', 'error.number', (text) => (centsOf(text) ?? 0) > 0),
})
/** What staff note of a registration: its money came, or nobody waits for it any more. */
export const statusSchema = object({
  status: string()
    .oneOf(['paid', 'expired'] as const, 'error.choice')
    .required('error.required'),
  total: shownTotal,
})
