import { messageSending, newDeskMessage } from '../../../schemas/desk-message.ts'
import { messageTargets } from '../../domain/desk-messages.ts'
import { uuidPattern } from '../../domain/values.ts'
import { allTexts } from '../../ui/all-texts.ts'
import { defineForm } from '../../ui/forms/define-form.ts'
import type { FormValues } from '../../ui/forms/form-state.ts'
import { graphql } from '../../ui/gql/gql.ts'
import type { WrittenMessageQuery } from '../../ui/gql/graphql.ts'
import type { PageContext } from '../../ui/page-context.ts'
import { definePanelPage } from '../kit/define-panel-page.ts'
import { idOf } from '../kit/paths.ts'
import { writtenHref } from '../kit/written.ts'

graphql(`
  fragment Receivers on MessageReceivers {
    total languages { language count } leftOut { name email why } shown fields lacks
    receivers { address kind name email language sentAt mail }
  }
`)

/** Keeps what was written; it is looked at, and sent, on the page of its own. */
export const messageForm = defineForm({
  name: 'message',
  preview: true,
  schema: async () => newDeskMessage,
  fields: [
    ...(['session', 'registrations', 'customers', 'found', 'foundCustomers', 'to'] as const),
    ...(['subject.nl', 'text.nl', 'subject.en', 'text.en', 'subject.fr', 'text.fr', 'copyToSelf'] as const),
  ],
  document: graphql(`
    mutation WriteMessage($input: NewDeskMessage_Input!, $key: String!) {
      createDeskMessage(input: $input, Idempotency_Key: $key) { _id }
    }
  `),
  variables: (input, _page, { key }) => ({ input, key }),
  next: ({ createDeskMessage: made }, page) => writtenHref(made?._id ?? '', page),
})

/** To whom: as the form has it, else as the address says, where lists name their chosen rows. */
export function audienceOf({ search }: PageContext, typed?: FormValues) {
  const idsIn = (given: unknown) =>
    [given ?? []]
      .flat()
      .map(String)
      .filter((id) => uuidPattern.test(id))
  const chosen = (of: string) => (search.of?.[0] === of ? search.chosen : [])
  const query = (name: 'found' | 'foundCustomers') => String((typed ? typed[name] : search[name]?.[0]) ?? '') || null
  return {
    session: idsIn(typed ? typed.session : search.session)[0] ?? null,
    registrations: idsIn(typed ? typed.registrations : chosen('registrations')),
    customers: idsIn(typed ? typed.customers : chosen('customers')),
    found: query('found'),
    foundCustomers: query('foundCustomers'),
    to: messageTargets.find((one) => one === (typed ? typed.to : search.to?.[0])) ?? 'participants',
  }
}

export const writePage = definePanelPage({
  path: '/control-panel/write',
  search: ['of', 'chosen', 'session', 'found', 'foundCustomers', 'to', 'from'],
  query: {
    document: graphql(`
      query WritePage(
        $session: String, $registrations: [String], $customers: [String], $found: String, $foundCustomers: String,
        $to: String, $from: String!, $isAgain: Boolean!
      ) {
        messageReceivers(
          session: $session, registrations: $registrations, customers: $customers, found: $found,
          foundCustomers: $foundCustomers, to: $to
        ) {
          ...Receivers
        }
        deskMessage(id: $from) @include(if: $isAgain) { subject { nl en fr } text { nl en fr } copyToSelf }
      }
    `),
    variables(page, typed) {
      const from = page.search.from?.[0] ?? ''
      return { ...audienceOf(page, typed), from, isAgain: uuidPattern.test(from) }
    },
    mayBeMissing: true,
  },
  forms: [messageForm],
  title: (_data, { locale }) => allTexts[locale]['panel-write'].title,
})

/** Sends it to those who were shown, once. */
export const sendMessageForm = defineForm({
  name: 'message-send',
  schema: async () => messageSending,
  fields: ['shown'],
  document: graphql(`
    mutation SendMessage($id: String!, $input: MessageSending_Input!) {
      sendDeskMessage(id: $id, input: $input) { _id }
    }
  `),
  variables: (input, page) => ({ id: idOf(page), input }),
  next: (_data, page) => writtenHref(idOf(page), page),
})

export type Message = NonNullable<WrittenMessageQuery['deskMessage']>

export const writtenPage = definePanelPage({
  path: '/control-panel/write/:id',
  search: ['for'],
  query: {
    document: graphql(`
      query WrittenMessage($id: String!) {
        deskMessage(id: $id) {
          _id subject { nl en fr } text { nl en fr } state author isByTrainer createdAt sentAt session registrations customers found foundCustomers to mailed
          receivers { ...Receivers }
        }
      }
    `),
    variables: (page) => ({ id: idOf(page) }),
  },
  forms: [sendMessageForm],
  refused: (_form, { locale }) => ({ text: allTexts[locale]['panel-write'].changed }),
  hasFrame: true,
  title: ({ deskMessage }, { locale }) => deskMessage?.subject.nl ?? allTexts[locale]['panel-write'].title,
})

/** The message as one of its readers gets it. */
export const writtenPreview = definePanelPage({
  path: '/control-panel/write/:id/preview',
  search: ['for'],
  isMail: true,
  file: ({ params: { id = '' }, search }) =>
    uuidPattern.test(id)
      ? { path: `/desk-messages/${id}/preview?${new URLSearchParams({ receiver: search.for?.[0] ?? '' })}` }
      : null,
})
