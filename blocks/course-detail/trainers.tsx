import { inLocale, type Locale } from '../../src/domain/locales.ts'
import { listed } from '../../src/ui/listed.ts'
import { Person } from '../../src/ui/person.tsx'
import { useTexts } from '../../src/ui/texts.ts'
import type { CourseDetail } from './course.ts'
import styles from './course-detail.module.css'

/** Whom one learns from. */
export function Trainers({ course, locale }: { course: CourseDetail; locale: Locale }) {
  const t = useTexts('course-detail')
  const trainers = listed(course.trainers)
  if (trainers.length === 0) return null
  return (
    <section className={styles.part} aria-labelledby="trainers-title">
      <h2 id="trainers-title">{t('trainers')}</h2>
      {trainers.map(({ _id, name, bio, avatar }) => (
        <Person key={_id} name={name} bio={inLocale(bio, locale)} avatar={avatar} />
      ))}
    </section>
  )
}
