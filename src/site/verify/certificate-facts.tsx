import { formatDate, formatNumber } from '../../domain/format.ts'
import { formatDays } from '../../domain/format-days.ts'
import type { Locale } from '../../domain/locales.ts'
import { listed } from '../../ui/listed.ts'
import { useTexts } from '../../ui/texts.ts'
import type { Certificate } from './verification.ts'
import styles from './verify.module.css'

/** What a genuine certificate says, to hold beside the one on paper. */
export function CertificateFacts(props: { certificate: Certificate; locale: Locale }) {
  const { certificate, locale } = props
  const t = useTexts('verify')
  const { days } = certificate
  const [first, last] = [formatDate(certificate.firstDay, locale), formatDate(certificate.lastDay, locale)]
  const firstAndLast = first === last ? first : t('daysFromTo', { first, last })
  const facts = [
    [t('days'), days ? formatDays(listed(days), locale) : firstAndLast],
    [t('duration'), t('hours', { hours: formatNumber(certificate.duration, locale) })],
    [t('issuedOn'), formatDate(certificate.issuedOn, locale)],
    [t('code'), certificate.code],
  ]
  return (
    <dl className={styles.facts}>
      <div className={styles.wide}>
        <dt>{t('name')}</dt>
        <dd className={styles.main}>
          {certificate.firstName} {certificate.lastName}
        </dd>
      </div>
      <div className={styles.wide}>
        <dt>{t('course')}</dt>
        <dd className={styles.main}>{certificate.course}</dd>
      </div>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
