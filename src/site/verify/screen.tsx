import { formatDate, formatNumber } from '../../domain/format.ts'
import { formatDays } from '../../domain/format-days.ts'
import { type Locale, localePath } from '../../domain/locales.ts'
import { Button } from '../../ui/button.tsx'
import type { VerifiedCertificateQuery } from '../../ui/gql/graphql.ts'
import { listed } from '../../ui/listed.ts'
import { useTexts } from '../../ui/texts.ts'
import { TilePattern } from '../../ui/tile-pattern.tsx'
import frame from '../chrome/status-page.module.css'
import type { ScreenProps } from '../screens/define-page.ts'
import { type Certificate, typedCode } from './page.ts'
import styles from './verify.module.css'

/** What a genuine certificate says, to hold beside the one on paper. */
function CertificateFacts(props: { certificate: Certificate; locale: Locale }) {
  const { certificate, locale } = props
  const t = useTexts('verify')
  const { days } = certificate
  const [first, last] = [formatDate(certificate.firstDay, locale), formatDate(certificate.lastDay, locale)]
  const firstAndLast = first === last ? first : t('common.daysFromTo', { first, last })
  const facts = [
    [t('days'), days ? formatDays(listed(days), locale) : firstAndLast],
    [t('common.duration'), t('common.inHours', { hours: formatNumber(certificate.duration, locale) })],
    [t('common.issuedOn'), formatDate(certificate.issuedOn, locale)],
    [t('common.code'), certificate.code],
  ]
  return (
    <dl className={styles.facts}>
      <div className={styles.wide}>
        <dt className="small muted">{t('name')}</dt>
        <dd className={styles.main}>
          {certificate.firstName} {certificate.lastName}
        </dd>
      </div>
      <div className={styles.wide}>
        <dt className="small muted">{t('common.course')}</dt>
        <dd className={styles.main}>{certificate.course}</dd>
      </div>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt className="small muted">{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Drawn, so that the answer does not hang on a colour alone. */
function Sign({ isGenuine }: { isGenuine: boolean }) {
  return (
    <svg
      className={`${styles.sign} ${isGenuine ? styles.genuine : styles.unknown}`}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <circle cx="12" cy="12" r="12" />
      <path d={isGenuine ? 'm6 12.5 4 4 8-8.5' : 'm7.5 7.5 9 9m0-9-9 9'} />
    </svg>
  )
}

function CodeForm({ locale, typed }: { locale: Locale; typed: string }) {
  const t = useTexts('verify')
  return (
    <form className={styles.form} action={localePath('/verify', locale)}>
      <label htmlFor="certificate-code">{typed ? t('again') : t('common.code')}</label>
      <div className={styles.row}>
        <input
          id="certificate-code"
          name="code"
          required
          maxLength={40}
          placeholder="LP-"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          aria-describedby="certificate-code-hint"
        />
        <Button type="submit" className={styles.submit}>
          {t('check')}
        </Button>
      </div>
      <p id="certificate-code-hint" className="muted">
        {t('codeHint')}
      </p>
    </form>
  )
}

function Answer(props: { typed: string; certificate: Certificate | null; locale: Locale }) {
  const { typed, certificate, locale } = props
  const t = useTexts('verify')
  if (!typed) {
    return (
      <>
        <h1>{t('title')}</h1>
        <p className="lead">{t('description')}</p>
      </>
    )
  }
  return (
    <>
      <div className={styles.state}>
        <Sign isGenuine={certificate !== null} />
        <h1>{certificate ? t('valid') : t('unknown')}</h1>
      </div>
      <p className="lead">{certificate ? t('validText', { supplier: certificate.supplier }) : t('unknownText')}</p>
      {certificate && <CertificateFacts certificate={certificate} locale={locale} />}
    </>
  )
}

/** Says whether a certificate is genuine, to whoever scanned its QR code or types its code. */
export function Screen({ data, page }: ScreenProps<VerifiedCertificateQuery | null>) {
  const t = useTexts('verify')
  const { locale } = page
  const typed = typedCode(page)
  const certificate = data?.verifiedCertificate ?? null
  return (
    <div
      className={`container ${frame.lost} ${styles.verify}`}
      data-verification={certificate ? 'genuine' : typed && 'unknown'}
    >
      <div className={frame.words}>
        <Answer typed={typed} certificate={certificate} locale={locale} />
        <CodeForm locale={locale} typed={typed} />
        {typed && !certificate && <a href={localePath('/contact', locale)}>{t('contact')}</a>}
      </div>
      <TilePattern
        seed="verify"
        family={certificate || !typed ? 'sage' : 'ochre'}
        columns={4}
        rows={4}
        className={frame.floor}
      />
    </div>
  )
}
