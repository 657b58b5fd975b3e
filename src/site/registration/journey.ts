import { localePath } from '../../domain/locales.ts'
import { isContact } from '../../domain/visitor.ts'
import type { PageContext } from '../../ui/page-context.ts'

/** In their order (spec section 2); the address bears the name, and so does the form. */
export const stepNames = ['select', 'students', 'invoice', 'confirmation'] as const
export type StepName = (typeof stepNames)[number]

/** The step that the address names. */
export const askedStep = ({ search }: PageContext): StepName =>
  stepNames.find((name) => name === search.step?.[0]) ?? 'select'

/** Who pays: a guest's organisation, or themselves. */
export const isForOrganisation = ({ search }: PageContext): boolean => search.as?.[0] === 'organisation'

/** A private person, who mostly comes alone; of a guest the address says so. */
export function isForOneself(page: PageContext): boolean {
  const { visitor = null } = page
  return isContact(visitor) ? visitor?.organisation === null : !isForOrganisation(page)
}

/** Only an enterprise uses the kmo-portefeuille: said to a guest until they are asked who pays. */
export const mayUseSubsidy = (page: PageContext) =>
  !isForOneself(page) || (!isContact(page.visitor ?? null) && askedStep(page) === 'select')

/** Of one participant is spoken until a second is chosen. */
export const isAlone = (page: PageContext, chosen: number) => isForOneself(page) && chosen < 2

/** What is known by now. */
interface Known {
  students: readonly unknown[]
  hasInvoice: boolean
}

/** What is drawn: a step, or what a guest is asked before the first that is somebody's own. */
export type ShownStep = StepName | 'guest'

/** The step that is shown: none before which something is missing. */
export function currentStep(page: PageContext, draft: Known | null): ShownStep {
  const asked = askedStep(page)
  if (asked === 'select') return 'select'
  if (!draft) return 'guest'
  if (asked === 'students' || draft.students.length === 0) return 'students'
  return asked === 'invoice' || !draft.hasInvoice ? 'invoice' : 'confirmation'
}

/** Where somebody belongs who asks for too early a step; null: where they are. */
export function rightStep(page: PageContext, draft: Known | null): StepName | null {
  const shown = currentStep(page, draft)
  return shown === 'guest' || shown === askedStep(page) ? null : shown
}

interface Changes {
  session?: string | null
  add?: string
  edit?: string
  remove?: string
  q?: string
  as?: string
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
