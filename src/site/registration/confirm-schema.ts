import { boolean, string } from 'yup'
import { draftConfirmation } from '../../../schemas/registration-draft.ts'
import { line } from '../../../schemas/rules.ts'
import { isCodeWanted } from './journey.ts'

/**
 * The last step: `wanted` is `code` where a code is to be taken off first, `applied` and `appliedCard` the code and the card that the shown total is with.
 * Whoever only asks what they do agrees to nothing yet.
 */
export const confirmSchema = draftConfirmation.shape({
  wanted: line(20),
  applied: string(),
  appliedCard: string(),
  agreedToTerms: boolean().when(
    ['wanted', 'applied', 'discountCode', 'appliedCard', 'prepaidCard'],
    ([wanted, applied, discountCode, appliedCard, prepaidCard], rule) =>
      isCodeWanted({ wanted, applied, discountCode, appliedCard, prepaidCard })
        ? rule
        : rule.oneOf([true], 'error.terms').required('error.terms'),
  ),
})
