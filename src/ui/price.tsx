import { formatMoney } from '../domain/format.ts'
import type { Locale } from '../domain/locales.ts'
import styles from './price.module.css'
import { useTexts } from './texts.ts'

/** '€ 795 excl. btw'; 0 is free, and without a price it is on request. */
export function Price({ cents, locale }: { cents?: number | null; locale: Locale }) {
  const t = useTexts('course-card')
  if (cents == null) return <p className={styles.price}>{t('onRequest')}</p>
  if (cents === 0) return <p className={styles.price}>{t('free')}</p>
  return (
    <p className={styles.price}>
      <strong className={styles.amount}>{formatMoney(cents, locale)}</strong> {t('exclVat')}
    </p>
  )
}
