import type { LandingKind } from '../../src/domain/landing-paths.ts'
import { inLocale, type Locale, localePath } from '../../src/domain/locales.ts'
import { useTexts } from '../../src/ui/texts.ts'
import styles from './course-list.module.css'
import { landingsOf } from './landings.ts'

const kinds = ['locations', 'categories'] as const

/** The way to the pages of places and categories, under the list. */
export function LandingLinks(props: { facets: Parameters<typeof landingsOf>[0]; locale: Locale }) {
  const { facets, locale } = props
  const t = useTexts('course-list')
  const title: Record<LandingKind, string> = { locations: t('byPlace'), categories: t('byCategory') }
  const groups = kinds
    .map((kind) => ({ kind, landings: landingsOf(facets, kind) }))
    .filter(({ landings }) => landings.length > 0)
  return (
    <nav className={styles.landings} aria-label={t('landings')}>
      {groups.map(({ kind, landings }) => (
        <div key={kind}>
          <h3 className={styles.landingTitle}>{title[kind]}</h3>
          <ul className={styles.landingLinks}>
            {landings.map(({ key, name, paths }) => (
              <li key={key}>
                <a href={localePath(paths[locale], locale)}>{inLocale(name, locale)}</a>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <a href={localePath('/calendar', locale)}>{t('calendar')}</a>
    </nav>
  )
}
