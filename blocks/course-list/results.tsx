import { inLocale, type Locale, localePath } from '../../src/domain/locales.ts'
import type { LandingKind } from '../../src/domain/slugs.ts'
import { Button } from '../../src/ui/button.tsx'
import type { CourseListBlockQuery, FacetValueFragment } from '../../src/ui/gql/graphql.ts'
import { Markdown } from '../../src/ui/markdown.tsx'
import type { PageContext } from '../../src/ui/page-context.ts'
import { useTexts } from '../../src/ui/texts.ts'
import { TilePattern } from '../../src/ui/tile-pattern.tsx'
import { filterNames, listAddress } from './address.ts'
import styles from './course-list.module.css'
import { landingsOf } from './facets.ts'

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
      <p className="measure">{t(`nothingHint.${hint}`)}</p>
      <div className="row-3">
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

const numbersAround = (current: number, last: number) =>
  Array.from({ length: last }, (_, index) => index + 1).filter(
    (number) => number === 1 || number === last || Math.abs(number - current) <= 1,
  )

export function Pages({ page, current, last }: { page: PageContext; current: number; last: number }) {
  const t = useTexts('course-list')
  if (last < 2) return null
  const address = (number: number) => listAddress(page, { page: number === 1 ? [] : [String(number)] })
  return (
    <nav className={styles.pages} aria-label={t('pages')} data-to-top>
      {current > 1 && (
        <a className={styles.step} href={address(current - 1)} rel="prev">
          <span aria-hidden="true">←</span> {t('previous')}
        </a>
      )}
      <ol className={styles.numbers}>
        {numbersAround(current, last).map((number, index, all) => (
          <li key={number} className={number - (all[index - 1] ?? number - 1) > 1 ? styles.gap : undefined}>
            <a href={address(number)} aria-current={number === current ? 'page' : undefined}>
              <span className="visually-hidden">{t('page')} </span>
              {number}
            </a>
          </li>
        ))}
      </ol>
      {current < last && (
        <a className={styles.step} href={address(current + 1)} rel="next">
          {t('next')} <span aria-hidden="true">→</span>
        </a>
      )}
    </nav>
  )
}

type Result = NonNullable<NonNullable<CourseListBlockQuery['siteSearch']>[number]>

/** Pages and questions that answer the search; a question is answered where it stands. */
export function OnSite({ results, locale }: { results: Result[]; locale: Locale }) {
  const t = useTexts('course-list')
  if (results.length === 0) return null
  return (
    <section className={styles.onSite} data-on-site>
      <h3 className={styles.orTitle}>{t('onSite')}</h3>
      <ul className="stack-3">
        {results.map(({ key, title, text, path }) => (
          <li key={key}>
            {path ? (
              <>
                <a href={localePath(path, locale)}>{title}</a>
                {text && <p className="muted">{text}</p>}
              </>
            ) : (
              <details>
                <summary>{title}</summary>
                <Markdown text={text} />
              </details>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

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
          <ul className="links">
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
