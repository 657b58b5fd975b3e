import { defineForm } from '../../ui/forms/define-form.ts'
import { graphql } from '../../ui/gql/gql.ts'
import type { PageContext } from '../../ui/page-context.ts'
import { panelPath } from '../panel-path.ts'

const back = ({ locale }: PageContext, said: string) => `${panelPath('', locale)}?said=${said}`
const schemas = () => import('./today-schemas.ts')

/** Lets somebody into an organisation, or not. */
export const approvalForm = defineForm({
  name: 'panel-approval',
  schema: () => schemas().then((module) => module.approvalSchema),
  fields: ['applicant', 'organisation', 'approval'],
  document: graphql(`
    mutation PanelApproval($id: String!, $input: ApprovalDecision_Input!) {
      decideApproval(id: $id, input: $input) { _id }
    }
  `),
  variables: ({ applicant, ...input }) => ({ id: applicant, input }),
  next: (_data, page, { approval }) => back(page, approval),
})

/** Promises that a session runs. */
export const confirmSessionForm = defineForm({
  name: 'session-confirm',
  schema: () => schemas().then((module) => module.sessionSchema),
  fields: ['session'],
  document: graphql(`
    mutation ConfirmSession($id: String!) {
      confirmSession(id: $id) { _id }
    }
  `),
  variables: ({ session }) => ({ id: session }),
  next: (_data, page) => back(page, 'session-confirmed'),
})

/** Takes a session off the calendar. */
export const cancelSessionForm = defineForm({
  name: 'session-cancel',
  schema: () => schemas().then((module) => module.sessionSchema),
  fields: ['session'],
  document: graphql(`
    mutation CancelSession($id: String!) {
      cancelSession(id: $id) { _id }
    }
  `),
  variables: ({ session }) => ({ id: session }),
  next: (_data, page) => back(page, 'session-canceled'),
})
