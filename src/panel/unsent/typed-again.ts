import type { Locale } from '../../domain/locales.ts'
import { allTexts } from '../../ui/all-texts.ts'
import type { FormState } from '../../ui/forms/form-state.ts'

/** The name of the field by which a page shows what was typed again, and sends nothing. */
export const unsentField = 'unsent'

/** What was typed, with the word that it is still to be sent. */
export const typedAgain = (state: FormState, locale: Locale): FormState => ({
  ...state,
  message: allTexts[locale]['panel-unsent'].again,
})
