import type { ReactNode } from 'react'
import { formatAmount, formatDate } from '../../../domain/format.ts'
import { inLocale, type Locale, localePath } from '../../../domain/locales.ts'
import { familyOf } from '../../../domain/tiles.ts'
import { Button } from '../../../ui/button.tsx'
import type { SessionOfRecordFragment } from '../../../ui/gql/graphql.ts'
import { SessionDecision } from '../../../ui/kit/session-decision.tsx'
import { Status } from '../../../ui/kit/status.tsx'
import { listed, nameOf } from '../../../ui/listed.ts'
import type { PageContext } from '../../../ui/page-context.ts'
import { useTexts } from '../../../ui/texts.ts'
import { TilePattern } from '../../../ui/tile-pattern.tsx'
import { BilledBand, ChoiceBand, DueBand } from './due-band.tsx'
import { ParticipantResults } from './participant-results.tsx'
import styles from './record-sheet.module.css'
import { isBilled, isProcessing, isUnpaid, type RegistrationRecord, sessionFacts } from './registration-list.ts'

interface SheetProps {
  session: SessionOfRecordFragment
  /** Where its title leads; null on its own page, which bears the title and the tile. */
  href: string | null
  locale: Locale
  /** Under what and when. */
  words: ReactNode
  /** Across its foot. */
  band?: ReactNode
  /** Beside the words: how it stands, and what was achieved. */
  children: ReactNode
}

/** One session that somebody is in, or waits for: what and when, how it stands, and under it what can be done. */
export function CourseSheet({ session, href, locale, words, band, children }: SheetProps) {
  const { course } = session
  return (
    <article className={styles.sheet}>
      <div className={styles.body}>
        {href && (
          <TilePattern
            seed={course.key}
            family={familyOf(course.category)}
            columns={2}
            rows={2}
            className={styles.tile}
          />
        )}
        <div className={styles.words}>
          {href && (
            <h3 className={styles.title}>
              <a href={href}>{inLocale(course.title, locale)}</a>
            </h3>
          )}
          <p className={styles.facts}>{sessionFacts(session, locale)}</p>
          {words}
        </div>
        {children}
      </div>
      {band}
    </article>
  )
}

/** The state in a word, in what it led to where that says more: when it lapsed, which certificates there are. */
function State({ record, page }: { record: RegistrationRecord; page: PageContext }) {
  const t = useTexts('registrations')
  const { status, students, expiresAt } = record
  const certificates = students.filter((student) => student?.certificate).length
  if (status === 'paid' && certificates > 0)
    return <Status status={status} as="certificate" label={t.count('certificatesReady', certificates)} />
  if (record.isCanceled) return <Status status={status} as="expired" label={t('status.canceled')} />
  if (status === 'expired' && expiresAt && new Date(expiresAt) < new Date(page.now))
    return <Status status={status} label={t('expiredOn', { date: formatDate(expiresAt, page.locale) })} />
  if (!isProcessing(record)) return <Status status={status} />
  return (
    <span data-payment={record.payment}>
      <Status status={status} as="processing" label={t('status.processing')} />
    </span>
  )
}

/** Right on top of a record: its state, what it costs while that is open, and its papers. */
function RecordState({ record, page }: { record: RegistrationRecord; page: PageContext }) {
  const t = useTexts('registrations')
  const { locale } = page
  const { status, total, toPay, owed, refund, issuedInvoice, session } = record
  const isKept = record.isCanceled && record.paidAt && !refund && total > 0
  const open = Math.max(owed, toPay)
  const received = open > 0 && status !== 'expired' ? total - open : 0
  const slug = inLocale(session.course.slug, locale)
  return (
    <div className={styles.box}>
      <State record={record} page={page} />
      {(isUnpaid(record) || isBilled(record)) && (
        <p className={styles.amount}>
          {formatAmount(isBilled(record) ? toPay : total, locale)} <span>{t('common.inclVat')}</span>
        </p>
      )}
      {received > 0 && (
        <p className={styles.note} data-received={received}>
          {t('paidInPart', { paid: formatAmount(received, locale), open: formatAmount(open, locale) })}
        </p>
      )}
      {refund && (
        <p className={styles.note}>
          {t(refund.isSettled ? 'refundDone' : 'refundComing', { amount: formatAmount(refund.amount, locale) })}
        </p>
      )}
      {isKept && <p className={styles.note}>{t('nothingBack')}</p>}
      {status === 'awaiting_payment' && !isUnpaid(record) && !isBilled(record) && (
        <p className={styles.note}>{t('byAgreement')}</p>
      )}
      {issuedInvoice && (
        <a
          className={styles.link}
          href={localePath(`/my-account/invoice-data/${issuedInvoice._id}.pdf`, locale)}
          target="_blank"
          rel="noopener"
        >
          {t('common.invoiceNumber', { number: issuedInvoice.number })}
        </a>
      )}
      {status === 'expired' && (
        <div className={styles.again}>
          <Button look="outline" href={localePath(`/courses/${slug}`, locale)}>
            {t('registerAgain')}
          </Button>
        </div>
      )}
    </div>
  )
}

/** Whether anything is known of what its participants achieved. */
const hasRecords = ({ students }: RegistrationRecord) =>
  students.some((student) => student?.result || student?.certificate || student?.hasAttendanceAttest)

/** It has not begun, and has not lapsed. */
const isToCome = ({ status, session }: RegistrationRecord, now: string) =>
  status !== 'expired' && new Date(session.startDate) > new Date(now)

/** The days of a session as a file for one's own calendar. */
function CalendarLink({ session, locale }: { session: RegistrationRecord['session']; locale: Locale }) {
  const t = useTexts('registrations')
  const { slug, title } = session.course
  return (
    <a
      className={styles.calendar}
      href={localePath(`/courses/${inLocale(slug, locale)}/sessions/${session._id}.ics`, locale)}
      aria-label={t('toCalendarOf', { course: inLocale(title, locale) ?? '' })}
    >
      {t('common.addToCalendar')}
    </a>
  )
}

/** Across the foot: what is to be chosen or paid. */
function Band({ record, page }: { record: RegistrationRecord; page: PageContext }) {
  const { _id, phase, choice } = record
  if (choice) return <ChoiceBand id={_id} choice={choice} page={page} />
  if (isBilled(record)) return <BilledBand record={record} page={page} />
  return phase === 'todo' || isProcessing(record) ? <DueBand record={record} page={page} /> : null
}

/** One registration: what and when, who, how it stands, and under it what can be done. */
export function RecordSheet({ record, page }: { record: RegistrationRecord; page: PageContext }) {
  const { locale } = page
  const { _id, session, students } = record
  const own = `/my-account/registration-data/${_id}`
  return (
    <CourseSheet
      session={session}
      href={page.path === own ? null : localePath(own, locale)}
      locale={locale}
      words={
        <>
          {!hasRecords(record) && <p>{listed(students).map(nameOf).join(', ')}</p>}
          {isToCome(record, page.now) && <SessionDecision session={session} locale={locale} />}
          {isToCome(record, page.now) && <CalendarLink session={session} locale={locale} />}
        </>
      }
      band={<Band record={record} page={page} />}
    >
      <RecordState record={record} page={page} />
      {hasRecords(record) && (
        <ParticipantResults
          people={listed(students)}
          registration={_id}
          nameOf={(one) => nameOf(one)}
          locale={locale}
        />
      )}
    </CourseSheet>
  )
}
