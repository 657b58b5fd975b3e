import { defineForm } from '../../../ui/forms/define-form.ts'
import { graphql } from '../../../ui/gql/gql.ts'
import type { PageContext } from '../../../ui/page-context.ts'
import { centsOf } from '../../euros.ts'
import { registrationHref } from '../registrations-path.ts'

const back = (page: PageContext) => `${registrationHref(page.params.id ?? '', page)}?said=saved`
const schemas = () => import('./registration-schemas.ts')

const cancelForCustomer = graphql(`
  mutation CancelForCustomer($id: String!, $input: NewCancellation_Input!) {
    cancelRegistration(id: $id, input: $input) { registration }
  }
`)

/** Cancels for the customer, with the effect that was shown: another one is refused. */
export const cancelForm = defineForm({
  name: 'registration-cancel',
  schema: () => schemas().then((module) => module.cancelSchema),
  fields: ['credit', 'refund'],
  document: cancelForCustomer,
  variables: (input, { params }) => ({ id: params.id ?? '', input }),
  next: (_data, page) => back(page),
})

/** Takes one participant out, with the effect that was shown. */
export const leaveForm = defineForm({
  name: 'participant-leave',
  schema: () => schemas().then((module) => module.leaveSchema),
  fields: ['student', 'credit', 'refund'],
  document: cancelForCustomer,
  variables: ({ student, ...effect }, { params }) => ({
    id: params.id ?? '',
    input: { students: [student], ...effect },
  }),
  next: (_data, page) => back(page),
})

/** Lets somebody else of the same customer come. */
export const replaceForm = defineForm({
  name: 'participant-replace',
  schema: () => schemas().then((module) => module.replaceSchema),
  fields: ['leaving', 'student'],
  document: graphql(`
    mutation ReplaceForCustomer($id: String!, $leaving: String!, $input: ParticipantReplacement_Input!) {
      replaceParticipant(id: $id, studentId: $leaving, input: $input)
    }
  `),
  variables: ({ leaving, student }, { params }) => ({ id: params.id ?? '', leaving, input: { student } }),
  next: (_data, page) => back(page),
})

/** Moves it to another session of its course, for the difference that was shown. */
export const moveForm = defineForm({
  name: 'registration-move',
  schema: () => schemas().then((module) => module.moveSchema),
  fields: ['session', 'difference'],
  document: graphql(`
    mutation MoveForCustomer($id: String!, $input: NewMove_Input!) {
      moveRegistration(id: $id, input: $input) { registration }
    }
  `),
  variables: (input, { params }) => ({ id: params.id ?? '', input }),
  next: (_data, page) => back(page),
})

const changeForCustomer = graphql(`
  mutation ChangeForCustomer($id: String!, $input: RegistrationChanges_Input!) {
    updateRegistration(id: $id, input: $input) { _id }
  }
`)

/** Gives what is on request its price, for as many participants as were shown. */
export const confirmForm = defineForm({
  name: 'registration-confirm',
  schema: () => schemas().then((module) => module.confirmSchema),
  fields: ['price', 'participants'],
  document: changeForCustomer,
  variables: ({ price, participants }, { params }) => ({
    id: params.id ?? '',
    input: { price: centsOf(price), participants },
  }),
  next: (_data, page) => back(page),
})

/** Notes that its money came, as much as was shown, or lets it expire. */
export const statusForm = defineForm({
  name: 'registration-status',
  schema: () => schemas().then((module) => module.statusSchema),
  fields: ['status', 'total'],
  document: changeForCustomer,
  variables: ({ status, total }, { params }) => ({ id: params.id ?? '', input: { status, total } }),
  next: (_data, page) => back(page),
})
