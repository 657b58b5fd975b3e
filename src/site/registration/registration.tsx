import { useEffect, useRef, useState } from 'react'
import { inLocale } from '../../domain/locales.ts'
import type { RegisterJourneyQuery } from '../../ui/gql/graphql.ts'
import { Steps } from '../../ui/kit/steps.tsx'
import { useTexts } from '../../ui/texts.ts'
import type { ScreenProps } from '../define-page.ts'
import { ConfirmStep } from './confirm-step.tsx'
import { InvoiceStep } from './invoice-step.tsx'
import { currentStep, type StepName, stepAddress, stepNames } from './journey.ts'
import { sessionOf } from './journey-query.ts'
import styles from './registration.module.css'
import { SelectStep } from './select-step.tsx'
import type { StepProps } from './step-props.ts'
import { StudentsStep } from './students-step.tsx'
import { Summary } from './summary.tsx'

const steps = { select: SelectStep, students: StudentsStep, invoice: InvoiceStep, confirmation: ConfirmStep }

/** The next step begins at its title: all of them stand at one path, where a browser would stay as far down as it was. */
function useBeginning(step: StepName) {
  const title = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    title.current?.focus({ preventScroll: true })
    scrollTo({ top: 0, behavior: 'instant' })
  }, [step])
  return title
}

/** Registering for a session, step by step, with what it costs in sight on each (spec section 2). */
export function Screen({ data, page, form }: ScreenProps<RegisterJourneyQuery>) {
  const t = useTexts('registration')
  const { course } = data
  const draft = data.registrationDraft ?? null
  const step = currentStep(page, draft)
  const title = useBeginning(step)
  const [count, setCount] = useState<number | null>(null)
  const session = course && sessionOf(course, page)
  if (!course || !session) return null
  const Step = steps[step]
  const props: StepProps = { data, page, form, course, session, draft, setCount }
  const seats = (step === 'students' ? count : null) ?? draft?.students.length ?? 1
  return (
    <div className={`container ${styles.page}`}>
      <Steps
        steps={stepNames.map((key) => ({ key, label: t(`steps.${key}`), href: stepAddress(page, key) }))}
        current={step}
      />
      <div className={styles.columns}>
        <div className={styles.work}>
          <h1 ref={title} tabIndex={-1} className={styles.title}>
            {t(`titles.${step}`)}
          </h1>
          <p className="visually-hidden">{inLocale(course.title, page.locale)}</p>
          <Step key={step} {...props} />
        </div>
        <Summary {...props} seats={seats} />
      </div>
    </div>
  )
}
