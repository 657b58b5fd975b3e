import { object, string } from 'yup'
import { newMembership, organisationChoice } from '../../../../schemas/membership.ts'
import { accountPaths } from '../account-paths.ts'

/** The organisation to speak for, and the page to see of it. */
export const switchChoice = organisationChoice.shape({ page: string().oneOf(accountPaths) })

/** An administrator's code, or the link that holds it. */
export const application = newMembership.shape({
  organisation: string()
    .transform((value: string) => value.match(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/i)?.[0] ?? value)
    .uuid('error.reference')
    .required('error.required'),
})

export const departure = object({ organisation: string().uuid('error.id').required('error.required') })
