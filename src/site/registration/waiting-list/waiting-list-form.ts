import { defineForm } from '../../../ui/forms/define-form.ts'
import { graphql } from '../../../ui/gql/gql.ts'
import { sessionIn } from '../journey.ts'
import { waitingListAddress } from './waiting-list-address.ts'

/** Puts people on the waiting list of the session of the address, one or a group as a whole. */
export const waitingListForm = defineForm({
  name: 'waiting-list',
  schema: () => import('./waiting-list-schema.ts').then((file) => file.waitingListSchema),
  fields: ['students'],
  document: graphql(`
    mutation JoinWaitingList($input: NewWaitingListEntry_Input!) {
      joinWaitingList(input: $input) { _id }
    }
  `),
  variables: ({ students }, page) => ({ input: { session: sessionIn(page), students } }),
  next: (_data, page) => waitingListAddress(page),
  refusals: { 'Session has started': { text: 'sessionStarted' }, 'Session was canceled': { text: 'sessionCanceled' } },
})
