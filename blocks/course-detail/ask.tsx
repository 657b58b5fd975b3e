import type { Locale } from '../../src/domain/locales.ts'
import { Button } from '../../src/ui/button.tsx'
import { useTexts } from '../../src/ui/texts.ts'
import styles from './ask.module.css'
import { askPath } from './ask-path.ts'
import type { CommonTexts } from './common-texts.ts'
import type { CourseDetail } from './course.ts'

/** Whom to ask: somebody by name, by telephone or in writing. */
export function Ask({ course, common, locale }: { course: CourseDetail; common: CommonTexts; locale: Locale }) {
  const t = useTexts('course-detail')
  const tailored = course.type === 'TAILORED'
  const name = common(tailored ? 'tailoredContactName' : 'contactName')
  const phone = common(tailored ? 'tailoredContactPhone' : 'contactPhone')
  return (
    <section className={styles.ask} aria-labelledby="ask-title" data-print="off">
      <h2 id="ask-title" className={styles.title}>
        {t('ask')}
      </h2>
      {name ? <p>{t('askSomebody', { name })}</p> : null}
      {phone ? (
        <p>
          <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`} className={styles.phone}>
            {phone}
          </a>
        </p>
      ) : null}
      <Button look="outline" href={askPath(course, locale)}>
        {t('askByForm')}
      </Button>
    </section>
  )
}
