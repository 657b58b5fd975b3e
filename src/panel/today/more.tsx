import { useTexts } from '../../ui/texts.ts'
import styles from './today.module.css'

/** The way to those that are not shown here; nothing where all are. */
export function More({ shown, total, href }: { shown: number; total: number; href: string }) {
  const t = useTexts('panel-today')
  if (total <= shown) return null
  return (
    <p>
      <a className={styles.more} href={href}>
        {t.count('more', total - shown)}
      </a>
    </p>
  )
}
