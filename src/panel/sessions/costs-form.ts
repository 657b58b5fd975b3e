import { object } from 'yup'
import { defineForm } from '../../ui/forms/define-form.ts'
import { graphql } from '../../ui/gql/gql.ts'
import { centsOf, euros } from '../kit/euros.ts'
import { saidHere } from '../kit/forms.ts'
import { idOf } from '../kit/paths.ts'

/** What it costs the house; an empty field takes it back. */
export const costsForm = defineForm({
  name: 'session-costs',
  schema: async () => object({ costs: euros }),
  fields: ['costs'],
  document: graphql(`
    mutation SetSessionCosts($id: String!, $input: NewSessionCosts_Input!) {
      setSessionCosts(id: $id, input: $input) { costs }
    }
  `),
  variables: ({ costs }, page) => ({ id: idOf(page), input: { costs: centsOf(costs) ?? null } }),
  next: saidHere('saved'),
})
