import { useTexts } from '../../../ui/texts.ts'
import styles from './participants.module.css'

/** For whom does not decide who may join: who does. */
export function WhoDecides({ administrators }: { administrators: readonly { firstName: string; lastName: string }[] }) {
  const t = useTexts('participants')
  const names = administrators.map(({ firstName, lastName }) => `${firstName} ${lastName}`).join(', ')
  if (names === '') return null
  return <p className={styles.decides}>{t('whoDecides', { names })}</p>
}
