import { array, boolean, object, string } from 'yup'
import { approvals } from '../src/domain/registrations.ts'

/** That an account acts for an organisation, or asks to; it speaks for the `current` one. */
export const membership = object({
  organisation: object({ _id: string().uuid().required(), name: string().required() })
    .required()
    .meta({ title: 'OrganisationName' }),
  approval: string().oneOf(approvals).required().meta({ title: 'Approval' }),
  roles: array(string().required()).required(),
  current: boolean().required(),
}).meta({ title: 'Membership' })

/** The organisation that somebody asks to join. */
export const newMembership = object({
  organisation: string().trim().uuid('error.reference').required('error.required'),
}).meta({ title: 'NewMembership' })

/** The organisation to speak for from now on. */
export const organisationChoice = object({
  organisation: string().trim().uuid('error.reference').required('error.required'),
}).meta({ title: 'OrganisationChoice' })
