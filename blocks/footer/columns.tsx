import { type Locale, localePath } from '../../src/domain/locales.ts'
import { useTexts } from '../../src/ui/texts.ts'
import styles from './footer.module.css'

const columns = [
  {
    key: 'learn',
    links: [
      { key: 'courses', path: '/courses' },
      { key: 'tailored', path: '/courses?types=TAILORED' },
      { key: 'certification', path: '/courses?types=CERTIFICATION' },
      { key: 'coaching', path: '/coaching' },
    ],
  },
  {
    key: 'house',
    links: [
      { key: 'facilities', path: '/facilities' },
      { key: 'aboutUs', path: '/about' },
      { key: 'newsletter', path: '/newsletter' },
      { key: 'contact', path: '/contact' },
    ],
  },
  {
    key: 'legal',
    links: [
      { key: 'privacy', path: '/privacy' },
      { key: 'disclaimer', path: '/disclaimer' },
    ],
  },
] as const

export function Columns({ locale }: { locale: Locale }) {
  const t = useTexts('footer')
  return (
    <nav className={styles.columns} aria-label={t('name')}>
      {columns.map((column) => (
        <div key={column.key}>
          <h2 className={styles.title}>{t(column.key)}</h2>
          <ul className={styles.links}>
            {column.links.map((link) => (
              <li key={link.key}>
                <a href={localePath(link.path, locale)}>{t(link.key)}</a>
              </li>
            ))}
            {column.key === 'legal' && (
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
