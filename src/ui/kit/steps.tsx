import { useTexts } from '../texts.ts'
import { Mark, type MarkKind } from './mark.tsx'
import styles from './steps.module.css'

interface Step {
  key: string
  label: string
  /** Where one goes back to it, once it is done. */
  href: string
}

/** The current one shows its share: of four the first a quarter, and the last the whole disc. */
function shareOf(index: number, count: number): MarkKind {
  const share = (index + 1) / count
  if (share >= 1) return 'full'
  if (share >= 0.75) return 'three-quarters'
  return share >= 0.4 ? 'half' : 'quarter'
}

/** How far one is in a journey; what is done leads back, what is ahead is only named. */
export function Steps({ steps, current }: { steps: readonly Step[]; current: string }) {
  const t = useTexts('kit')
  const at = steps.findIndex(({ key }) => key === current)
  return (
    <nav aria-label={t('steps')} className="small">
      <p className={styles.short}>{t('stepOf', { step: at + 1, count: steps.length })}</p>
      <ol className="row-3">
        {steps.map(({ key, label, href }, index) => (
          <li key={key} className={styles.step} aria-current={index === at ? 'step' : undefined}>
            {index < at && <Mark kind="full" tone="good" className={styles.mark} />}
            {index === at && <Mark kind={shareOf(index, steps.length)} tone="terra" className={styles.mark} />}
            {index > at && <Mark kind="ring" className={styles.mark} />}
            {index < at ? <a href={href}>{label}</a> : <span>{label}</span>}
          </li>
        ))}
      </ol>
    </nav>
  )
}
