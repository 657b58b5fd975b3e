import { localePath } from '../../domain/locales.ts'
import type { PageContext } from '../../ui/page-context.ts'

/** In their order (spec section 2); the address bears the name, and so does the form. */
export const stepNames = ['select', 'students', 'invoice', 'confirmation'] as const
export type StepName = (typeof stepNames)[number]

/** The step that the address names. */
export const askedStep = ({ search }: PageContext): StepName =>
  stepNames.find((name) => name === search.step?.[0]) ?? 'select'

/** What is known by now. */
interface Known {
  students: readonly unknown[]
  hasInvoice: boolean
}

/** The step that is shown: none before which something is missing. */
export function currentStep(page: PageContext, draft: Known | null): StepName {
  const asked = askedStep(page)
  if (asked === 'select' || !draft) return 'select'
  if (asked === 'students' || draft.students.length === 0) return 'students'
  return asked === 'invoice' || !draft.hasInvoice ? 'invoice' : 'confirmation'
}

interface Changes {
  session?: string | null
  add?: string
  edit?: string
  remove?: string
  q?: string
  said?: string
}

/** The address of a step, of another session where one is named. */
export function stepAddress(
  { params, locale }: PageContext,
  step: StepName,
  { session, ...more }: Changes = {},
): string {
  const path = `/courses/${encodeURIComponent(params.id ?? '')}/register/${session ?? params.session ?? ''}`
  const search = new URLSearchParams({ ...(step !== 'select' && { step }), ...more }).toString()
  return `${localePath(path, locale)}${search && `?${search}`}`
}

/** The session of the address. */
export const sessionIn = ({ params }: PageContext): string => params.session ?? ''
