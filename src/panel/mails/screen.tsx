import { formatDeadline } from '../../domain/format-days.ts'
import type { MailListQuery } from '../../ui/gql/graphql.ts'
import { BreakableMail, type PageContext, useTexts } from '../../ui/index.ts'
import { ActionButton, Status, type StatusName } from '../../ui/kit/index.ts'
import { type ListColumn, Moment, type PanelScreenProps, Refusal, ResourceList } from '../kit/index.ts'
import { againForm, type MailRow, mailList } from './page.ts'

const marks: Record<MailRow['state'], StatusName> = {
  sent: 'completed',
  secret: 'completed',
  waiting: 'processing',
  undelivered: 'rejected',
  expired: 'rejected',
}

/** Once more, where it can be: who did so, and when, stands beside it. */
function Again({ row, page }: { row: MailRow; page: PageContext }) {
  const t = useTexts('panel-mails')
  const { _id, subject, to, state, againAt, againBy } = row
  return (
    <>
      {(state === 'sent' || state === 'undelivered') && (
        <ActionButton
          name={againForm.name}
          sent={{ mail: _id }}
          look="outline"
          aria-label={`${t('again')}: ${subject}, ${to}`}
        >
          {t('again')}
        </ActionButton>
      )}
      {againAt && (
        <p className="muted">
          {t('againBy', { when: formatDeadline(againAt, page.now, page.locale), name: againBy ?? '' })}
        </p>
      )}
    </>
  )
}

function useColumns(page: PageContext): ListColumn<MailRow>[] {
  const t = useTexts('panel-mails')
  return [
    { key: 'subject', label: t('fields.subject'), cell: ({ subject }) => subject },
    { key: 'to', label: t('to'), cell: ({ to }) => <BreakableMail address={to} /> },
    {
      key: 'state',
      label: t('panel.status'),
      cell: ({ state }) => <Status status={marks[state]} label={t(`states.${state}`)} />,
    },
    {
      key: 'createdAt',
      label: t('common.when'),
      cell: ({ createdAt, sentAt }) => <Moment at={sentAt ?? createdAt} page={page} />,
    },
    { key: 'acts', label: t('panel.actions'), cell: (row) => <Again row={row} page={page} /> },
  ]
}

/** Searched, narrowed and sorted by the address. */
export function Screen({ data, page, form }: PanelScreenProps<MailListQuery>) {
  const t = useTexts('panel-mails')
  return (
    <>
      <Refusal form={form} />
      <ResourceList
        list={mailList}
        page={page}
        found={data.mails}
        every={t('panel.all')}
        filters={{
          search: { label: t('search') },
          state: { label: t('panel.status'), wordOf: (state) => t(`states.${state}`) },
        }}
        columns={useColumns(page)}
      />
    </>
  )
}
