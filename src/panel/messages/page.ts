import { allTexts } from '../../ui/all-texts.ts'
import { defineForm } from '../../ui/forms/define-form.ts'
import { graphql } from '../../ui/gql/gql.ts'
import type { MessageListQuery } from '../../ui/gql/graphql.ts'
import { actCounts, defineList, listHref } from '../kit/define-list.ts'
import { definePanelPage } from '../kit/define-panel-page.ts'
import { listPaths } from '../kit/paths.ts'

export const messageList = defineList({
  path: listPaths.message,
  sorts: ['createdAt', 'lastName', 'subject'],
  usual: 'DESC',
  filters: { search: null, handled: ['false', 'true'] },
})

const messageListQuery = graphql(`
  query MessageList($page: Int!, $limit: Int!, $sort: [String], $search: String, $handled: String) {
    contacts(page: $page, limit: $limit, sort: $sort, search: $search, handled: $handled) {
      total
      items { _id firstName lastName subject handled createdAt }
    }
  }
`)

export type MessageRow = NonNullable<NonNullable<MessageListQuery['contacts']>['items'][number]>

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
    return listHref(page, listPaths.message, Object.fromEntries(told))
  },
})

/** What was written through the contact form. */
export const messagesPage = definePanelPage({
  path: '/control-panel/messages',
  access: 'staff',
  search: [...messageList.search, ...actCounts],
  query: { document: messageListQuery, variables: messageList.variables },
  forms: [handleChosenForm],
  title: (_data, { locale }) => allTexts[locale]['panel-messages'].title,
})
