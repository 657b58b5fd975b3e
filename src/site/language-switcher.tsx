import type { PageContext } from '../../blocks/define-block.ts'
import { type Locale, localePath, locales } from '../domain/locales.ts'
import { useTexts } from '../ui/texts.ts'
import styles from './language-switcher.module.css'

const names: Record<Locale, string> = { nl: 'Nederlands', en: 'English', fr: 'Français' }

function query(search: PageContext['search']): string {
  const pairs = Object.entries(search).flatMap(([name, values]) => values.map((value) => [name, value]))
  return pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : ''
}

/** The same page in each language: only the locale prefix changes (spec section 2). */
export function LanguageSwitcher({ page }: { page: Pick<PageContext, 'locale' | 'path' | 'search'> }) {
  const t = useTexts('navigation')
  return (
    <ul className={styles.languages} aria-label={t('language')}>
      {locales.map((locale) => (
        <li key={locale}>
          <a
            href={localePath(page.path, locale) + query(page.search)}
            hrefLang={locale}
            lang={locale}
            aria-label={`${locale.toUpperCase()}, ${names[locale]}`}
            aria-current={locale === page.locale ? 'true' : undefined}
          >
            {locale.toUpperCase()}
          </a>
        </li>
      ))}
    </ul>
  )
}
