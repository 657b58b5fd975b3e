import { array, object, string } from 'yup'

export const waitingListSchema = object({
  students: array(string().uuid('error.id').required())
    .min(1, 'error.participants')
    .max(100, 'error.tooMany')
    .required(),
})
