import { boolean, object, string } from 'yup'
import { billing } from '../../../schemas/registration.ts'
import { optional } from '../../../schemas/rules.ts'

const needed = billing.required('error.required')
/** Whatever stands in a field that is not shown. */
const ofPerson = needed.shape({ vat: optional(string()) })

/** Who is billed; a private person has no VAT number. */
export const invoiceSchema = object({
  isPrivatePerson: boolean(),
  keepsAddress: boolean(),
  invoice: needed.when('isPrivatePerson', ([isPrivate], rule) => (isPrivate ? ofPerson : rule)),
})
