import { bookPeriods } from '../../domain/book-periods.ts'
import type { PanelBooksQuery } from '../../ui/gql/graphql.ts'
import type { PageContext } from '../../ui/page-context.ts'
import { useTexts } from '../../ui/texts.ts'
import type { PanelScreenProps } from '../define-panel-page.ts'
import { panelPath } from '../panel-path.ts'
import { RecordPart } from '../record/record.tsx'
import styles from './books.module.css'
import { booksPath, periodIn } from './books-path.ts'
import { Compared } from './compared.tsx'
import { Movements, VatPerRate } from './totals.tsx'

/** The ways to another year, to months or quarters, and to the file. */
function Ways({ page }: { page: PageContext }) {
  const t = useTexts('panel-book-totals')
  const list = useTexts('panel-list')
  const { year, per, current } = periodIn(page)
  const hrefOf = (to: { year: number; per: string }, path = booksPath) =>
    `${panelPath(path, page.locale)}?year=${to.year}&per=${to.per}`
  return (
    <nav aria-label={t('ways')}>
      <ul className={styles.ways}>
        <li>
          <a href={hrefOf({ year: year - 1, per })}>{year - 1}</a>
        </li>
        {year < current && (
          <li>
            <a href={hrefOf({ year: year + 1, per })}>{year + 1}</a>
          </li>
        )}
        {bookPeriods.map((one) => (
          <li key={one}>
            <a href={hrefOf({ year, per: one })} aria-current={one === per ? 'true' : undefined}>
              {t(`per.${one}`)}
            </a>
          </li>
        ))}
        <li>
          <a href={hrefOf({ year, per }, `${booksPath}.csv`)}>{list('csv')}</a>
        </li>
      </ul>
    </nav>
  )
}

/** What a year brought, on one sheet to print. */
export function Screen({ data, page }: PanelScreenProps<PanelBooksQuery>) {
  const t = useTexts('panel-book-totals')
  const { bookTotals: totals, books } = data
  return (
    <>
      <h1>{t('titleOf', { year: periodIn(page).year })}</h1>
      <Ways page={page} />
      <RecordPart id="compared" title={t('compared')} isWide>
        <Compared books={books} page={page} />
      </RecordPart>
      {totals && (
        <>
          <RecordPart id="movements" title={t('movements')} isWide>
            <p className="muted">{t('how')}</p>
            <Movements totals={totals} page={page} />
          </RecordPart>
          <RecordPart id="vat" title={t('vatPerRate')} isWide>
            <VatPerRate totals={totals} page={page} />
          </RecordPart>
        </>
      )}
    </>
  )
}
