import { defineForm } from '../../ui/forms/define-form.ts'
import { graphql } from '../../ui/gql/gql.ts'
import { actCounts, defineResourceList, listHref } from '../kit/define-resource-list.ts'
import { listPaths } from '../kit/paths.ts'

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
    return listHref(page, listPaths.message, Object.fromEntries(told))
  },
})

export const messageList = defineResourceList({
  path: listPaths.message,
  texts: 'panel-messages',
  query: graphql(`
    query MessageList($page: Int!, $limit: Int!, $sort: [String], $search: String, $handled: String) {
      contacts(page: $page, limit: $limit, sort: $sort, search: $search, handled: $handled) {
        total
        items { _id firstName lastName subject handled createdAt }
      }
    }
  `),
  orders: ['createdAt', 'lastName', 'subject'],
  usual: 'DESC',
  filters: { search: 'search', handled: ['false', 'true'] },
  search: actCounts,
  forms: [handleChosenForm],
})
