import { type Locale, localePath } from '../domain/locales.ts'
import styles from './breadcrumbs.module.css'
import { useTexts } from './texts.ts'

/** A step of the way to a page: `path` without the locale's prefix. */
export interface Crumb {
  name: string
  path: string
}

/** The way to a page; what search engines are told of it (`breadcrumbJsonLd`) is made of the same list. */
export function Breadcrumbs({ crumbs, locale }: { crumbs: readonly Crumb[]; locale: Locale }) {
  const t = useTexts('navigation')
  return (
    <nav aria-label={t('path')}>
      <ol className={styles.path}>
        {crumbs.map(({ name, path }) => (
          <li key={path}>
            <a href={localePath(path, locale)}>{name}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
