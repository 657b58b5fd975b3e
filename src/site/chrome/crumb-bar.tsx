import type { Locale } from '../../domain/locales.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import type { Crumb } from '../../ui/crumb.ts'
import styles from './crumb-bar.module.css'

/** The way to a page, above what it is about. */
export function CrumbBar({ crumbs, locale }: { crumbs: readonly Crumb[]; locale: Locale }) {
  return (
    <div className={`container ${styles.bar}`}>
      <Breadcrumbs crumbs={crumbs} locale={locale} />
    </div>
  )
}
