import { array, object, string } from 'yup'

/** As many as one sees at once. */
const mostAtOnce = 100

/** Participants to whom the same is to happen, by their ids. */
export const chosenStudents = object({
  students: array(string().uuid('error.id').required())
    .min(1, 'error.participantsChosen')
    .max(mostAtOnce, 'error.tooMany')
    .required('error.participantsChosen'),
}).meta({ title: 'ChosenStudents' })

const refused = object({
  _id: string().uuid().required(),
  firstName: string().required(),
  lastName: string().required(),
  message: string().required(),
}).meta({ title: 'RefusedStudent' })

/** To whom it happened, and with whom it could not be done. */
export const studentActions = object({
  done: array(string().uuid().required()).required(),
  refused: array(refused.required()).required(),
}).meta({ title: 'StudentActions' })
