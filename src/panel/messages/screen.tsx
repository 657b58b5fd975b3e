import { Button, useTexts } from '../../ui/index.ts'
import { Notice } from '../../ui/kit/index.ts'
import type { ScreenOf } from '../kit/index.ts'
import { actCounts, MessageState, ResourceList, usePage, useRefused } from '../kit/index.ts'
import { handleChosenForm, messageList } from './page.ts'

function HandleChosen() {
  const t = useTexts('panel-messages')
  return (
    <Button type="submit" look="outline" name="form" value={handleChosenForm.name}>
      {t('handle')}
    </Button>
  )
}

/** What came of it: how many were marked, and why others were not. */
function HandledChosen() {
  const t = useTexts('panel-messages')
  const list = useTexts('panel-list')
  const form = useRefused()
  const page = usePage()
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

export function Screen({ data }: ScreenOf<typeof messageList.page>) {
  const t = useTexts('panel-messages')
  return (
    <ResourceList
      list={messageList}
      found={data.contacts}
      every={t('panel.all')}
      filters={{
        search: { label: t('search') },
        handled: { label: t('panel.status'), wordOf: (is) => t(`handledIs.${is}`) },
      }}
      lead={<HandledChosen />}
      choice={{ nameOf: ({ subject }) => subject, actions: <HandleChosen /> }}
      columns={[
        { key: 'subject', label: t('fields.subject'), opens: 'message', cell: ({ subject }) => subject },
        {
          key: 'lastName',
          label: t('from'),
          cell: ({ firstName, lastName }) => `${firstName} ${lastName}`,
        },
        { key: 'state', label: t('panel.status'), cell: ({ handled }) => <MessageState handled={handled} /> },
        {
          key: 'createdAt',
          label: t('common.when'),
          moment: ({ createdAt }) => createdAt,
        },
      ]}
    />
  )
}
