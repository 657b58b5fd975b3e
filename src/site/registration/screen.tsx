import { type ComponentType, useEffect, useRef, useState } from 'react'
import { inLocale } from '../../domain/locales.ts'
import { graphql } from '../../ui/gql/gql.ts'
import type { RegisterJourneyQuery, SeatsNowQuery } from '../../ui/gql/graphql.ts'
import { Steps } from '../../ui/kit/steps.tsx'
import { listed } from '../../ui/listed.ts'
import type { PageContext } from '../../ui/page-context.ts'
import { runQuery } from '../../ui/session/client.ts'
import { useTexts } from '../../ui/texts.ts'
import type { ScreenProps } from '../screens/define-page.ts'
import type { Course, Draft, ShownStep, StepProps } from './journey.ts'
import { currentStep, isAlone, seatsLeftOf, sessionOf, stepAddress, stepNames } from './journey.ts'
import styles from './registration.module.css'
import { Summary } from './summary.tsx'

/** Each a file of its own: nobody fetches the steps that are not shown. */
const files: Record<string, () => Promise<{ Step: ComponentType<StepProps> }>> = {
  select: () => import('./select-step.tsx'),
  guest: () => import('./guest-step.tsx'),
  students: () => import('./students-step.tsx'),
  invoice: () => import('./invoice-step.tsx'),
  confirmation: () => import('./confirmation-step.tsx'),
}

const loaded = new Map<string, ComponentType<StepProps>>()

/** Fetches a step before it is drawn, once. */
export async function loadPart(name: string): Promise<void> {
  const file = loaded.has(name) ? undefined : await files[name]?.()
  if (file) loaded.set(name, file.Step)
}

/** The component of a step; null while it is fetched, which only a change behind the screen's back makes happen. */
function useStep(name: string): ComponentType<StepProps> | null {
  const [, drawAgain] = useState(0)
  const Step = loaded.get(name) ?? null
  useEffect(() => {
    if (!Step)
      void loadPart(name).then(
        () => drawAgain((times) => times + 1),
        () => {},
      )
  }, [Step, name])
  return Step
}

const seatsDocument = graphql(`
  query SeatsNow($id: String!) {
    course(id: $id) { sessions { _id registrationCount capacity fullyBooked } }
  }
`)

type Seats = NonNullable<NonNullable<SeatsNowQuery['course']>['sessions'][number]>

/** Milliseconds between two looks at the seats, by whoever looks at the page. */
const pause = 15_000

/** Asks how many seats are taken now and then, and as somebody comes back to the page; an answer that fails changes nothing. */
function useSeats(id: string | undefined): Seats[] {
  const [seats, setSeats] = useState<Seats[]>([])
  useEffect(() => {
    if (!id) return
    const ended = new AbortController()
    const hear = ({ course }: SeatsNowQuery) => {
      if (!ended.signal.aborted) setSeats(listed(course?.sessions))
    }
    const look = () => {
      if (!document.hidden) runQuery(seatsDocument, { id }).then(hear, () => {})
    }
    const timer = setInterval(look, pause)
    document.addEventListener('visibilitychange', look, { signal: ended.signal })
    addEventListener('focus', look, { signal: ended.signal })
    return () => {
      clearInterval(timer)
      ended.abort()
    }
  }, [id])
  return seats
}

const withSeats = (course: Course, seats: readonly Seats[]): Course => ({
  ...course,
  sessions: listed(course.sessions).map((session) => ({
    ...session,
    ...seats.find(({ _id }) => _id === session._id),
  })),
})

/** The course with its sessions and one's draft, their seats as they are taken now. */
function useSeatsNow(data: RegisterJourneyQuery, page: PageContext): { course: Course | null; draft: Draft | null } {
  const known = data.course ?? null
  const draft = data.registrationDraft ?? null
  const seats = useSeats(known?._id)
  // What was answered for the page since is newer than what was looked at before.
  const [looked, setLooked] = useState({ data, seats })
  if (looked.seats !== seats) setLooked({ data, seats })
  if (!known || seats.length === 0 || looked.data !== data) return { course: known, draft }
  const course = withSeats(known, seats)
  const [before, after] = [sessionOf(known, page), sessionOf(course, page)]
  if (!draft || !before || !after) return { course, draft }
  // Seats that are kept for whoever is here are theirs beside those that are counted.
  const seatsLeft = Math.max(0, draft.seatsLeft + seatsLeftOf(after) - seatsLeftOf(before))
  return { course, draft: { ...draft, seatsLeft } }
}

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
