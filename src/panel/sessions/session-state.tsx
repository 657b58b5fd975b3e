import { type SessionState, sessionStateOf } from '../../domain/session-states.ts'
import { Mark, type MarkKind, type MarkTone } from '../../ui/kit/mark.tsx'
import { useTexts } from '../../ui/texts.ts'
import styles from './session-state.module.css'

const marks: Record<SessionState, readonly [MarkKind, MarkTone]> = {
  canceled: ['crossed', 'ochre'],
  belowMinimum: ['half', 'terra'],
  full: ['full', 'good'],
  confirmed: ['three-quarters', 'good'],
  open: ['quarter', 'ochre'],
}

/** How a session stands, as a mark and in words. */
export function SessionStateMark({ session }: { session: Parameters<typeof sessionStateOf>[0] }) {
  const t = useTexts('panel-sessions')
  const state = sessionStateOf(session)
  const [kind, tone] = marks[state]
  return (
    <span className={styles.state} data-status={state}>
      <Mark kind={kind} tone={tone} />
      {t(`states.${state}`)}
    </span>
  )
}
