import { type PageContext, useTexts } from '../../ui/index.ts'
import { contentPath, panelPath } from '../kit/index.ts'
import styles from './content.module.css'

/** To the list, and to the editor of what the page is about. */
export function WayBack({ type, name, page: { locale } }: { type: string; name: string; page: PageContext }) {
  const t = useTexts('panel-content')
  return (
    <nav aria-label={t('wayBack')} className={styles.ways}>
      <a className={styles.back} href={panelPath(contentPath, locale)}>
        {t('title')}
      </a>
      <a className={styles.back} href={panelPath(`${contentPath}/${type}`, locale)}>
        {t('toEditor', { name })}
      </a>
    </nav>
  )
}
