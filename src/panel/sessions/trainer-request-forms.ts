import { object, string } from 'yup'
import { newTrainerRequests } from '../../../schemas/trainer-request.ts'
import { defineForm } from '../../ui/forms/define-form.ts'
import { graphql } from '../../ui/gql/gql.ts'
import { saidHere } from '../kit/forms.ts'
import { idOf } from '../kit/paths.ts'

/** Asks trainers whether they can teach the session. */
export const trainerRequestForm = defineForm({
  name: 'trainer-request',
  schema: async () => newTrainerRequests,
  fields: ['trainers'],
  document: graphql(`
    mutation AskTrainers($id: String!, $input: NewTrainerRequests_Input!) {
      askTrainers(id: $id, input: $input) { _id }
    }
  `),
  variables: (input, page) => ({ id: idOf(page), input }),
  next: saidHere('trainers-asked'),
})

/** Asks one of them no more. */
export const trainerRequestEndForm = defineForm({
  name: 'trainer-request-end',
  schema: async () => object({ request: string().uuid('error.form').required('error.required') }),
  fields: ['request'],
  document: graphql(`
    mutation EndTrainerRequest($id: String!, $request: String!) {
      endTrainerRequest(id: $id, request: $request)
    }
  `),
  variables: ({ request }, page) => ({ id: idOf(page), request }),
  next: saidHere('trainer-request-withdrawn'),
})
