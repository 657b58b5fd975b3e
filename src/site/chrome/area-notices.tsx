import { useTexts } from '../../ui/texts.ts'
import styles from './area-notices.module.css'

/** What scripts say on top of an area: that there is no network, and that the next page is on its way. */
export function AreaNotices() {
  const t = useTexts('area')
  return (
    <>
      <p className={styles.offline} role="status" data-offline data-text={t('offline')} />
      <p className={styles.progress} role="status" data-area-progress data-slow={t('slow')} />
    </>
  )
}
