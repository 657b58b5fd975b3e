import { formatNumber } from '../../../domain/format.ts'
import { formatDays } from '../../../domain/format-days.ts'
import { inLocale, type Locale, localePath } from '../../../domain/locales.ts'
import { Button } from '../../../ui/button.tsx'
import type { TrainingYearQuery } from '../../../ui/gql/graphql.ts'
import { DataTable } from '../../../ui/kit/data-table.tsx'
import { EmptyState } from '../../../ui/kit/empty-state.tsx'
import { Pagination } from '../../../ui/kit/pagination.tsx'
import { listed, nameOf } from '../../../ui/listed.ts'
import { useTexts } from '../../../ui/texts.ts'
import type { ScreenProps } from '../../screens/define-page.ts'
import { AccountLayout } from '../kit/account-layout.tsx'
import { useSearchFields } from '../kit/use-search-fields.ts'
import { yearAsked, yearList } from './page.ts'
import styles from './training-year.module.css'

type Row = NonNullable<NonNullable<TrainingYearQuery['trainingYear']>['items'][number]>

/** Each training with its days, under one another. */
function Trainings({ row, locale }: { row: Row; locale: Locale }) {
  return (
    <ul className={styles.trainings}>
      {listed(row.trainings).map(({ session, course, slug, dates }) => (
        <li key={session}>
          <a href={localePath(`/courses/${inLocale(slug, locale)}`, locale)}>{inLocale(course, locale)}</a>
          <span className="muted">{formatDays(listed(dates), locale)}</span>
        </li>
      ))}
    </ul>
  )
}

/** A line for each participant: what they followed, and how much that is together. */
function FollowedTable({ rows, year, locale }: { rows: readonly Row[]; year: number; locale: Locale }) {
  const t = useTexts('training-year')
  return (
    <DataTable
      caption={t('caption', { year })}
      rows={rows}
      idOf={(row) => row._id}
      columns={[
        { key: 'name', label: t('common.participant'), cell: (row) => nameOf(row) },
        { key: 'trainings', label: t('trainings'), cell: (row) => <Trainings row={row} locale={locale} /> },
        { key: 'days', label: t('days'), isNumber: true, cell: (row) => formatNumber(row.days, locale) },
        { key: 'hours', label: t('hours'), isNumber: true, cell: (row) => formatNumber(row.hours, locale) },
      ]}
    />
  )
}

/** The federal public service's page about it; it has none in English. */
const sources: Record<Locale, string> = {
  nl: 'https://werk.belgie.be/nl/themas/opleiding/individueel-opleidingsrecht',
  en: 'https://werk.belgie.be/nl/themas/opleiding/individueel-opleidingsrecht',
  fr: 'https://emploi.belgique.be/fr/themes/formation/droit-individuel-la-formation',
}

/** What the law asks of employers, in short, with its source. */
function TrainingRight({ locale }: { locale: Locale }) {
  const t = useTexts('training-year')
  return (
    <aside className={styles.right} aria-labelledby="training-right">
      <h2 id="training-right">{t('rightTitle')}</h2>
      <p className="measure">{t('rightText')}</p>
      <p className="measure">
        {t('source')}{' '}
        <a href={sources[locale]} rel="noopener">
          {t('sourceName')}
        </a>
      </p>
    </aside>
  )
}

/** What each participant followed in a year, of what the organisation ordered: to read, and to take along. */
export function Screen({ data, page }: ScreenProps<TrainingYearQuery>) {
  const t = useTexts('training-year')
  const { locale } = page
  const path = localePath('/my-account/registration-data', locale)
  const year = yearAsked(page)
  const { text, number } = yearList.read(page)
  const form = useSearchFields({ search: text })
  const followed = data.trainingYear
  const rows = listed(followed?.items)
  const download = (
    <Button look="outline" href={`${path}/year/${year}.csv`}>
      {t('download')}
    </Button>
  )
  return (
    <AccountLayout
      page={page}
      title={t('title')}
      actions={download}
      back={{ href: path, label: t('common.registrations') }}
    >
      <p className={styles.about}>{t('about')}</p>
      <nav className={styles.years} aria-label={t('years')}>
        {listed(followed?.years).map((each) => (
          <a
            key={each}
            href={yearList.hrefOf(page, { year: each, search: null })}
            aria-current={each === year ? 'true' : undefined}
          >
            {each}
          </a>
        ))}
      </nav>
      <search>
        <form ref={form} className={styles.search}>
          <input type="hidden" name="year" value={year} />
          <input
            type="search"
            name="search"
            defaultValue={text}
            aria-label={t('search')}
            placeholder={t('search')}
            maxLength={100}
          />
          <Button look="outline" type="submit">
            {t('common.search')}
          </Button>
        </form>
      </search>
      {rows.length > 0 ? (
        <FollowedTable rows={rows} year={year} locale={locale} />
      ) : (
        <EmptyState title={t('noneTitle', { year })} text={t(text ? 'nobodyText' : 'noneText')} />
      )}
      {followed && followed.total > followed.limit && (
        <Pagination
          total={followed.total}
          page={number}
          size={followed.limit}
          hrefOf={(to) => yearList.hrefOf(page, { year, page: to })}
        />
      )}
      {page.visitor?.organisation && <TrainingRight locale={locale} />}
    </AccountLayout>
  )
}
