import type { Tailored } from '../../schemas/static-content.ts'
import { inLocale, type Locale, localePath } from '../../src/domain/locales.ts'
import { Button } from '../../src/ui/button.tsx'
import type { TailoredBlockQuery } from '../../src/ui/gql/graphql.ts'
import { listed } from '../../src/ui/listed.ts'
import { Section } from '../../src/ui/section.tsx'
import { useTexts } from '../../src/ui/texts.ts'
import type { BlockProps } from '../kit/define-block.ts'
import styles from './tailored.module.css'

type TailoredCourse = NonNullable<NonNullable<NonNullable<TailoredBlockQuery['filteredCourses']>['items']>[number]>

/** Leads to the contact page, with what the question is about in the address. */
function AskAbout(props: { id: string; courses: TailoredCourse[]; label: string; locale: Locale }) {
  const t = useTexts('tailored')
  const { id, courses, label, locale } = props
  return (
    <form action={localePath('/contact', locale)} className={styles.ask}>
      <label htmlFor={`${id}-subject`}>{t('about')}</label>
      <select id={`${id}-subject`} name="subject">
        <option value="">{t('other')}</option>
        {courses.map(({ _id, title }) => (
          <option key={_id}>{inLocale(title, locale)}</option>
        ))}
      </select>
      <Button type="submit">
        {label} <span aria-hidden="true">→</span>
      </Button>
    </form>
  )
}

export function Block({ id, content, data, page, opens }: BlockProps<Tailored, TailoredBlockQuery>) {
  const courses = listed(data.filteredCourses?.items)
  const action = <AskAbout id={id} courses={courses} label={content.buttonLabel} locale={page.locale} />
  return (
    <Section id={id} opens={opens} title={content.title} text={content.text} action={action} ground="sand">
      <ol className={styles.steps}>
        {content.steps.map((step) => (
          <li key={step.title} className={styles.step}>
            <h3>{step.title}</h3>
            <p>{step.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
