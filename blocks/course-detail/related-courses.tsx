import type { Locale } from '../../src/domain/locales.ts'
import { CourseCard } from '../../src/ui/course-card.tsx'
import { CourseGrid } from '../../src/ui/course-grid.tsx'
import { listed } from '../../src/ui/listed.ts'
import { Section } from '../../src/ui/section.tsx'
import { useTexts } from '../../src/ui/texts.ts'
import type { CourseDetail } from './course.ts'

const most = 3

/** Others of the same category; the question cannot leave the course itself out. */
export function RelatedCourses({ id, course, locale }: { id: string; course: CourseDetail; locale: Locale }) {
  const t = useTexts('course-detail')
  const related = listed(course.related?.items)
    .filter(({ _id }) => _id !== course._id)
    .slice(0, most)
  if (related.length === 0) return null
  return (
    <div data-print="off">
      <Section id={`${id}-related`} title={t('related')} ground="sand">
        <CourseGrid>
          {related.map((other) => (
            <CourseCard key={other._id} course={other} locale={locale} />
          ))}
        </CourseGrid>
      </Section>
    </div>
  )
}
