import { array, object, string } from 'yup'
import { newColleague, trainerOfRoles } from '../../../schemas/colleague.ts'
import { panelRoles } from '../../domain/visitor.ts'
import { defineForm } from '../../ui/forms/define-form.ts'
import { graphql } from '../../ui/gql/gql.ts'
import { saidHere } from '../kit/forms.ts'

/** Whose account it is, and the password of whoever changes it. */
export const colleagueSchema = object({
  colleague: string().uuid('error.form').required('error.required'),
  password: string().max(200, 'error.tooLong'),
})

/** Nobody but a trainer is one. */
const trainerIn = ({ panelRoles, trainer }: { panelRoles: readonly string[]; trainer?: string | null | undefined }) =>
  panelRoles.includes('trainer') && trainer ? trainer : null

const withPassword = (password: string | undefined) => password && { password }

export const inviteForm = defineForm({
  name: 'colleague',
  schema: async () => newColleague,
  fields: ['firstName', 'lastName', 'email', 'language', 'panelRoles', 'trainer', 'password'],
  secrets: ['password'],
  document: graphql(`
    mutation InviteColleague($input: NewColleague_Input!) {
      inviteColleague(input: $input) { _id }
    }
  `),
  variables: ({ password, ...input }) => ({
    input: { ...input, trainer: trainerIn(input), ...withPassword(password) },
  }),
  refusals: { 'User already exists': { field: 'email', text: 'userExists' } },
  next: saidHere('colleague-invited'),
})

const update = graphql(`
  mutation UpdateColleague($id: String!, $input: ColleagueChanges_Input!) {
    updateColleague(id: $id, input: $input) { _id }
  }
`)

const roles = array(string().oneOf(panelRoles, 'error.choice').required())

export const rolesForm = defineForm({
  name: 'colleague-roles',
  schema: async () =>
    colleagueSchema.shape({ panelRoles: roles.min(1, 'error.choice').required(), trainer: trainerOfRoles }),
  fields: ['colleague', 'panelRoles', 'trainer', 'password'],
  secrets: ['password'],
  document: update,
  variables: ({ colleague, panelRoles, trainer, password }) => ({
    id: colleague,
    input: { panelRoles, trainer: trainerIn({ panelRoles, trainer }), ...withPassword(password) },
  }),
  next: saidHere('saved'),
})

export const leaveForm = defineForm({
  name: 'colleague-leave',
  schema: async () => colleagueSchema.shape({ successor: string().uuid('error.form').required('error.choice') }),
  fields: ['colleague', 'successor', 'password'],
  secrets: ['password'],
  document: update,
  variables: ({ colleague, successor, password }) => ({
    id: colleague,
    input: { active: false, successor, ...withPassword(password) },
  }),
  next: saidHere('colleague-left'),
})

export const returnForm = defineForm({
  name: 'colleague-return',
  schema: async () => colleagueSchema.shape({ panelRoles: roles, trainer: trainerOfRoles }),
  fields: ['colleague', 'panelRoles', 'trainer', 'password'],
  secrets: ['password'],
  document: update,
  variables: ({ colleague, panelRoles, trainer, password }) => ({
    id: colleague,
    input: {
      active: true,
      ...(panelRoles?.length && { panelRoles, trainer: trainerIn({ panelRoles, trainer }) }),
      ...withPassword(password),
    },
  }),
  next: saidHere('colleague-returned'),
})

export const inviteAgainForm = defineForm({
  name: 'colleague-again',
  schema: async () => object({ colleague: string().uuid('error.form').required('error.required') }),
  fields: ['colleague'],
  document: graphql(`
    mutation InviteColleagueAgain($id: String!) {
      inviteColleagueAgain(id: $id) { _id }
    }
  `),
  variables: ({ colleague }) => ({ id: colleague }),
  next: saidHere('colleague-invited'),
})
