import { CourseCard } from '../../src/ui/course-card.tsx'
import { CourseGrid } from '../../src/ui/course-grid.tsx'
import { useTexts } from '../../src/ui/texts.tsx'
import { ChosenFilters } from './chosen-filters.tsx'
import type { CourseListProps } from './course-list.tsx'
import styles from './course-list.module.css'
import { Filters } from './filters.tsx'
import { NothingFound } from './nothing-found.tsx'
import { Pages } from './pages.tsx'
import { SortLinks } from './sort-links.tsx'

/** Every course, with filters beside the list on a desktop and in a sheet on a phone; all of it links. */
export function Catalogue({ id, content, data, page }: CourseListProps) {
  const t = useTexts('course-list')
  const found = data.filteredCourses
  if (!found) return null
  const facets = found.facets
  const word = page.search.search?.[0]
  return (
    <section className={`container ${styles.catalogue}`} aria-labelledby={`${id}-title`}>
      {facets && <Filters facets={facets} page={page} total={found.total} />}
      <div className={styles.results}>
        <div className={styles.head}>
          <div className={styles.words}>
            <h2 id={`${id}-title`} className={styles.title}>
              {content.title}
            </h2>
            <p role="status" className="muted">
              {t.count('found', found.total)}
              {word && ` ${t('foundFor', { word })}`}
            </p>
          </div>
          {found.total > 1 && <SortLinks page={page} />}
          <button type="button" className={styles.opener} popoverTarget="course-filters">
            {t('filters')}
          </button>
        </div>
        {facets && <ChosenFilters facets={facets} page={page} />}
        {found.items.length > 0 ? (
          <CourseGrid>
            {found.items.map((course) => (
              <CourseCard key={course._id} course={course} />
            ))}
          </CourseGrid>
        ) : (
          <NothingFound categories={facets?.categories ?? []} page={page} />
        )}
        <Pages page={page} current={found.page} last={Math.ceil(found.total / found.limit)} />
        {content.text && <p className={`muted ${styles.text}`}>{content.text}</p>}
      </div>
    </section>
  )
}
