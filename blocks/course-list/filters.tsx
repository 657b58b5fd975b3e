import { inLocale } from '../../src/domain/locales.ts'
import type { PageContext } from '../../src/ui/page-context.ts'
import { useTexts } from '../../src/ui/texts.ts'
import { type FilterName, filterNames, listAddress, toggled } from './address.ts'
import type { Facets } from './facets.ts'
import styles from './filters.module.css'

/** The long ones stay closed until something in them is chosen. */
const closed: FilterName[] = ['months', 'durations', 'themes']

function Filter({ name, values, page }: { name: FilterName; values: Facets[FilterName]; page: PageContext }) {
  const t = useTexts('course-list')
  const chosen = page.search[name] ?? []
  const offered = values.filter(({ value, count }) => count > 0 || chosen.includes(value))
  if (offered.length === 0) return null
  return (
    <details id={`filter-${name}`} className={styles.filter} open={chosen.length > 0 || !closed.includes(name)}>
      <summary className={styles.name}>{t(name)}</summary>
      <ul className={styles.values}>
        {offered.map((facet) => {
          const isChosen = chosen.includes(facet.value)
          return (
            <li key={facet.value}>
              <a
                id={`${name}-${facet.value}`}
                data-facet={`${name}=${facet.value}`}
                className={styles.value}
                href={listAddress(page, { [name]: toggled(page, name, facet.value) })}
                rel="nofollow"
                aria-current={isChosen ? 'true' : undefined}
              >
                <span className={styles.box} aria-hidden="true" />
                <span>{inLocale(facet.name, page.locale)}</span>
                <span className={styles.count}>
                  <span className="visually-hidden">{t.count('courses', facet.count)}</span>
                  <span aria-hidden="true">{facet.count}</span>
                </span>
              </a>
            </li>
          )
        })}
      </ul>
    </details>
  )
}

/** Opens the sheet; there is none on a desktop. */
export function FiltersOpener({ chosen }: { chosen: number }) {
  const t = useTexts('course-list')
  return (
    <button type="button" className={styles.opener} popoverTarget="course-filters" data-swap>
      {t('filters')}
      {chosen > 0 && ` (${chosen})`}
    </button>
  )
}

/** A column on a desktop, a sheet (popover) on a phone; where popovers are unknown it stands above the list. */
export function Filters({ facets, page, total }: { facets: Facets; page: PageContext; total: number }) {
  const t = useTexts('course-list')
  return (
    <nav id="course-filters" popover="auto" className={styles.filters} aria-label={t('filters')} data-swap>
      <div className={styles.sheetHead}>
        <h2 className={styles.sheetTitle}>{t('filters')}</h2>
        <button type="button" className={styles.closer} popoverTarget="course-filters" popoverTargetAction="hide">
          {t.count('show', total)}
        </button>
      </div>
      {filterNames.map((name) => (
        <Filter key={name} name={name} values={facets[name]} page={page} />
      ))}
    </nav>
  )
}
