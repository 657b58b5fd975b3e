import { originalTexts } from '../../../locales/texts.ts'
import { bookMovements } from '../../domain/book-periods.ts'
import { csvEuros, csvOf } from '../../domain/csv.ts'
import type { ApiContext } from '../context.ts'
import { readLocale } from '../list-query.ts'
import { getBookTotals, type PeriodTotals } from './get-book-totals.ts'

const names = { nl: 'boeken', en: 'books', fr: 'comptes' } as const

/** The totals of a year as spreadsheets open them: a line a period, then the whole year. */
export async function exportBookTotals(context: ApiContext, { locale: asked, ...query }: Record<string, string>) {
  const locale = readLocale(asked === undefined ? {} : { locale: [asked] })
  const t = originalTexts[locale]['panel-book-totals']
  const { year, periods, total } = await getBookTotals(context, query)
  const rates = total.vat.map(({ rate }) => rate)
  const line = (name: string, { vat, ...sums }: PeriodTotals) => [
    ...[name, ...bookMovements.map((what) => csvEuros(sums[what]))],
    ...rates.flatMap((rate) => {
      const row = vat.find((one) => one.rate === rate)
      return [csvEuros(row?.net ?? 0), csvEuros(row?.vat ?? 0)]
    }),
  ]
  const heading = [
    ...[t.period, ...bookMovements.map((what) => t.columns[what])],
    ...rates.flatMap((rate) => [`${t.base} ${rate} %`, `${t.vat} ${rate} %`]),
  ]
  const lines = [...periods.map((one) => line(one.period, one)), line(t.year, total)]
  return { name: `${names[locale]}-${year}.csv`, text: csvOf([heading, ...lines]) }
}
