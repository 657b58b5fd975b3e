import { useTexts } from '../../ui/texts.ts'
import styles from './logged-out.module.css'

/** Shown where the address ends in `#logged-out`, which is how signing out leads home: pages are the same for everyone. */
export function LoggedOut() {
  const t = useTexts('errors')
  return (
    <p id="logged-out" className={styles.notice} role="status" tabIndex={-1}>
      {t('loggedOut')}
      <a className={styles.close} href="#content">
        {t('close')}
      </a>
    </p>
  )
}
