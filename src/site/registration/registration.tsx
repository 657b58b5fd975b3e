import { useEffect, useRef, useState } from 'react'
import { inLocale } from '../../domain/locales.ts'
import type { RegisterJourneyQuery } from '../../ui/gql/graphql.ts'
import { Steps } from '../../ui/kit/steps.tsx'
import type { PageContext } from '../../ui/page-context.ts'
import { useTexts } from '../../ui/texts.ts'
import type { ScreenProps } from '../define-page.ts'
import { currentStep, isAlone, type ShownStep, stepAddress, stepNames } from './journey.ts'
import { sessionOf } from './journey-query.ts'
import styles from './registration.module.css'
import type { StepProps } from './step-props.ts'
import { useStep } from './steps.ts'
import { Summary } from './summary.tsx'
import { useSeatsNow } from './use-seats-now.ts'

/** The next step begins at its title: all of them stand at one path, where a browser would stay as far down as it was. */
function useBeginning(step: ShownStep) {
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

/** How far one is; one person is not spoken to of several. */
function JourneySteps({ page, step, chosen }: { page: PageContext; step: ShownStep; chosen: number }) {
  const t = useTexts('registration')
  const second = step === 'guest' ? 'guest' : isAlone(page, chosen) ? 'student' : 'students'
  const steps = stepNames.map((key) => ({
    key,
    label: t(`steps.${key === 'students' ? second : key}`),
    href: stepAddress(page, key),
  }))
  return <Steps steps={steps} current={step === 'guest' ? 'students' : step} />
}

/** Registering for a session, step by step, with what it costs in sight on each (spec section 2). */
export function Screen({ data, page, form }: ScreenProps<RegisterJourneyQuery>) {
  const t = useTexts('registration')
  const { course, draft } = useSeatsNow(data, page)
  const step = currentStep(page, draft)
  const Step = useStep(step)
  const title = useBeginning(step)
  const [count, setCount] = useState<number | null>(null)
  const session = course && sessionOf(course, page)
  if (!course || !session) return null
  const props: StepProps = { data, page, form, course, session, draft, setCount }
  const chosen = (step === 'students' ? count : null) ?? draft?.students.length ?? 1
  // Before anybody is asked for, the price is that of one.
  const seats = step === 'select' ? chosen || 1 : chosen
  return (
    <div className={`container ${styles.page}`}>
      <JourneySteps page={page} step={step} chosen={chosen} />
      <div className={step === 'confirmation' ? styles.whole : styles.columns}>
        <div className={styles.work}>
          <h1 ref={title} tabIndex={-1} className={styles.title}>
            {t(`titles.${step}`)}
          </h1>
          <p className="visually-hidden">{inLocale(course.title, page.locale)}</p>
          {Step && <Step key={step} {...props} />}
        </div>
        {/* The last step says all of it itself. */}
        {step !== 'confirmation' && <Summary {...props} seats={seats} />}
      </div>
    </div>
  )
}
