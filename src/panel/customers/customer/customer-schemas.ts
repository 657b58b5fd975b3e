import { boolean, object, string } from 'yup'

const id = string().uuid('error.form').required('error.required')

/** Whether somebody can sign in. */
export const activeSchema = object({ active: boolean().required('error.required') })

/** Whether somebody is let into an organisation. */
export const decideSchema = object({
  applicant: id,
  approval: string()
    .oneOf(['approved', 'rejected'] as const, 'error.choice')
    .required('error.required'),
})

/** Who administers an organisation, with the password of whoever says so. */
export const rolesSchema = object({
  person: id,
  isAdministrator: boolean().required('error.required'),
  password: string().max(200, 'error.tooLong'),
})
