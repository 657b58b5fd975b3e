import { formatAmount } from '../../domain/format.ts'
import type { Payer } from '../../domain/money.ts'
import type { Fact } from '../../ui/fact-list.tsx'
import { listed } from '../../ui/listed.ts'
import { useTexts } from '../../ui/texts.ts'
import { usePage } from './use-page.ts'

export type Share = { payer: Payer; amount: number; open: number } | null

/** Who brings what of an invoice that the kmo-portefeuille helps to pay, and what of it is awaited still. */
export function useShareFacts(shares: readonly Share[]): Fact[] {
  const t = useTexts('panel-receipts')
  const { locale } = usePage()
  return listed(shares).map(({ payer, amount: cents, open }) => {
    const amount = formatAmount(cents, locale)
    const standing = open > 0 ? t('awaited', { amount, open: formatAmount(open, locale) }) : t('arrived', { amount })
    return [t(`payers.${payer}`), standing]
  })
}
