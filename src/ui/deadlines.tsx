import type { ReactNode } from 'react'
import { formatFullDate } from '../domain/format.ts'
import type { Locale } from '../domain/locales.ts'
import type { SubsidyDeadlines } from '../domain/subsidy.ts'
import type { TrainingLeaveDeadlines } from '../domain/training-leave.ts'
import styles from './deadlines.module.css'
import { useTexts } from './texts.ts'
import { WholeWords } from './wording.tsx'

interface DeadlinesProps {
  /** Null for whom or what it is not. */
  subsidy: SubsidyDeadlines | null
  /** Told unasked to Flanders alone. */
  trainingLeave: Pick<TrainingLeaveDeadlines, 'request' | 'claim' | 'isInFlanders'> | null
  /** What fits below the heading before it. */
  heading: 'h2' | 'h3'
  locale: Locale
  /** What is done with the kmo-portefeuille, where its sums are known. */
  steps?: ReactNode
  /** They paid already, or are doing so. */
  isPaid?: boolean
  /** Where the data to copy and the attests are. */
  href?: string
}

/** What is to be done by when, in its order, by who uses the kmo-portefeuille or Flemish training leave. */
export function Deadlines(props: DeadlinesProps) {
  const { subsidy, trainingLeave, heading: Heading, locale, steps, isPaid, href } = props
  const t = useTexts('deadlines')
  const leave = trainingLeave?.isInFlanders ? trainingLeave : null
  if (!subsidy && !leave) return null
  const date = (day: string) => formatFullDate(day, locale)
  return (
    <div className={styles.deadlines} data-deadlines>
      {subsidy && (
        <>
          <Heading>
            <WholeWords text={t('subsidy.title')} />
          </Heading>
          {steps ?? (
            <ol className={styles.steps}>
              <li>{t('subsidy.apply', { date: date(subsidy.apply) })}</li>
              <li>{t('common.payShare', { date: date(subsidy.pay) })}</li>
              <li>{t(isPaid ? 'subsidy.invoicePaid' : 'subsidy.invoice')}</li>
            </ol>
          )}
        </>
      )}
      {leave && (
        <>
          <Heading>{t('leave.title')}</Heading>
          <ol className={styles.steps}>
            <li>{t('leave.attest')}</li>
            <li>{t('leave.request', { date: date(leave.request) })}</li>
            <li>{t('common.employerClaims', { date: date(leave.claim) })}</li>
          </ol>
        </>
      )}
      <p className={styles.help}>{t('help')}</p>
      {href && (
        <a className={styles.more} href={href}>
          {t('more')}
        </a>
      )}
    </div>
  )
}
