import { type Locale, localePath } from '../domain/locales.ts'
import styles from './breadcrumbs.module.css'
import type { Crumb } from './crumb.ts'
import { useTexts } from './texts.ts'

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
