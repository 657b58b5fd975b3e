import type { PriceLine } from './discounts.ts'
import { writtenDays } from './prepaid-cards.ts'

/** The texts that say why, of whoever says them. */
type SayLine = (
  key: `common.priceLines.${'days' | 'oneDay' | 'early' | 'group' | 'code' | 'codePercent' | 'agreed' | 'kept'}`,
  params?: Record<string, string | number>,
) => string

interface SaidLine {
  kind: Exclude<PriceLine['kind'], 'list'>
  days?: number | null
  from?: number | null
  code?: string | null
  percent?: number | null
  card?: string | null
}

/** A line as its reader reads it, the list price aside. */
export function priceLineText(t: SayLine, { kind, days, from, code, percent, card }: SaidLine): string {
  if (kind === 'days') {
    const taken = { days: writtenDays(days ?? 0), card: card ?? '' }
    return (days ?? 0) > 1 ? t('common.priceLines.days', taken) : t('common.priceLines.oneDay', taken)
  }
  if (kind === 'early') return t('common.priceLines.early', { days: days ?? 0 })
  if (kind === 'group') return t('common.priceLines.group', { from: from ?? 0 })
  if (kind === 'agreed') return t('common.priceLines.agreed')
  if (kind === 'kept') return t('common.priceLines.kept')
  const named = { code: code ?? '' }
  return percent ? t('common.priceLines.codePercent', { ...named, percent }) : t('common.priceLines.code', named)
}
