import { object } from 'yup'
import { localePath } from '../../domain/locales.ts'
import { defineForm } from '../../ui/forms/define-form.ts'
import { graphql } from '../../ui/gql/gql.ts'
import type { PageContext } from '../../ui/page-context.ts'

const document = graphql(`
  mutation ChooseSession($token: String!, $input: NewSessionChoice_Input!) {
    chooseSession(token: $token, input: $input) { status }
  }
`)

/** The same address then says what was chosen. */
const next = (_data: unknown, { path, locale }: PageContext) => localePath(path, locale)

/** Takes another date. */
export const takeForm = defineForm({
  name: 'session-choice-move',
  schema: () => import('./take-schema.ts').then((file) => file.takeSchema),
  fields: ['session'],
  document,
  variables: ({ session }, { params }) => ({ token: params.token ?? '', input: { session } }),
  next,
})

/** Takes the money back. */
export const leaveForm = defineForm({
  name: 'session-choice-leave',
  schema: async () => object({}),
  fields: [],
  document,
  variables: (_values, { params }) => ({ token: params.token ?? '', input: { session: null } }),
  next,
})
