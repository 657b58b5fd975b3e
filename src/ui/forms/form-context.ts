import { createContext, useContext } from 'react'
import type { PageContext } from '../page-context.ts'

interface FormContextValue {
  /** Of the form's element; those of its fields begin with it. */
  id: string
  labelOf(name: string): string
  /** Scripts have taken the form over, with what was typed before. */
  isAwake: boolean
  /** How often the form was refused here: after each, every field says what is wrong with it. */
  refusals: number
  /** Runs once no button of a pointer is held: what moves between press and release is clicked beside. */
  whenReleased(work: () => void): void
  /** What was refused was mended beside this form: nothing of it is said any longer. */
  forget(): void
}

/** Filled by Form. */
export const FormContext = createContext<FormContextValue | null>(null)

export function useFormContext(): FormContextValue {
  const context = useContext(FormContext)
  if (!context) throw new Error('A field stands outside a Form')
  return context
}

/** The page that an area of the browser shows, with what its route caught and whose it is; null outside one. */
export const CurrentPage = createContext<PageContext | null>(null)

/** What the element of a field names as its description: its hint, and what is wrong with it. */
export const describedBy = (id: string, hint: string | undefined, error: string | undefined): string | undefined =>
  [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined
