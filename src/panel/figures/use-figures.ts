import type { FigureTable } from '../../domain/figures.ts'
import { formatAmount, formatNumber } from '../../domain/format.ts'
import { useTexts } from '../../ui/texts.ts'
import { panelPath } from '../kit/paths.ts'
import { usePage } from '../kit/use-page.ts'
import { askedIn } from './page.ts'

/** The address of the page, or of a file of it. */
export function useHref() {
  const page = usePage()
  const { period, by } = askedIn(page)
  return (changes: { period?: string; by?: string; table?: FigureTable }) =>
    `${panelPath(changes.table ? '/figures.csv' : '/figures', page.locale)}?${new URLSearchParams({ period, by, ...changes })}`
}

/** Numbers, amounts and shares as people read them; what nobody knows is said. */
export function useShow() {
  const t = useTexts('panel-figures')
  const { locale } = usePage()
  const known = (show: (value: number) => string) => (value: number | null | undefined) =>
    value === null || value === undefined ? t('unknown') : show(value)
  return {
    count: known((value) => formatNumber(value, locale)),
    euros: known((cents) => formatAmount(cents, locale)),
    share: known((percent) => t('percent', { value: formatNumber(percent, locale) })),
    /** By how much of what it was before it is more, or less. */
    change(now: number | null | undefined, before: number | null | undefined) {
      if (typeof now !== 'number' || !before) return '–'
      const percent = Math.round(((now - before) / Math.abs(before)) * 100)
      const sign = percent > 0 ? '+' : percent < 0 ? '−' : ''
      return t('percent', { value: `${sign}${formatNumber(Math.abs(percent), locale)}` })
    },
  }
}
