import type { MessageListQuery } from '../../ui/gql/graphql.ts'
import { listed } from '../../ui/listed.ts'
import type { PageContext } from '../../ui/page-context.ts'
import { useTexts } from '../../ui/texts.ts'
import type { PanelScreenProps } from '../define-panel-page.ts'
import { List, type ListColumn, RowName } from '../list/list.tsx'
import { Moment } from '../list/moment.tsx'
import { HandleChosen, HandledChosen } from './handle-chosen.tsx'
import { type MessageRow, messageList } from './message-query.ts'
import { MessageState } from './message-state.tsx'
import { messageHref } from './messages-path.ts'

function useColumns(page: PageContext): ListColumn<MessageRow>[] {
  const t = useTexts('panel-messages')
  return [
    {
      key: 'subject',
      isSortable: true,
      label: t('subject'),
      cell: ({ _id, subject }) => <RowName href={messageHref(_id, page)}>{subject}</RowName>,
    },
    {
      key: 'lastName',
      isSortable: true,
      label: t('from'),
      cell: ({ firstName, lastName }) => `${firstName} ${lastName}`,
    },
    { key: 'state', label: t('state'), cell: ({ handled }) => <MessageState handled={handled} /> },
    {
      key: 'createdAt',
      isSortable: true,
      label: t('when'),
      cell: ({ createdAt }) => <Moment at={createdAt} page={page} />,
    },
  ]
}

/** Searched, narrowed and sorted by the address. */
export function Screen({ data, page, form }: PanelScreenProps<MessageListQuery>) {
  const t = useTexts('panel-messages')
  const { path, address, given } = messageList
  const states = (['false', 'true'] as const).map((value) => ({ value, label: t(`handledIs.${value}`) }))
  return (
    <List
      {...{ page, path, address: address(page), title: t('title'), noneText: t('noneText') }}
      fields={[
        { name: 'search', label: t('search'), value: given(page, 'search') },
        { name: 'handled', label: t('state'), value: given(page, 'handled'), options: states, every: t('every') },
      ]}
      columns={useColumns(page)}
      rows={listed(data.contacts?.items)}
      total={data.contacts?.total ?? 0}
      idOf={({ _id }) => _id}
      lead={<HandledChosen page={page} form={form} />}
      choice={{ nameOf: ({ subject }) => subject, actions: <HandleChosen /> }}
    />
  )
}
