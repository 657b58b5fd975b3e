import { object, string } from 'yup'
import { approvalDecision } from '../../../../schemas/user.ts'

/** Of whom, and what. */
export const decision = approvalDecision.concat(object({ id: string().uuid('error.id').required('error.required') }))
