import { Button } from '../../ui/button.tsx'
import type { FormState } from '../../ui/forms/form-state.ts'
import type { MessageListQuery } from '../../ui/gql/graphql.ts'
import { Notice } from '../../ui/kit/notice.tsx'
import type { PageContext } from '../../ui/page-context.ts'
import { useTexts } from '../../ui/texts.ts'
import type { PanelScreenProps } from '../kit/define-panel-page.ts'
import { actCounts } from '../kit/define-resource-list.ts'
import { type ListColumn, Moment, RowName } from '../kit/list.tsx'
import { pathOf } from '../kit/paths.ts'
import { ResourceList } from '../kit/resource-list.tsx'
import { MessageState } from '../kit/states.tsx'
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
    return Number.isInteger(count) && count > 0 ? [t.count(`${name}Count`, count)] : []
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
      label: t('subject'),
      cell: ({ _id, subject }) => <RowName href={pathOf('message', _id, page)}>{subject}</RowName>,
    },
    {
      key: 'lastName',
      label: t('from'),
      cell: ({ firstName, lastName }) => `${firstName} ${lastName}`,
    },
    { key: 'state', label: t('state'), cell: ({ handled }) => <MessageState handled={handled} /> },
    {
      key: 'createdAt',
      label: t('when'),
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
      every={t('every')}
      filters={{
        search: { label: t('search') },
        handled: { label: t('state'), wordOf: (is) => t(`handledIs.${is}`) },
      }}
      lead={<HandledChosen page={page} form={form} />}
      choice={{ nameOf: ({ subject }) => subject, actions: <HandleChosen /> }}
      columns={useColumns(page)}
    />
  )
}
