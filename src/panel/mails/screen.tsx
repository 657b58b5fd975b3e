import { formatDeadline } from '../../domain/format-days.ts'
import { BreakableMail, useTexts } from '../../ui/index.ts'
import { againForm } from '../kit/again-form.ts'
import {
  MailStateMark,
  Moment,
  Refusal,
  ResourceList,
  RowButton,
  RowName,
  type ScreenOf,
  sentHref,
  useMay,
  usePage,
} from '../kit/index.ts'
import { type MailRow, mailList } from './page.ts'

/** Once more, where it can be: who did so, and when, stands beside it. */
function Again({ row }: { row: MailRow }) {
  const t = useTexts('panel-mails')
  const page = usePage()
  const { _id, subject, to, state, againAt, againBy } = row
  return (
    <>
      {(state === 'sent' || state === 'undelivered') && (
        <RowButton form={againForm} sent={{ mail: _id }} of={`${subject}, ${to}`} text={t('again')} />
      )}
      {againAt && (
        <p className="muted">
          {t('againBy', { when: formatDeadline(againAt, page.now, page.locale), name: againBy ?? '' })}
        </p>
      )}
    </>
  )
}

/** The way to what it says, for who may read that. */
function Subject({ row: { _id, subject } }: { row: MailRow }) {
  const page = usePage()
  return useMay('desk') ? <RowName href={sentHref(_id, page)}>{subject}</RowName> : subject
}

export function Screen({ data }: ScreenOf<typeof mailList.page>) {
  const t = useTexts('panel-mails')
  return (
    <>
      <Refusal />
      <ResourceList
        list={mailList}
        found={data.mails}
        every={t('panel.all')}
        filters={{
          search: { label: t('search') },
          state: { label: t('panel.status'), wordOf: (state) => t(`states.${state}`) },
        }}
        columns={[
          { key: 'subject', label: t('fields.subject'), cell: (row) => <Subject row={row} /> },
          { key: 'to', label: t('to'), isSecond: true, cell: ({ to }) => <BreakableMail address={to} /> },
          { key: 'state', label: t('panel.status'), cell: ({ state }) => <MailStateMark state={state} /> },
          {
            key: 'createdAt',
            label: t('common.when'),
            cell: ({ createdAt, sentAt }) => <Moment at={sentAt ?? createdAt} />,
          },
          { key: 'acts', label: t('panel.actions'), cell: (row) => <Again row={row} /> },
        ]}
      />
    </>
  )
}
