import { defineForm } from '../../ui/forms/define-form.ts'
import { graphql } from '../../ui/gql/gql.ts'
import { listHref } from '../list/list-href.ts'
import { messagesPath } from './messages-path.ts'

/** Marks chosen messages as answered. */
export const handleChosenForm = defineForm({
  name: 'messages-handled',
  schema: () => import('../../../schemas/contact-message.ts').then((module) => module.chosenContactMessages),
  fields: ['chosen'],
  document: graphql(`
    mutation HandleMessages($input: ChosenContacts_Input!) {
      handleContacts(input: $input) { done refused { why } }
    }
  `),
  variables: (input) => ({ input }),
  next({ handleContacts: actions }, page) {
    const of = (why: string) => (actions?.refused ?? []).filter((one) => one?.why === why).length
    const counts = { done: actions?.done.length ?? 0, already: of('already'), missing: of('missing') }
    const told = Object.entries(counts).map(([name, count]) => [name, count > 0 ? String(count) : ''])
    return listHref(page, messagesPath, Object.fromEntries(told))
  },
})
