import { formatAmount } from '../domain/format.ts'
import type { Locale } from '../domain/locales.ts'
import { priceLineText } from '../domain/price-line-text.ts'
import { vatRate } from '../domain/vat.ts'
import { graphql } from './gql/gql.ts'
import type { PriceLinesFragment } from './gql/graphql.ts'
import { listed } from './listed.ts'
import { AmountLines } from './order-summary.tsx'
import { useTexts } from './texts.ts'

graphql(`
  fragment PriceLines on Registration {
    vat total
    priceLines { kind amount participants each days from code percent card }
  }
`)

/** What a registration costs, line by line; nothing where there is nothing to explain. */
export function PriceLines({ registration, locale }: { registration: PriceLinesFragment; locale: Locale }) {
  const t = useTexts('price')
  const { vat, total, priceLines } = registration
  if (listed(priceLines).length < 2) return null
  const lines = listed(priceLines).map((line) => ({
    key: line.kind,
    name:
      line.kind === 'list'
        ? `${t.count('common.participantCount', line.participants ?? 0)} × ${formatAmount(line.each ?? 0, locale)}`
        : priceLineText(t, { ...line, kind: line.kind }),
    amount: line.amount,
  }))
  const all = [...lines, { key: 'vat', name: t('common.vatRate', { rate: vatRate }), amount: vat }]
  return <AmountLines lines={all} total={{ name: t('common.total'), amount: total }} locale={locale} />
}
