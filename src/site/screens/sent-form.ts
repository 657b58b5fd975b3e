import type { Locale } from '../../domain/locales.ts'
import { allTexts } from '../../ui/all-texts.ts'
import type { AnyForm } from '../../ui/forms/define-form.ts'
import { titled } from '../../ui/forms/failure-of.ts'
import type { FormState } from '../../ui/forms/form-state.ts'

export type SentForm = AnyForm

/** The form that was sent: the one it names, else the first of the page. */
export function sentForm(
  forms: readonly AnyForm[],
  entries: readonly (readonly [name: string, value: unknown])[],
): SentForm | undefined {
  const named = entries.find(([name]) => name === 'form')?.[1]
  return named === undefined ? forms[0] : forms.find(({ name }) => name === named)
}

/** What is said where nobody can say whose form it is. */
export const unansweredForm = (locale: Locale): FormState => ({
  ...{ form: '', values: {}, errors: {} },
  message: titled(allTexts[locale].errors.failedTitle, allTexts[locale].errors.failed),
})

/** What a page says to whom sent it something that cannot be read. */
export function unreadableForm(status: number, locale: Locale): FormState {
  const { tooLarge, default: other } = allTexts[locale].errors
  return { form: '', values: {}, errors: {}, message: status === 413 ? tooLarge : other }
}
