import { object, string } from 'yup'
import { approvedOffer, bookingChanges } from '../../../../schemas/booking.ts'
import { line } from '../../../../schemas/rules.ts'
import { isDay } from '../../../domain/days.ts'
import { euros } from '../../euros.ts'

/** What staff agree with a customer; prices left out are those of the list. */
export const quotationSchema = bookingChanges.pick(['vat', 'address', 'zip', 'city', 'country', 'alongside']).shape({
  roomType: string().uuid('error.id').required('error.required'),
  offerValidUntil: string()
    .required('error.required')
    .test('day', 'error.date', (value) => isDay(value)),
  roomPrice: euros,
  cateringPrice: euros,
  discount: object({ description: line(200), amount: euros }),
})

/** A move that takes a reason, or may. */
export const moveSchema = object({
  status: string()
    .oneOf(['request_rejected', 'rejected', 'canceled', 'paid', 'completed'] as const, 'error.choice')
    .required('error.required'),
  reason: string().trim().max(1000, 'error.tooLong'),
})

/** The quotation that is shown to whoever approves it for a customer. */
export const approvalSchema = approvedOffer.omit(['_id'])
