import type { ReactNode } from 'react'
import { formatAmount } from '../../domain/format.ts'
import { SubmitButton } from '../../ui/forms/submit-button.tsx'
import type { PageContext } from '../../ui/page-context.ts'
import { useTexts } from '../../ui/texts.ts'
import { costOf, type Wish } from './cost-of.ts'
import styles from './registration.module.css'

interface OnwardProps {
  label: ReactNode
  back?: { href: string; label: string }
  wish: Wish
  page: PageContext
}

/** The way on, and the way back; on a phone the way on stays in sight with the price, which leads to the summary. */
export function Onward({ label, back, wish, page }: OnwardProps) {
  const t = useTexts('registration')
  const { locale, now } = page
  const cost = costOf(wish, now)
  return (
    <div className={styles.onward}>
      {back && (
        <a className={styles.back} href={back.href}>
          {back.label}
        </a>
      )}
      <div className={styles.bar}>
        {cost && cost.each > 0 && (
          <a className={styles.price} href="#summary">
            {t.count('common.participantCount', wish.seats)}
            <span>
              <strong>{formatAmount(cost.total, locale)}</strong> {t('common.inclVat')}
            </span>
          </a>
        )}
        <SubmitButton label={label} />
      </div>
    </div>
  )
}
