import { useTexts } from '../../../ui/texts.ts'
import styles from './participants.module.css'

/** For whom does not decide who may join, and in which role: who does. */
export function WhoDecides({ administrators }: { administrators: readonly { firstName: string; lastName: string }[] }) {
  const t = useTexts('participants')
  const names = administrators.map(({ firstName, lastName }) => `${firstName} ${lastName}`).join(', ')
  return <p className={styles.decides}>{names ? t('whoDecides', { names }) : t('nobodyDecides')}</p>
}
