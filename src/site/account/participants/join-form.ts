import { defineForm } from '../../../ui/forms/define-form.ts'
import { graphql } from '../../../ui/gql/gql.ts'
import { participantsAddress } from './participants-address.ts'

/** Lets somebody into the organisation, or not. */
export const joinForm = defineForm({
  name: 'join-decision',
  schema: () => import('./decision-schema.ts').then(({ decision }) => decision),
  fields: ['id', 'approval'],
  document: graphql(`
    mutation DecideJoin($id: String!, $input: ApprovalDecision_Input!) {
      decideApproval(id: $id, input: $input) {
        _id
        approval
      }
    }
  `),
  variables: ({ id, approval }) => ({ id, input: { approval } }),
  next: (data, page) =>
    participantsAddress(page, { said: data.decideApproval?.approval === 'approved' ? 'joinApproved' : 'joinRejected' }),
})
