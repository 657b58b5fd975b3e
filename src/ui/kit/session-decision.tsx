import { formatDate } from '../../domain/format.ts'
import type { Locale } from '../../domain/locales.ts'
import { sessionDecisions } from '../../domain/sessions.ts'
import { useTexts } from '../texts.ts'
import { Mark } from './mark.tsx'
import styles from './session-decision.module.css'

interface SessionDecisionProps {
  session: { decision?: string | null; minimum?: number | null; decisionOn?: string | null }
  locale: Locale
}

const marks = { confirmed: 'full', pending: 'half', undecided: 'half', canceled: 'crossed' } as const

/** Whether a session runs: for sure, or from how many participants and by when that is decided; nothing where that is no question. */
export function SessionDecision({ session, locale }: SessionDecisionProps) {
  const t = useTexts('session-decision')
  const { minimum, decisionOn } = session
  const decision = sessionDecisions.find((known) => known === session.decision)
  if (!decision) return null
  return (
    <span className={styles.decision} data-decision={decision}>
      <Mark kind={marks[decision]} tone={decision === 'confirmed' ? 'good' : 'ochre'} />
      {decision === 'pending'
        ? t.count('pending', minimum ?? 0, { date: decisionOn ? formatDate(decisionOn, locale) : '' })
        : t(decision)}
    </span>
  )
}
