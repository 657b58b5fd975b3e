import { inLocale, localePath } from '../../src/domain/locales.ts'
import { Button } from '../../src/ui/button.tsx'
import type { FacetValueFragment } from '../../src/ui/gql/graphql.ts'
import { useTexts } from '../../src/ui/texts.ts'
import { TilePattern } from '../../src/ui/tile-pattern.tsx'
import type { PageContext } from '../define-block.ts'
import { filterNames } from './address.ts'
import styles from './course-list.module.css'

/** What would help whoever asked for this: a page of a place or a category was chosen by nobody. */
function hintFor({ search }: PageContext, isPreset: boolean) {
  const isFiltered = !isPreset && filterNames.some((name) => search[name]?.length)
  if (search.search?.[0]) return isFiltered ? 'wordAndFilters' : 'word'
  return isFiltered ? 'filters' : 'none'
}

interface NothingFoundProps {
  categories: FacetValueFragment[]
  page: PageContext
  isPreset: boolean
  /** Pages of the site were found. */
  isAnswered: boolean
}

/** Says what to do instead: clear the filters, start from a category, or ask us. */
export function NothingFound({ categories, page, isPreset, isAnswered }: NothingFoundProps) {
  const t = useTexts('course-list')
  const address = (path: string) => localePath(path, page.locale)
  const wished = hintFor(page, isPreset)
  const hint = isAnswered && wished === 'word' ? 'answered' : wished
  const none = hint === 'none' ? 'nothingHere' : 'nothing'
  return (
    <div className={styles.nothing}>
      <TilePattern seed="nothing" family="ochre" columns={3} rows={1} className={styles.mark} />
      <h3>{t(isAnswered ? 'nothingButPages' : none)}</h3>
      <p>{t(`nothingHint.${hint}`)}</p>
      <div className={styles.ways}>
        <Button href={address('/courses')}>{t(hint === 'none' ? 'all' : 'clear')}</Button>
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
