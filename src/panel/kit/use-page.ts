import { createContext, useContext } from 'react'
import { type PanelRole, worksAs } from '../../domain/visitor.ts'
import type { AnyForm } from '../../ui/forms/define-form.ts'
import type { FormState, FormValues } from '../../ui/forms/form-state.ts'
import type { PageContext } from '../../ui/page-context.ts'

/** A page that is drawn, and what was refused of a form of it. */
export interface DrawnPage {
  page: PageContext
  form?: FormState
}

/** Filled by what draws pages. */
export const CurrentPage = createContext<DrawnPage | null>(null)

function useDrawn(): DrawnPage {
  const drawn = useContext(CurrentPage)
  if (!drawn) throw new Error('A part of the panel is drawn outside a page')
  return drawn
}

/** The page that is drawn, wherever on it one is. */
export const usePage = (): PageContext => useDrawn().page

/** Whether who reads it works as one of these. */
export const useMay = (...roles: PanelRole[]): boolean => worksAs(usePage().visitor, roles)

/** What was refused of that form; left out, of any form of the page. */
export function useRefused(name?: string): FormState | undefined {
  const { form } = useDrawn()
  return name === undefined || form?.form === name ? form : undefined
}

/** What was typed in a field, without spaces around it. */
export const writtenIn = (values: FormValues, name: string) => String(values[name] ?? '').trim()

/**
 * What was typed of a form that shows what follows before it is done (`shownFirst`), once that is to be shown: nothing is
 * wrong with it, and nobody asked to change it.
 */
export function useShown({ name, shownFirst = '' }: AnyForm): FormValues | null {
  const typed = useRefused(name)
  if (!typed || Object.keys(typed.errors).length > 0) return null
  return !typed.message && typed.values[shownFirst] ? null : typed.values
}
