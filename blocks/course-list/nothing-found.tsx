import { inLocale, localePath } from '../../src/domain/locales.ts'
import { Button } from '../../src/ui/button.tsx'
import type { FacetValueFragment } from '../../src/ui/gql/graphql.ts'
import { useTexts } from '../../src/ui/texts.ts'
import { TilePattern } from '../../src/ui/tile-pattern.tsx'
import type { PageContext } from '../define-block.ts'
import styles from './course-list.module.css'

/** Says what to do instead: clear the filters, start from a category, or ask us. */
export function NothingFound({ categories, page }: { categories: FacetValueFragment[]; page: PageContext }) {
  const t = useTexts('course-list')
  const address = (path: string) => localePath(path, page.locale)
  return (
    <div className={styles.nothing}>
      <TilePattern seed="nothing" family="ochre" columns={3} rows={1} className={styles.mark} />
      <h3>{t('nothing')}</h3>
      <p>{t('nothingHint')}</p>
      <div className={styles.ways}>
        <Button href={address('/courses')}>{t('clear')}</Button>
        <Button look="outline" href={address('/contact')}>
          {t('ask')}
        </Button>
      </div>
      {categories.length > 0 && (
        <>
          <h4 className={styles.orTitle}>{t('orCategory')}</h4>
          <ul className={styles.chips}>
            {categories.slice(0, 6).map((category) => (
              <li key={category.value}>
                <a className={styles.chip} href={address(`/courses?categories=${encodeURIComponent(category.value)}`)}>
                  {inLocale(category.name, page.locale)}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
