import { object } from 'yup'

/** The schema of a form that is only its button. */
export const noFields = object({})
