import type { Tailored } from '../../schemas/static-content.ts'
import { localePath } from '../../src/domain/locales.ts'
import { Button } from '../../src/ui/button.tsx'
import { Section } from '../../src/ui/section.tsx'
import type { BlockProps } from '../define-block.ts'
import styles from './tailored.module.css'

export function Block({ id, content, page, opens }: BlockProps<Tailored>) {
  const action = (
    <Button href={localePath('/contact', page.locale)}>
      {content.buttonLabel} <span aria-hidden="true">→</span>
    </Button>
  )
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
