import { formatAmount } from '../../domain/format.ts'
import { inLocale } from '../../domain/locales.ts'
import { useTexts } from '../../ui/index.ts'
import { Status } from '../../ui/kit/index.ts'
import type { ScreenOf } from '../kit/index.ts'
import { customerOf, panelPath, pathOf, ResourceList, RowName, usePage, whenOf } from '../kit/index.ts'
import { requestList } from './page.ts'

/** The day in one piece, and which part of it. */
function When({ row }: { row: Parameters<typeof whenOf>[0] }) {
  const [day, part] = whenOf(row, usePage().locale).split(', ')
  return (
    <>
      <span className="whole">{day}</span>, {part}
    </>
  )
}

export function Screen({ data, page }: ScreenOf<typeof requestList.page>) {
  const { locale } = page
  const t = useTexts('panel-requests')
  return (
    <ResourceList
      list={requestList}
      found={data.bookings}
      every={t('panel.all')}
      filters={{
        search: { label: t('search') },
        status: { label: t('panel.status'), wordOf: (status) => t(`statuses.${status}`) },
      }}
      choice={{ nameOf: ({ firstName, lastName }) => `${firstName} ${lastName}` }}
      actions={<a href={panelPath('/rooms', page.locale)}>{t('calendar')}</a>}
      columns={[
        {
          key: 'customer',
          label: t('panel.customer'),
          cell: (row) => <RowName href={pathOf('request', row._id, page)}>{customerOf(row)}</RowName>,
        },
        {
          key: 'room',
          isSecond: true,
          label: t('common.room'),
          cell: ({ roomName }) => (roomName && inLocale(roomName, locale)) ?? '',
        },
        { key: 'date', label: t('common.when'), cell: (row) => <When row={row} /> },
        { key: 'persons', label: t('common.persons'), isNumber: true, cell: ({ persons }) => String(persons) },
        {
          key: 'amount',
          label: t('common.amount'),
          isNumber: true,
          isAmount: true,
          cell: ({ offer }) => (offer ? formatAmount(offer.total, locale) : ''),
        },
        {
          key: 'status',
          label: t('panel.status'),
          cell: ({ status }) => <Status status={status} label={t(`statuses.${status}`)} />,
        },
        { key: 'createdAt', label: t('asked'), since: ({ createdAt }) => createdAt },
      ]}
    />
  )
}
