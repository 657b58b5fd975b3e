import { CorrectedSearch } from '../../src/ui/corrected-search.tsx'
import { CourseCard } from '../../src/ui/course-card.tsx'
import { CourseGrid } from '../../src/ui/course-grid.tsx'
import { listed } from '../../src/ui/listed.ts'
import { useTexts } from '../../src/ui/texts.ts'
import { filterNames } from './address.ts'
import { ChosenFilters } from './chosen-filters.tsx'
import styles from './course-list.module.css'
import { facetsOf } from './facets.ts'
import { Filters, FiltersOpener } from './filters.tsx'
import { foundTitle } from './found-title.ts'
import { LandingLinks } from './landing-links.tsx'
import { NothingFound } from './nothing-found.tsx'
import { OnSite } from './on-site.tsx'
import { Pages } from './pages.tsx'
import { hasPreset, withPreset } from './preset.ts'
import type { CourseListProps } from './props.ts'
import { SortLinks } from './sort-links.tsx'

/**
 * Every course, with filters beside the list on a desktop and in a sheet on a phone; all of it links. With scripts
 * (`client/live-list.ts`) they change what stands in the parts marked with `data-swap`, and nothing else.
 */
export function Catalogue({ id, content, data, page: here, opens }: CourseListProps) {
  const t = useTexts('course-list')
  const page = withPreset(content, here)
  const found = data.filteredCourses
  if (!found) return null
  const facets = found.facets && facetsOf(found.facets, page.locale)
  const isOffered = facets && filterNames.some((name) => facets[name].some(({ count }) => count > 0))
  const courses = listed(found.items)
  const Heading = opens ? 'h1' : 'h2'
  const word = page.search.search?.[0]
  const onSite = listed(data.siteSearch)
  // What says in its title what was searched answers it; a text that merely has the words goes after the courses.
  const answers = onSite.filter(({ titled }) => titled || courses.length === 0)
  const title = hasPreset(content) ? '' : foundTitle(found, page, t)
  return (
    <section
      className={`container ${styles.catalogue}`}
      aria-labelledby={`${id}-title`}
      data-live-list
      data-failed={t('failed')}
    >
      {facets && isOffered && <Filters facets={facets} page={page} total={found.total} />}
      <div id="results" className={styles.results}>
        <div className={styles.words}>
          <Heading id={`${id}-title`} className={styles.title} tabIndex={-1} data-title data-swap>
            {title || content.title}
          </Heading>
          {content.text && <p className={`muted ${styles.text}`}>{content.text}</p>}
        </div>
        <div className={styles.bar}>
          {isOffered && <FiltersOpener chosen={filterNames.flatMap((name) => page.search[name] ?? []).length} />}
          <p role="status" className={styles.count} data-swap>
            <span className={title ? 'visually-hidden' : undefined}>{title || t.count('found', found.total)}</span>
          </p>
          <div data-swap>{found.total > 1 && <SortLinks page={page} />}</div>
        </div>
        <p role="alert" className={styles.problem} />
        <div className={styles.found} data-swap>
          {word && found.corrected && (
            <CorrectedSearch corrected={found.corrected} intro={t('correctedTo')} typed={t('typed', { word })} />
          )}
          {facets && <ChosenFilters facets={facets} page={page} />}
          <OnSite results={answers} locale={page.locale} />
          {courses.length > 0 ? (
            <CourseGrid>
              {courses.map((course) => (
                <CourseCard key={course._id} course={course} locale={page.locale} />
              ))}
            </CourseGrid>
          ) : (
            <NothingFound categories={facets?.categories ?? []} page={page} isPreset={hasPreset(content)} />
          )}
          {answers.length === 0 && <OnSite results={onSite} locale={page.locale} />}
          <Pages page={page} current={found.page} last={Math.ceil(found.total / found.limit)} />
          {facets && !title && found.facets && <LandingLinks facets={found.facets} locale={page.locale} />}
        </div>
      </div>
    </section>
  )
}
