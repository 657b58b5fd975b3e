import { boolean, mixed, number, object, string } from 'yup'
import { passwordConfirmation } from '../../../../schemas/auth.ts'
import { approvedOffer, customerReference } from '../../../../schemas/booking.ts'
import { dateOfBirth } from '../../../../schemas/date-of-birth.ts'
import { newMembership, organisationChoice } from '../../../../schemas/membership.ts'
import { newPassword, repeated } from '../../../../schemas/new-password.ts'
import { newOrganisation } from '../../../../schemas/organisation.ts'
import { newcomer } from '../../../../schemas/participant-replacement.ts'
import {
  emailAddress,
  line,
  localeCode,
  optional,
  paragraphs,
  personName,
  phoneNumber,
  postalCode,
} from '../../../../schemas/rules.ts'
import { studentUploadColumns, studentUploadRow } from '../../../../schemas/student-upload-draft.ts'
import { approvalDecision } from '../../../../schemas/user.ts'
import { accountPaths } from './account-paths.ts'

const id = string().uuid('error.id').required('error.required')

export const decision = approvalDecision.concat(object({ id }))

export const approval = approvedOffer.omit(['_id']).shape({ customerRef: customerReference })
/** As long a reason as the API takes. */
export const refusal = object({ reason: paragraphs(1000).required('error.required') })

const needed = (longest?: number) => line(longest).required('error.required')

/** Where invoices go, which none is valid without; name and VAT number are only there for who may change them. */
export const invoiceData = newOrganisation
  .pick(['name', 'vat', 'enterpriseNumber', 'address', 'zip', 'city', 'country', 'reference', 'enterpriseSize'])
  .partial()
  .shape({ address: needed(), zip: postalCode.required('error.required'), city: needed(100), country: needed(100) })

const present = string().max(200, 'error.tooLong').required('error.required')

/** Typed twice, so that it is no slip, with the password that opens the account today. */
export const emailChange = object({
  email: emailAddress.required('error.required'),
  confirmEmail: repeated('email').trim().required('error.required'),
  password: present,
})

export const passwordChange = object({
  oldPassword: present,
  newPassword: newPassword.required('error.required'),
  confirmPassword: repeated('newPassword').required('error.required'),
})

export const sessionChoice = object({ sessionId: string().uuid('error.reference').required('error.required') })

/** The organisation to speak for, and the page to see of it. */
export const switchChoice = organisationChoice.shape({ page: string().oneOf(accountPaths) })

/** An administrator's code, or the link that holds it. */
export const application = newMembership.shape({
  organisation: string()
    .transform((value: string) => value.match(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/i)?.[0] ?? value)
    .uuid('error.reference')
    .required('error.required'),
})

export const departure = object({ organisation: id })

/** About whom, with the password of whoever asks. */
export const colleague = passwordConfirmation.concat(object({ id, organisation: id }))

/** As much as the API reads of one. */
const largestFile = 2 * 1024 * 1024

export const chosenFile = object({
  file: mixed<File>()
    .required('error.required')
    .test('size', 'error.listTooLarge', (file) => !(file instanceof File) || file.size <= largestFile),
})

export const upload = object({ id })
export const correctedRow = studentUploadRow.concat(object({ id, row: string().required('error.required') }))
export const mappedUpload = studentUploadColumns.concat(object({ id }))

/** What one says of oneself; of `student` the id tells that there is one, so that its birth data can be emptied too. */
export const personalDataSchema = object({
  firstName: personName.required('error.required'),
  lastName: personName.required('error.required'),
  phone: optional(phoneNumber),
  language: localeCode.required('error.language'),
  student: object({ _id: string(), dateOfBirth: optional(dateOfBirth), birthPlace: optional(line(100)) }).default(
    undefined,
  ),
  allowMarketing: boolean(),
})

const cents = number().typeError('error.number').integer('error.number').required('error.required')

/** What is canceled, and what it was said to do to the money. */
export const cancelSchema = object({
  id,
  student: string().uuid('error.id').optional(),
  withdrawal: string().oneOf(['true', 'false'], 'error.choice').optional(),
  credit: cents,
  refund: cents,
})

export const leaveSchema = object({ id, student: id })

/** Whose seat it was, and whose it becomes. */
export const replacement = object({ leaving: id, student: id })

/** Whose seat it was, and who comes instead whom nobody knows yet. */
export const newcomerReplacement = object({ leaving: id, newStudent: newcomer.required() })
