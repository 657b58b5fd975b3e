import type { Locale } from '../domain/locales.ts'
import { formatMoney } from './format.ts'
import styles from './price.module.css'
import { useTexts } from './texts.tsx'

/** '€ 795 excl. btw', or that the price is on request where there is none. */
export function Price({ cents, locale }: { cents?: number | null; locale: Locale }) {
  const t = useTexts('course-card')
  if (!cents) return <p className={styles.price}>{t('onRequest')}</p>
  return (
    <p className={styles.price}>
      <strong className={styles.amount}>{formatMoney(cents, locale)}</strong> {t('exclVat')}
    </p>
  )
}
