import { formatNumber } from '../../../../domain/format.ts'
import { formatDays } from '../../../../domain/format-days.ts'
import { inLocale, type Locale, localePath } from '../../../../domain/locales.ts'
import type { TrainingYearQuery } from '../../../../ui/gql/graphql.ts'
import { DataTable } from '../../../../ui/kit/data-table.tsx'
import { listed } from '../../../../ui/listed.ts'
import { useTexts } from '../../../../ui/texts.ts'
import styles from './year.module.css'

type Row = NonNullable<NonNullable<TrainingYearQuery['trainingYear']>['items'][number]>

/** Each training with its days, under one another. */
function Trainings({ row, locale }: { row: Row; locale: Locale }) {
  return (
    <ul className={styles.trainings}>
      {listed(row.trainings).map(({ session, course, slug, dates }) => (
        <li key={session}>
          <a href={localePath(`/courses/${inLocale(slug, locale)}`, locale)}>{inLocale(course, locale)}</a>
          <span>{formatDays(listed(dates), locale)}</span>
        </li>
      ))}
    </ul>
  )
}

/** A line for each participant: what they followed, and how much that is together. */
export function FollowedTable({ rows, year, locale }: { rows: readonly Row[]; year: number; locale: Locale }) {
  const t = useTexts('training-year')
  return (
    <DataTable
      caption={t('caption', { year })}
      rows={rows}
      idOf={(row) => row._id}
      columns={[
        { key: 'name', label: t('name'), cell: (row) => `${row.firstName} ${row.lastName}` },
        { key: 'trainings', label: t('trainings'), cell: (row) => <Trainings row={row} locale={locale} /> },
        { key: 'days', label: t('days'), isNumber: true, cell: (row) => formatNumber(row.days, locale) },
        { key: 'hours', label: t('hours'), isNumber: true, cell: (row) => formatNumber(row.hours, locale) },
      ]}
    />
  )
}
