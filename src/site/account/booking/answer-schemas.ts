import { object } from 'yup'
import { approvedOffer, customerReference } from '../../../../schemas/booking.ts'
import { paragraphs } from '../../../../schemas/rules.ts'

export const approval = approvedOffer.omit(['_id']).shape({ customerRef: customerReference })
/** As long a reason as the API takes. */
export const refusal = object({ reason: paragraphs(1000).required('error.required') })
export const withdrawal = object({})
