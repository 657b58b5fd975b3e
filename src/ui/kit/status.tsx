import { useTexts } from '../texts.ts'
import { Mark } from './mark.tsx'
import styles from './status.module.css'
import { type StatusName, statusMarks } from './status-marks.ts'

/** A state as a mark and a word; the API's own word stands in `data-status`. `label` says it where the thing has words of its own, `as` marks it as another state does. */
export function Status({ status, label, as = status }: { status: StatusName; label?: string; as?: StatusName }) {
  const t = useTexts('status')
  const [kind, tone] = statusMarks[as]
  const isOver = kind === 'struck' || kind === 'crossed'
  return (
    <span className={`${styles.status} ${isOver ? styles.over : ''}`} data-status={status}>
      <Mark kind={kind} tone={tone} />
      {label ?? t(status)}
    </span>
  )
}
