import { boolean, string } from 'yup'
import { draftConfirmation } from '../../../schemas/registration-draft.ts'
import { line } from '../../../schemas/rules.ts'
import { isCodeWanted } from './journey.ts'

/**
 * The last step: `wanted` is `code` where a code is to be taken off first, `applied` the code that the shown total is with.
 * Whoever only asks what a code does agrees to nothing yet.
 */
export const confirmSchema = draftConfirmation.shape({
  wanted: line(20),
  applied: string(),
  agreedToTerms: boolean().when(['wanted', 'applied', 'discountCode'], ([wanted, applied, discountCode], rule) =>
    isCodeWanted({ wanted, applied, discountCode }) ? rule : rule.oneOf([true], 'error.terms').required('error.terms'),
  ),
})
