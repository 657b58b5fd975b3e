import { bookingStatuses } from '../../domain/bookings.ts'
import { formatAmount, formatDayInYear } from '../../domain/format.ts'
import { inLocale } from '../../domain/locales.ts'
import { Button } from '../../ui/button.tsx'
import type { RequestListQuery } from '../../ui/gql/graphql.ts'
import { DataTable } from '../../ui/kit/data-table.tsx'
import { EmptyState } from '../../ui/kit/empty-state.tsx'
import { Pagination } from '../../ui/kit/pagination.tsx'
import { Status } from '../../ui/kit/status.tsx'
import type { PageContext } from '../../ui/page-context.ts'
import { useTexts } from '../../ui/texts.ts'
import type { PanelScreenProps } from '../define-panel-page.ts'
import { panelPath } from '../panel-path.ts'
import { pageSize, type RequestRow, requestSearch } from './request-query.ts'
import { customerOf, whenOf } from './request-words.ts'
import styles from './requests.module.css'
import { requestHref, requestsPath } from './requests-path.ts'

/** The list's address with something of it changed; what is empty is left out. */
function hrefOf(page: PageContext, changes: Record<string, string>, path = requestsPath): string {
  const { search, locale } = page
  const kept = { status: search.status?.[0] ?? '', customer: search.customer?.[0] ?? '', sort: search.sort?.[0] ?? '' }
  const query = Object.entries({ ...kept, ...changes }).filter(([, value]) => value !== '')
  return panelPath(path, locale) + (query.length > 0 ? `?${new URLSearchParams(query)}` : '')
}

function Search({ page }: { page: PageContext }) {
  const t = useTexts('panel-requests')
  const { status, customer } = requestSearch(page)
  return (
    <search>
      <form className={styles.search} action={panelPath(requestsPath, page.locale)}>
        {page.search.sort?.[0] && <input type="hidden" name="sort" value={page.search.sort[0]} />}
        <div>
          <label htmlFor="customer">{t('customer')}</label>
          <input id="customer" type="search" name="customer" defaultValue={customer} />
        </div>
        <div>
          <label htmlFor="status">{t('status')}</label>
          <select id="status" name="status" defaultValue={status ?? ''}>
            <option value="">{t('everyStatus')}</option>
            {bookingStatuses.map((name) => (
              <option key={name} value={name}>
                {t(`statuses.${name}`)}
              </option>
            ))}
          </select>
        </div>
        <Button type="submit" look="outline">
          {t('search')}
        </Button>
      </form>
    </search>
  )
}

function useColumns(page: PageContext) {
  const t = useTexts('panel-requests')
  const { locale } = page
  const { sort, direction } = requestSearch(page)
  const sortable = (key: 'createdAt' | 'date' | 'persons') => ({
    key,
    sortHref: hrefOf(page, { sort: `${key}:${sort === key && direction === 'ASC' ? 'DESC' : 'ASC'}` }),
    sorted: sort === key ? (direction === 'ASC' ? ('ascending' as const) : ('descending' as const)) : undefined,
  })
  return [
    {
      key: 'customer',
      label: t('who'),
      cell: (row: RequestRow) => (
        <a className={styles.name} href={requestHref(row._id, page)}>
          {customerOf(row)}
        </a>
      ),
    },
    { ...sortable('date'), label: t('when'), cell: (row: RequestRow) => whenOf(row, locale) },
    {
      key: 'room',
      label: t('room'),
      cell: ({ roomName }: RequestRow) => (roomName && inLocale(roomName, locale)) ?? '',
    },
    {
      ...sortable('persons'),
      label: t('persons'),
      isNumber: true,
      cell: ({ persons }: RequestRow) => String(persons),
    },
    {
      key: 'amount',
      label: t('amount'),
      isNumber: true,
      cell: ({ offer }: RequestRow) => (offer ? formatAmount(offer.total, locale) : ''),
    },
    {
      key: 'status',
      label: t('status'),
      cell: ({ status }: RequestRow) => <Status status={status} label={t(`statuses.${status}`)} />,
    },
    {
      ...sortable('createdAt'),
      label: t('asked'),
      cell: ({ createdAt }: RequestRow) => formatDayInYear(createdAt, locale),
    },
  ]
}

/** Searched, narrowed and sorted by the address. */
export function Screen({ data, page }: PanelScreenProps<RequestListQuery>) {
  const t = useTexts('panel-requests')
  const columns = useColumns(page)
  const rows = data.bookings?.items.flatMap((row) => row ?? []) ?? []
  const total = data.bookings?.total ?? 0
  return (
    <>
      <h1>{t('title')}</h1>
      <Search page={page} />
      <p>
        <a className={styles.file} href={hrefOf(page, {}, `${requestsPath}.csv`)}>
          {t('csv')}
        </a>
      </p>
      {rows.length === 0 ? (
        <EmptyState title={t('none')} text={t('noneText')} />
      ) : (
        <DataTable caption={t('title')} columns={columns} rows={rows} idOf={({ _id }) => _id}>
          <Pagination
            total={total}
            page={requestSearch(page).page}
            size={pageSize}
            hrefOf={(to) => hrefOf(page, { page: to > 1 ? String(to) : '' })}
          />
        </DataTable>
      )}
    </>
  )
}
