import { scales } from '../../domain/evaluations.ts'
import { formatNumber } from '../../domain/format.ts'
import { useTexts } from '../../ui/texts.ts'
import styles from './spread.module.css'
import { usePage } from './use-page.ts'

interface SpreadProps {
  kind: keyof typeof scales
  spread: { count: number; average?: number | null; counts: readonly (number | null)[] }
  /** As high as a row of a list. */
  isLow?: boolean
}

/** How often each step of a scale was chosen: a column a step, with its number; heard as one sentence. */
export function SpreadChart({ kind, spread: { count, average, counts }, isLow }: SpreadProps) {
  const t = useTexts('panel-evaluations')
  const { locale } = usePage()
  const [lowest] = scales[kind]
  const steps = counts.map((times, at) => ({ step: lowest + at, times: times ?? 0 }))
  const most = Math.max(1, ...steps.map(({ times }) => times))
  const heard = steps.map(({ step, times }) => `${step}: ${times}`).join(', ')
  return (
    <div className={isLow ? styles.low : styles.spread}>
      <p>
        <strong>{average == null ? '–' : formatNumber(average, locale)}</strong>
        {isLow ? ' ' : ' · '}
        <span className="muted">{t.count('given', count)}</span>
      </p>
      <div className={styles.columns} role="img" aria-label={t('spread', { counts: heard })}>
        {steps.map(({ step, times }) => (
          <span key={step} className={styles.column}>
            <span>{times > 0 ? times : ''}</span>
            <svg className={styles.bar} viewBox="0 0 1 40" preserveAspectRatio="none" aria-hidden="true">
              <rect y={39 - (times / most) * 39} width="1" height={1 + (times / most) * 39} />
            </svg>
            <span className={styles.step}>{step}</span>
          </span>
        ))}
      </div>
    </div>
  )
}
