import { formatDayWithWeekday, formatNumber } from '../../domain/format.ts'
import { type Locale, localePath } from '../../domain/locales.ts'
import { listed, useTexts } from '../../ui/index.ts'
import { DataTable, EmptyState } from '../../ui/kit/index.ts'
import { panelPath, type ScreenOf, usePage } from '../kit/index.ts'
import { periodOf, periods, type visitsPage } from './page.ts'
import styles from './visits.module.css'

/** Rows of each table. */
const most = 30

function Periods() {
  const t = useTexts('panel-visits')
  const page = usePage()
  return (
    <ul className={styles.periods} aria-label={t('period')}>
      {periods.map((days) => (
        <li key={days}>
          <a
            href={`${panelPath('/visits', page.locale)}?days=${days}`}
            aria-current={days === periodOf(page) ? 'true' : undefined}
          >
            {t('days', { count: days })}
          </a>
        </li>
      ))}
    </ul>
  )
}

export function Screen({ data, page }: ScreenOf<typeof visitsPage>) {
  const t = useTexts('panel-visits')
  const { locale } = page
  const days = listed(data.pageViews?.days).toReversed().slice(0, most)
  const pages = listed(data.pageViews?.pages).slice(0, most)
  return (
    <>
      <h1>{t('title')}</h1>
      <Periods />
      <p className="lead">{t.count('total', data.pageViews?.total ?? 0)}</p>
      <p className="muted">{t('what')}</p>
      {pages.length === 0 ? (
        <EmptyState title={t('none')} text={t('noneText')} />
      ) : (
        <div className={styles.tables}>
          <DataTable
            caption={t('pages')}
            rows={pages}
            idOf={({ path, locale: language }) => `${language} ${path}`}
            columns={[
              {
                key: 'path',
                label: t('page'),
                cell: ({ path, locale: language }) => (
                  <a className={styles.page} href={localePath(path, language as Locale)}>
                    {localePath(path, language as Locale)}
                  </a>
                ),
              },
              { key: 'views', label: t('views'), isNumber: true, cell: ({ views }) => formatNumber(views, locale) },
            ]}
          />
          <DataTable
            caption={t('byDay')}
            rows={days}
            idOf={({ day }) => day}
            columns={[
              { key: 'day', label: t('common.day'), cell: ({ day }) => formatDayWithWeekday(day, 'month', locale) },
              { key: 'views', label: t('views'), isNumber: true, cell: ({ views }) => formatNumber(views, locale) },
            ]}
          />
        </div>
      )}
    </>
  )
}
