import { localePath } from '../../src/domain/locales.ts'
import { Button } from '../../src/ui/button.tsx'
import { CorrectedSearch } from '../../src/ui/corrected-search.tsx'
import { CourseCard, CourseGrid } from '../../src/ui/course-card.tsx'
import type { CourseListBlockQuery } from '../../src/ui/gql/graphql.ts'
import { listed } from '../../src/ui/listed.ts'
import type { PageContext } from '../../src/ui/page-context.ts'
import { Section } from '../../src/ui/section.tsx'
import { useTexts } from '../../src/ui/texts.ts'
import type { BlockProps } from '../kit/define-block.ts'
import { filterNames, hasPreset, listAddress, toggled, withPreset } from './address.ts'
import styles from './course-list.module.css'
import { type Facets, facetsOf, foundTitle, nameOfValue } from './facets.ts'
import { Filters, FiltersOpener } from './filters.tsx'
import { LandingLinks, NothingFound, OnSite, Pages } from './results.tsx'

/** What the visitor chose, each with a way to take it back. */
function ChosenFilters({ facets, page }: { facets: Facets; page: PageContext }) {
  const t = useTexts('course-list')
  const word = page.search.search?.[0]
  const chips = filterNames.flatMap((name) =>
    (page.search[name] ?? []).map((value) => ({
      key: `${name}=${value}`,
      label: nameOfValue({ facets }, name, value, page.locale),
      href: listAddress(page, { [name]: toggled(page, name, value) }),
    })),
  )
  if (word) chips.unshift({ key: 'search', label: t('quoted', { word }), href: listAddress(page, { search: [] }) })
  if (chips.length === 0) return null
  const none = Object.fromEntries(['search', ...filterNames].map((name) => [name, []]))
  return (
    <ul className={styles.chips} aria-label={t('chosen')}>
      {chips.map((chip) => (
        <li key={chip.key}>
          <a className={styles.chip} href={chip.href} rel="nofollow">
            <span className="visually-hidden">{t('remove')} </span>
            {chip.label}
            <span aria-hidden="true">×</span>
          </a>
        </li>
      ))}
      <li>
        <a className={styles.clear} href={listAddress(page, none)}>
          {t('clear')}
        </a>
      </li>
    </ul>
  )
}

const orders = [
  { key: 'best', sort: 'relevance:DESC' },
  { key: 'soonest', sort: 'nextSession:ASC' },
  { key: 'cheapest', sort: 'price:ASC' },
  { key: 'dearest', sort: 'price:DESC' },
] as const

/** The orders of the list; the first is the list's own, and the best fit is one only while one searches. */
function SortLinks({ page }: { page: PageContext }) {
  const t = useTexts('course-list')
  const offered = page.search.search ? orders : orders.slice(1)
  const own = offered[0]?.sort
  const chosen = page.search.sort?.[0] ?? own
  return (
    <nav className={styles.sort} aria-label={t('sort')}>
      {offered.map(({ key, sort }) => (
        <a
          key={key}
          id={`sort-${key}`}
          href={listAddress(page, { sort: sort === own ? [] : [sort] })}
          rel="nofollow"
          aria-current={chosen === sort ? 'true' : undefined}
        >
          {t(key)}
        </a>
      ))}
    </nav>
  )
}

interface CourseListContent {
  title: string
  text?: string | null
  show: 'catalogue' | 'homepage' | 'upcoming'
  limit: number
  only?: string | null
  location?: string | null
  category?: string | null
}
type CourseListProps = BlockProps<CourseListContent, CourseListBlockQuery>

/**
 * Every course, with filters beside the list on a desktop and in a sheet on a phone; all of it links. With scripts
 * (`client/live-list.ts`) they change what stands in the parts marked with `data-swap`, and nothing else.
 */
function Catalogue({ id, content, data, page: here, opens }: CourseListProps) {
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
        <div className="stack-2">
          <Heading id={`${id}-title`} className={styles.title} tabIndex={-1} data-title data-swap>
            {title || content.title}
          </Heading>
          {content.text && <p className="small muted measure">{content.text}</p>}
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
                <CourseCard key={course.key} course={course} locale={page.locale} />
              ))}
            </CourseGrid>
          ) : (
            <NothingFound
              categories={facets?.categories ?? []}
              page={page}
              isPreset={hasPreset(content)}
              isAnswered={answers.length > 0}
            />
          )}
          {answers.length === 0 && <OnSite results={onSite} locale={page.locale} />}
          <Pages page={page} current={found.page} last={Math.ceil(found.total / found.limit)} />
          {facets && !title && found.facets && <LandingLinks facets={found.facets} locale={page.locale} />}
        </div>
      </div>
    </section>
  )
}

/** A few courses and the way to all of them; nothing at all while there are none. */
function Selection({ id, content, data, page, opens }: CourseListProps) {
  const t = useTexts('course-list')
  const courses = listed(data.filteredCourses?.items)
  if (courses.length === 0) return null
  const path = content.only ? `/courses?types=${content.only}` : '/courses'
  const all = (
    <Button look="outline" href={localePath(path, page.locale)}>
      {t('all')}
    </Button>
  )
  return (
    <Section id={id} opens={opens} title={content.title} text={content.text} action={all}>
      <CourseGrid>
        {courses.map((course) => (
          <CourseCard key={course._id} course={course} locale={page.locale} />
        ))}
      </CourseGrid>
    </Section>
  )
}

export function Block(props: CourseListProps) {
  return props.content.show === 'catalogue' ? <Catalogue {...props} /> : <Selection {...props} />
}
