import type { BookDifference } from '../../domain/books.ts'
import { bookMovements, bookPeriods, vatDays } from '../../domain/books.ts'
import { formatAmount, formatMonth } from '../../domain/format.ts'
import { formatDeadline } from '../../domain/format-days.ts'
import { type Journal, journals } from '../../domain/ledger.ts'
import type { PanelBooksQuery } from '../../ui/gql/graphql.ts'
import { listed, type PageContext, useTexts } from '../../ui/index.ts'
import { DataTable, Notice } from '../../ui/kit/index.ts'
import {
  booksPath,
  DifferenceLink,
  panelPath,
  RecordPart,
  RowLink,
  type ScreenOf,
  usePage,
  Ways,
} from '../kit/index.ts'
import { type booksPage, periodIn } from './page.ts'

type Period = NonNullable<PanelBooksQuery['bookTotals']>['total']

interface TotalsProps {
  totals: NonNullable<PanelBooksQuery['bookTotals']>
}

/** What a period is called: a month by its name, a quarter by its number, the last line the whole year. */
function usePeriodName() {
  const t = useTexts('panel-book-totals')
  const { locale } = usePage()
  return ({ period }: Period) => {
    if (period === 'total') return <strong>{t('year')}</strong>
    const [, quarter] = period.split('-Q')
    return quarter ? t('quarterName', { quarter }) : formatMonth(period, locale)
  }
}

/** What did not move is a dash: amounts stand out. */
const amountOf = (cents: number, { locale }: PageContext) => (cents === 0 ? '–' : formatAmount(cents, locale))

/** What moved in each period, and in the whole year. */
function Movements({ totals }: TotalsProps) {
  const t = useTexts('panel-book-totals')
  const page = usePage()
  const nameOf = usePeriodName()
  return (
    <DataTable
      caption={t('movements')}
      rows={[...listed(totals.periods), totals.total]}
      idOf={({ period }) => period}
      columns={[
        { key: 'period', label: t('period'), cell: nameOf },
        ...bookMovements.map((what) => ({
          key: what,
          label: t(`columns.${what}`),
          isNumber: true,
          cell: (row: Period) => amountOf(row[what], page),
        })),
      ]}
    />
  )
}

/** The VAT of each rate in each period: what it is reckoned on, and what it makes. */
function VatPerRate({ totals }: TotalsProps) {
  const t = useTexts('panel-book-totals')
  const page = usePage()
  const nameOf = usePeriodName()
  const rates = listed(totals.total.vat).map(({ rate }) => rate)
  const columns = rates.flatMap((rate) =>
    (['net', 'vat'] as const).map((of) => ({
      key: `${of}${rate}`,
      label: `${t(of === 'net' ? 'base' : 'vat')} ${rate} %`,
      isNumber: true,
      cell: ({ vat }: Period) => amountOf(listed(vat).find((row) => row.rate === rate)?.[of] ?? 0, page),
    })),
  )
  return (
    <DataTable
      caption={t('vatPerRate')}
      rows={[...listed(totals.periods), totals.total]}
      idOf={({ period }) => period}
      columns={[{ key: 'period', label: t('period'), cell: nameOf }, ...columns]}
    />
  )
}

/** The journals of each period, and of the whole year, to take to a bookkeeper's program. */
function Journals({ totals }: TotalsProps) {
  const t = useTexts('panel-ledger')
  const books = useTexts('panel-book-totals')
  const page = usePage()
  const nameOf = usePeriodName()
  const { year } = periodIn(page)
  const periodOf = ({ period }: Period) => (period === 'total' ? String(year) : period)
  const pathOf = (journal: Journal, period: string) =>
    `${panelPath('/journal.csv', page.locale)}?${new URLSearchParams({ journal, period })}`
  return (
    <DataTable
      caption={t('title')}
      rows={[...listed(totals.periods), totals.total]}
      idOf={({ period }) => period}
      columns={[
        { key: 'period', label: books('period'), cell: nameOf },
        ...journals.map((journal) => ({
          key: journal,
          label: t(`journals.${journal}`),
          cell: (row: Period) => (
            <RowLink
              className="link"
              href={pathOf(journal, periodOf(row))}
              of={`${t(`journals.${journal}`)} ${periodOf(row)}`}
              text={t('file')}
            />
          ),
        })),
      ]}
    />
  )
}

/** Whether the books agreed the last time they were compared, and what they say differently. */
function Compared({ books }: { books: PanelBooksQuery['books'] }) {
  const t = useTexts('panel-book-totals')
  const today = useTexts('panel-today')
  const rules = useTexts('panel-books')
  const page = usePage()
  const rows = listed(books?.differences)
  const amount = (unit: string, value: number | null | undefined) =>
    unit === 'cents' ? formatAmount(value ?? 0, page.locale) : String(value ?? 0)
  if (!books?.checkedAt) return <Notice tone="info" title={today('booksUnchecked')} />
  const when = formatDeadline(books.checkedAt, page.now, page.locale)
  if (books.isInAgreement) return <Notice tone="good" title={today('booksAgree', { when })} />
  return (
    <>
      <Notice tone="wait" title={t.count('differ', rows.length, { when })} />
      <DataTable
        caption={today('books')}
        rows={rows}
        idOf={({ rule, subject, id, number }) => `${rule}${subject}${id}${number}`}
        columns={[
          { key: 'rule', label: t('rule'), cell: ({ rule }) => rules(rule as BookDifference['rule']) },
          {
            key: 'what',
            label: t('what'),
            cell: ({ whose, number, subject }) =>
              [whose, number].filter(Boolean).join(', ') || today(`subjects.${subject as BookDifference['subject']}`),
          },
          {
            key: 'expected',
            label: t('panel.expected'),
            isNumber: true,
            cell: ({ unit, expected }) => expected !== null && amount(unit, expected),
          },
          {
            key: 'found',
            label: t('found'),
            isNumber: true,
            cell: ({ unit, found }) => found !== null && amount(unit, found),
          },
          {
            key: 'look',
            label: t('panel.view'),
            isUnnamed: true,
            cell: (row) => <DifferenceLink {...row} />,
          },
        ]}
      />
    </>
  )
}

/** The ways to another year, to months or quarters, and to the file. */
function BookWays() {
  const t = useTexts('panel-book-totals')
  const page = usePage()
  const { current, ...here } = periodIn(page)
  const { year, per, vatOn } = here
  const wayTo = (text: string, to: { year?: number; per?: string; vatOn?: string } = {}, path = booksPath) => {
    const asked = { ...here, ...to }
    const search = new URLSearchParams({ year: String(asked.year), per: asked.per, vatOn: asked.vatOn })
    return { href: `${panelPath(path, page.locale)}?${search}`, text }
  }
  const years = [year - 1, ...(year < current ? [year + 1] : [])].map((one) => wayTo(String(one), { year: one }))
  const periods = bookPeriods.map((one) => ({ ...wayTo(t(`per.${one}`), { per: one }), isCurrent: one === per }))
  const days = vatDays.map((one) => ({ ...wayTo(t(`vatOn.${one}`), { vatOn: one }), isCurrent: one === vatOn }))
  const file = wayTo(useTexts('panel-list')('csv'), {}, `${booksPath}.csv`)
  return <Ways label={t('ways')} ways={[...years, ...periods, ...days, file]} />
}

/** What a year brought, on one sheet to print. */
export function Screen({ data, page }: ScreenOf<typeof booksPage>) {
  const t = useTexts('panel-book-totals')
  const ledger = useTexts('panel-ledger')
  const { bookTotals: totals, books } = data
  return (
    <>
      <h1>{t('titleOf', { year: periodIn(page).year })}</h1>
      <BookWays />
      <RecordPart id="compared" title={t('compared')} isWide>
        <Compared books={books} />
      </RecordPart>
      {totals && (
        <>
          <RecordPart id="movements" title={t('movements')} isWide>
            <p className="muted">{t('how')}</p>
            <Movements totals={totals} />
          </RecordPart>
          <RecordPart id="vat" title={t('vatPerRate')} isWide>
            {periodIn(page).vatOn === 'payment' && <p className="muted">{t('vatHow')}</p>}
            <VatPerRate totals={totals} />
          </RecordPart>
          <RecordPart id="journals" title={ledger('title')} isWide>
            <p className="muted">{ledger('text')}</p>
            <Journals totals={totals} />
          </RecordPart>
        </>
      )}
    </>
  )
}
