import type { ReactNode } from 'react'
import { formatAmount } from '../../domain/format.ts'
import type { Locale } from '../../domain/locales.ts'
import { SubmitButton } from '../../ui/forms/submit-button.tsx'
import { useTexts } from '../../ui/texts.ts'
import { costOf } from './cost-of.ts'
import type { Course } from './journey.ts'
import styles from './registration.module.css'

interface OnwardProps {
  label: ReactNode
  back?: { href: string; label: string }
  course: Course
  seats: number
  locale: Locale
}

/** The way on, and the way back; on a phone the way on stays in sight with the price, which leads to the summary. */
export function Onward({ label, back, course, seats, locale }: OnwardProps) {
  const t = useTexts('registration')
  const cost = costOf(course, seats)
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
            {t.count('common.participantCount', seats)}
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
