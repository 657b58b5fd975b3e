import type { Locale } from '../../domain/locales.ts'
import { Breadcrumbs, type Crumb } from '../../ui/breadcrumbs.tsx'
import { useTexts } from '../../ui/texts.ts'
import { TilePattern } from '../../ui/tile-pattern.tsx'
import styles from './strip.module.css'

/** One row of whole tiles under the header, where people work. */
export function Strip() {
  return <TilePattern seed="strip" family="sage" columns={60} rows={1} className={styles.strip} />
}

/** What scripts say on top of an area: that there is no network, and that the next page is on its way. */
export function AreaNotices() {
  const t = useTexts('area')
  return (
    <>
      <p className={styles.offline} role="status" data-offline data-text={t('offline')} />
      <p className={styles.progress} role="status" data-area-progress data-slow={t('slow')} />
    </>
  )
}

export function CrumbBar({ crumbs, locale }: { crumbs: readonly Crumb[]; locale: Locale }) {
  return (
    <div className={`container ${styles.bar}`}>
      <Breadcrumbs crumbs={crumbs} locale={locale} />
    </div>
  )
}
