import { inLocale, type Locale, localePath } from '../../src/domain/locales.ts'
import { Button } from '../../src/ui/button.tsx'
import type { TailoredBlockQuery } from '../../src/ui/gql/graphql.ts'
import { useTexts } from '../../src/ui/texts.ts'
import styles from './tailored.module.css'

type TailoredCourse = NonNullable<NonNullable<NonNullable<TailoredBlockQuery['filteredCourses']>['items']>[number]>

/** Leads to the contact page, with what the question is about in the address. */
export function AskAbout(props: { id: string; courses: TailoredCourse[]; label: string; locale: Locale }) {
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
