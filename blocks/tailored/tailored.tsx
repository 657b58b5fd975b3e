import type { Tailored } from '../../schemas/static-content.ts'
import type { TailoredBlockQuery } from '../../src/ui/gql/graphql.ts'
import { listed } from '../../src/ui/listed.ts'
import { Section } from '../../src/ui/section.tsx'
import type { BlockProps } from '../define-block.ts'
import { AskAbout } from './ask-about.tsx'
import styles from './tailored.module.css'

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
