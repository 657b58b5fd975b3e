import { localePath } from '../../../../domain/locales.ts'
import { Button } from '../../../../ui/button.tsx'
import type { TrainingYearQuery } from '../../../../ui/gql/graphql.ts'
import { EmptyState } from '../../../../ui/kit/empty-state.tsx'
import { Pagination } from '../../../../ui/kit/pagination.tsx'
import { listed } from '../../../../ui/listed.ts'
import { useTexts } from '../../../../ui/texts.ts'
import type { ScreenProps } from '../../../define-page.ts'
import { AccountLayout } from '../../account-layout.tsx'
import { useSearchFields } from '../../use-search-fields.ts'
import { FollowedTable } from './followed-table.tsx'
import { TrainingRight } from './training-right.tsx'
import { yearAsked } from './training-year.ts'
import styles from './year.module.css'

/** What each participant followed in a year, of what the organisation ordered: to read, and to take along. */
export function Screen({ data, page }: ScreenProps<TrainingYearQuery>) {
  const t = useTexts('training-year')
  const { locale } = page
  const path = localePath('/my-account/registration-data', locale)
  const { year, search, page: number } = yearAsked(page)
  const form = useSearchFields({ search })
  const followed = data.trainingYear
  const rows = listed(followed?.items)
  const hrefOf = (to: Record<string, string>) => `?${new URLSearchParams({ year: String(year), ...to })}`
  const download = (
    <Button look="outline" href={`${path}/year/${year}.csv`}>
      {t('download')}
    </Button>
  )
  return (
    <AccountLayout page={page} title={t('title')} actions={download} back={{ href: path, label: t('back') }}>
      <p className={styles.about}>{t('about')}</p>
      <nav className={styles.years} aria-label={t('years')}>
        {listed(followed?.years).map((each) => (
          <a key={each} href={hrefOf({ year: String(each) })} aria-current={each === year ? 'true' : undefined}>
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
            defaultValue={search}
            aria-label={t('search')}
            placeholder={t('search')}
            maxLength={100}
          />
          <Button look="outline" type="submit">
            {t('show')}
          </Button>
        </form>
      </search>
      {rows.length > 0 ? (
        <FollowedTable rows={rows} year={year} locale={locale} />
      ) : (
        <EmptyState title={t('noneTitle', { year })} text={t(search ? 'nobodyText' : 'noneText')} />
      )}
      {followed && followed.total > followed.limit && (
        <Pagination
          total={followed.total}
          page={number}
          size={followed.limit}
          hrefOf={(to) => hrefOf({ ...(search && { search }), page: String(to) })}
        />
      )}
      {page.visitor?.organisation && <TrainingRight locale={locale} />}
    </AccountLayout>
  )
}
