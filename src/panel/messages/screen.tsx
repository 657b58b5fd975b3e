import type { FormState } from '../../ui/forms/index.ts'
import type { MessageListQuery } from '../../ui/gql/graphql.ts'
import { Button, type PageContext, useTexts } from '../../ui/index.ts'
import { Notice } from '../../ui/kit/index.ts'
import type { ListColumn, PanelScreenProps } from '../kit/index.ts'
import { actCounts, MessageState, Moment, pathOf, ResourceList, RowName } from '../kit/index.ts'
import { handleChosenForm, type MessageRow, messageList } from './page.ts'

/** Marks the chosen messages as answered. */
function HandleChosen() {
  const t = useTexts('panel-messages')
  return (
    <Button type="submit" look="outline" name="form" value={handleChosenForm.name}>
      {t('handle')}
    </Button>
  )
}

/** What came of it: how many were marked, and why others were not. */
function HandledChosen({ page, form }: { page: PageContext; form: FormState | undefined }) {
  const t = useTexts('panel-messages')
  const list = useTexts('panel-list')
  const refused = form && (form.message ?? list('chooseFirst'))
  const told = actCounts.flatMap((name) => {
    const count = Number(page.search[name]?.[0])
    return Number.isInteger(count) && count > 0 ? [t.count(`counts.${name}`, count)] : []
  })
  const [first, ...others] = told
  return (
    <div role="status">
      {refused && <Notice tone="bad" title={refused} />}
      {first && !refused && (
        <Notice tone={page.search.done ? 'good' : 'info'} title={first}>
          {others.join(' ')}
        </Notice>
      )}
    </div>
  )
}

function useColumns(page: PageContext): ListColumn<MessageRow>[] {
  const t = useTexts('panel-messages')
  return [
    {
      key: 'subject',
      label: t('fields.subject'),
      cell: ({ _id, subject }) => <RowName href={pathOf('message', _id, page)}>{subject}</RowName>,
    },
    {
      key: 'lastName',
      label: t('from'),
      cell: ({ firstName, lastName }) => `${firstName} ${lastName}`,
    },
    { key: 'state', label: t('panel.status'), cell: ({ handled }) => <MessageState handled={handled} /> },
    {
      key: 'createdAt',
      label: t('common.when'),
      cell: ({ createdAt }) => <Moment at={createdAt} page={page} />,
    },
  ]
}

/** Searched, narrowed and sorted by the address. */
export function Screen({ data, page, form }: PanelScreenProps<MessageListQuery>) {
  const t = useTexts('panel-messages')
  return (
    <ResourceList
      list={messageList}
      page={page}
      found={data.contacts}
      every={t('panel.all')}
      filters={{
        search: { label: t('search') },
        handled: { label: t('panel.status'), wordOf: (is) => t(`handledIs.${is}`) },
      }}
      lead={<HandledChosen page={page} form={form} />}
      choice={{ nameOf: ({ subject }) => subject, actions: <HandleChosen /> }}
      columns={useColumns(page)}
    />
  )
}
