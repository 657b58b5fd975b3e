import { localePath } from '../../src/domain/locales.ts'
import { Button } from '../../src/ui/button.tsx'
import { CourseCard } from '../../src/ui/course-card.tsx'
import { CourseGrid } from '../../src/ui/course-grid.tsx'
import { listed } from '../../src/ui/listed.ts'
import { Section } from '../../src/ui/section.tsx'
import { useTexts } from '../../src/ui/texts.ts'
import type { CourseListProps } from './props.ts'

/** A few courses and the way to all of them; nothing at all while there are none. */
export function Selection({ id, content, data, page, opens }: CourseListProps) {
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
