import { object, string } from 'yup'

const id = string().uuid('error.form').required('error.required')

export const approvalSchema = object({
  applicant: id,
  organisation: id,
  approval: string()
    .oneOf(['approved', 'rejected'] as const, 'error.choice')
    .required('error.required'),
})

export const sessionSchema = object({ session: id })
