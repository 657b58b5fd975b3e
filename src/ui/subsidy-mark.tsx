import { isEligible } from '../domain/subsidy.ts'
import styles from './subsidy-mark.module.css'
import { useTexts } from './texts.ts'

/** Whether the kmo-portefeuille pays a share; a mark of its own, since that says nothing of what a course is about. */
export function SubsidyMark({ course }: { course: Parameters<typeof isEligible>[0] }) {
  const t = useTexts('subsidy-mark')
  const eligible = isEligible(course)
  return (
    <span className={`${styles.mark} ${eligible ? styles.eligible : ''}`}>{t(eligible ? 'eligible' : 'none')}</span>
  )
}
