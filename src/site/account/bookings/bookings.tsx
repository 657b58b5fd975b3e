import { localePath } from '../../../domain/locales.ts'
import { Button } from '../../../ui/button.tsx'
import type { BookingListQuery } from '../../../ui/gql/graphql.ts'
import { EmptyState } from '../../../ui/kit/empty-state.tsx'
import { Pagination } from '../../../ui/kit/pagination.tsx'
import type { PageContext } from '../../../ui/page-context.ts'
import { useTexts } from '../../../ui/texts.ts'
import type { ScreenProps } from '../../define-page.ts'
import { AccountLayout } from '../account-layout.tsx'
import { type BookingRow, bookingsPath, pageOf, pageSize } from './booking-list.ts'
import { BookingSheet } from './booking-sheet.tsx'
import styles from './bookings.module.css'

const rowsOf = (list: BookingListQuery['todo'] | BookingListQuery['ended']): BookingRow[] =>
  list?.items?.flatMap((row) => row ?? []) ?? []

function Part({ id, title, rows, page }: { id: string; title: string; rows: BookingRow[]; page: PageContext }) {
  return (
    <>
      <h2 id={id}>{title}</h2>
      {rows.map((booking) => (
        <BookingSheet key={booking._id} booking={booking} page={page} />
      ))}
    </>
  )
}

/** The rooms that were asked for, by what they ask of the customer. */
export function Screen({ data, page }: ScreenProps<BookingListQuery>) {
  const t = useTexts('bookings')
  const { locale } = page
  const parts = (['todo', 'coming', 'ended'] as const).map((name) => ({ name, rows: rowsOf(data[name]) }))
  const ended = data.ended?.total ?? 0
  const isEmpty = ended === 0 && parts.every(({ rows }) => rows.length === 0)
  const ask = (
    <Button look="outline" href={localePath('/facilitiesBooking', locale)}>
      {t('ask')}
    </Button>
  )
  return (
    <AccountLayout page={page} title={t('title')} actions={isEmpty ? undefined : ask}>
      {isEmpty && (
        <EmptyState seed="bookings" title={t('none')} text={t('noneText')}>
          {ask}
        </EmptyState>
      )}
      {parts.map(({ name, rows }) => (
        <section key={name} className={styles.part} hidden={rows.length === 0} aria-labelledby={name}>
          <Part id={name} title={t(name)} rows={rows} page={page} />
          {name === 'ended' && ended > pageSize && (
            <Pagination
              total={ended}
              page={pageOf(page)}
              size={pageSize}
              hrefOf={(to) => `${localePath(bookingsPath, locale)}${to > 1 ? `?page=${to}` : ''}#ended`}
            />
          )}
        </section>
      ))}
    </AccountLayout>
  )
}
