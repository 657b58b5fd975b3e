import { type Locale, type Localized, localePath, locales } from '../../domain/locales.ts'
import type { PageContext } from '../../ui/page-context.ts'
import { useTexts } from '../../ui/texts.ts'
import styles from './language-switcher.module.css'

const names: Record<Locale, string> = { nl: 'Nederlands', en: 'English', fr: 'Français' }

function query(search: PageContext['search']): string {
  const pairs = Object.entries(search).flatMap(([name, values]) => values.map((value) => [name, value]))
  return pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : ''
}

interface Props {
  page: Pick<PageContext, 'locale' | 'search'>
  /** Of the page in each language, without prefix. */
  paths: Localized
}

/** The same page in each language: the locale prefix changes (spec section 2), and a translated slug. */
export function LanguageSwitcher({ page, paths }: Props) {
  const t = useTexts('navigation')
  return (
    <ul className={styles.languages} aria-label={t('fields.language')}>
      {locales.map((locale) => (
        <li key={locale}>
          <a
            href={localePath(paths[locale], locale) + query(page.search)}
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
