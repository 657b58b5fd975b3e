import type { FormState } from '../../ui/forms/form-state.ts'
import type { RegisterJourneyQuery } from '../../ui/gql/graphql.ts'
import type { PageContext } from '../../ui/page-context.ts'
import type { Course, Draft, Session } from './journey-query.ts'

/** What each step is drawn from. */
export interface StepProps {
  data: RegisterJourneyQuery
  page: PageContext
  form: FormState | undefined
  course: Course
  session: Session
  /** Null for a guest, who sees no more than the first step. */
  draft: Draft | null
  /** The price follows how many are ticked. */
  setCount(count: number): void
}
