import type { Locale } from '../../domain/locales.ts'
import { allTexts } from '../../ui/all-texts.ts'
import type { AnyForm, FormState } from '../define-panel-page.ts'

/** Whoever signed in too long ago for it is asked for the password here, where the form takes it; null for any other refusal. */
export function askPassword(form: AnyForm, state: FormState, locale: Locale): FormState | null {
  const texts = allTexts[locale]
  if (state.message !== texts.errors.signInAgain || !form.fields.includes('password')) return null
  return {
    ...state,
    errors: { ...state.errors, password: texts['panel-settings'].passwordToChange },
    message: undefined,
  }
}
