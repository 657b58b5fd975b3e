import { type Locale, localePath, locales } from '../../domain/locales.ts'
import type { PageContext } from '../../ui/page-context.ts'
import { useTexts } from '../../ui/texts.ts'
import styles from './panel-frame.module.css'

const names: Record<Locale, string> = { nl: 'Nederlands', en: 'English', fr: 'Français' }

/** The same page in each language. */
export function PanelLanguages({ page: { locale, path, search } }: { page: PageContext }) {
  const t = useTexts('panel-frame')
  const pairs = Object.entries(search).flatMap(([name, values]) => values.map((value) => [name, value]))
  const query = pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : ''
  return (
    <ul className={styles.languages} aria-label={t('language')}>
      {locales.map((other) => (
        <li key={other}>
          <a
            href={localePath(path, other) + query}
            hrefLang={other}
            lang={other}
            aria-label={`${other.toUpperCase()}, ${names[other]}`}
            aria-current={other === locale ? 'true' : undefined}
          >
            {other.toUpperCase()}
          </a>
        </li>
      ))}
    </ul>
  )
}
