import { organisationAdmin } from '../../../domain/contact-roles.ts'
import type { Person } from './customer-query.ts'

/** Whether somebody decides for an organisation. */
export const isAdministrator = ({ roles }: Pick<Person, 'roles'>): boolean => roles.includes(organisationAdmin)
