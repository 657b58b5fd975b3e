import { bookMovements } from '../../domain/book-periods.ts'
import { formatAmount, formatMonth } from '../../domain/format.ts'
import type { PanelBooksQuery } from '../../ui/gql/graphql.ts'
import { DataTable } from '../../ui/kit/data-table.tsx'
import { listed } from '../../ui/listed.ts'
import type { PageContext } from '../../ui/page-context.ts'
import { useTexts } from '../../ui/texts.ts'

type Period = NonNullable<PanelBooksQuery['bookTotals']>['total']

interface TotalsProps {
  totals: NonNullable<PanelBooksQuery['bookTotals']>
  page: PageContext
}

/** What a period is called: a month by its name, a quarter by its number, the last line the whole year. */
function usePeriodName({ locale }: PageContext) {
  const t = useTexts('panel-book-totals')
  return ({ period }: Period) => {
    if (period === 'total') return <strong>{t('year')}</strong>
    const [, quarter] = period.split('-Q')
    return quarter ? t('quarterName', { quarter }) : formatMonth(period, locale)
  }
}

/** What did not move is a dash: amounts stand out. */
const amountOf = (cents: number, { locale }: PageContext) => (cents === 0 ? '–' : formatAmount(cents, locale))

/** What moved in each period, and in the whole year. */
export function Movements({ totals, page }: TotalsProps) {
  const t = useTexts('panel-book-totals')
  const nameOf = usePeriodName(page)
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
export function VatPerRate({ totals, page }: TotalsProps) {
  const t = useTexts('panel-book-totals')
  const nameOf = usePeriodName(page)
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
