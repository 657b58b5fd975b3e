import { inLocale, type Locale, type Localized, localePath } from '../../domain/locales.ts'
import { allTexts } from '../../ui/all-texts.ts'
import type { AnyForm } from '../../ui/forms/define-form.ts'
import type { FormState } from '../../ui/forms/form-state.ts'
import { noFields } from '../../ui/forms/no-fields.ts'
import { listed } from '../../ui/listed.ts'
import type { PageContext } from '../../ui/page-context.ts'
import type { Texts } from '../../ui/texts.ts'
import { panelPath } from './paths.ts'

/** What a form that was accepted says on the next page of the panel: `?said=second-factor-on`. */
export type PanelFlash = keyof Texts['panel-said']

const names = Object.keys(allTexts.nl['panel-said']) as PanelFlash[]

/** Which of the known sentences an address asks for; anything else says nothing. */
export const panelFlashIn = (search: URLSearchParams): PanelFlash | undefined =>
  names.find((name) => name === search.get('said'))

/** Where a form leads that was accepted: to its own page again, which says so. */
export const saidHere =
  (said: PanelFlash) =>
  (_data: unknown, { path, locale }: PageContext): string =>
    `${localePath(path, locale)}?said=${said}`

/** The name of the field by which a page shows what was typed again, and sends nothing. */
export const signedOutPostField = 'unsent'

/** What was typed, with the word that it is still to be sent. */
export const typedAgain = (state: FormState, locale: Locale): FormState => ({
  ...state,
  message: allTexts[locale]['panel-signed-out-post'].again,
})

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

/** It stands in the bar of every page. */
export const panelLogoutForm: AnyForm = {
  name: 'panel-logout',
  schema: async () => noFields,
  fields: [],
  send: 'session',
  endsSession: true,
  submit: async (_send, _values, { locale }) => `${panelPath('/login', locale)}?said=logged-out`,
}

interface Named {
  _id: string
  name: Partial<Localized<string | null>>
}

/** What has a name in each language, to choose from. */
export const choicesOf = (things: readonly (Named | null)[] | null | undefined, locale: Locale) =>
  listed(things).map(({ _id, name }) => ({ value: _id, label: inLocale(name, locale) ?? '' }))
