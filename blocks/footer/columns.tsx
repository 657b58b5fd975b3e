import type { Footer } from '../../schemas/static-content.ts'
import type { Locale } from '../../src/domain/locales.ts'
import { managedAddress } from '../../src/ui/managed-address.ts'
import { useTexts } from '../../src/ui/texts.ts'
import styles from './footer.module.css'
import { useOwnColumns } from './own-columns.ts'

export function Columns({ columns, locale }: { columns: Footer['columns']; locale: Locale }) {
  const t = useTexts('footer')
  const own = useOwnColumns()
  const shown = columns?.length ? columns : own
  return (
    <nav className={styles.columns} aria-label={t('name')}>
      {shown.map((column, index) => (
        <div key={column.title}>
          <h2 className={styles.title}>{column.title}</h2>
          <ul className={styles.links}>
            {column.links.map(({ label, url }) => (
              <li key={label}>
                <a href={managedAddress(url, locale)}>{label}</a>
              </li>
            ))}
            {index === shown.length - 1 && (
              <li>
                <button type="button" className={styles.cookies} data-cookie-settings>
                  {t('cookieSettings')}
                </button>
              </li>
            )}
          </ul>
        </div>
      ))}
    </nav>
  )
}
