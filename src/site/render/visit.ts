import type { FormState } from '../../ui/forms/form-state.ts'

/** What makes one visit's page another than that of the same address without it. */
export interface Visit {
  /** What was refused of a form, and what the page is then answered with. */
  form?: FormState
  status?: number
}
