import { formatMoney } from '../domain/format.ts'
import type { Locale } from '../domain/locales.ts'
import { isEligible } from '../domain/subsidy.ts'
import { vatOn } from '../domain/vat.ts'
import styles from './price.module.css'
import { useTexts } from './texts.ts'

/** '€ 795 excl. btw, € 961,95 incl. btw': who reads may deduct VAT or not. 0 is free, without a price it is on request. */
export function Price({ cents, locale }: { cents?: number | null; locale: Locale }) {
  const t = useTexts('price')
  if (cents == null) return <p className="small muted">{t('onRequest')}</p>
  if (cents === 0) return <p className="small muted">{t('free')}</p>
  return (
    <p className="small muted">
      <span className={styles.line}>
        <strong className={styles.amount}>{formatMoney(cents, locale)}</strong> {t('exclVat')}
        <span className="visually-hidden">, </span>
      </span>
      <span className={styles.line}>
        <strong>{formatMoney(cents + vatOn(cents), locale)}</strong> {t('inclVat')}
      </span>
    </p>
  )
}

/** Whether the kmo-portefeuille pays a share; a mark of its own, since that says nothing of what a course is about. */
export function SubsidyMark({ course }: { course: Parameters<typeof isEligible>[0] }) {
  const t = useTexts('subsidy-mark')
  const eligible = isEligible(course)
  return (
    <span className={`${styles.mark} ${eligible ? styles.eligible : ''}`}>{t(eligible ? 'eligible' : 'none')}</span>
  )
}
