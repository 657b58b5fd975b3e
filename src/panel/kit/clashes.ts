import { string } from 'yup'
import { clashKinds, clashPlaces } from '../../domain/sessions.ts'
import { allTexts } from '../../ui/all-texts.ts'
import type { FormState, FormValues } from '../../ui/forms/form-state.ts'
import type { PageContext, RefusedDetail } from './define-panel-page.ts'

const prefix = 'clashes.'

/** What something clashes with that is planned, as the API named it. */
export const clashesIn = (form: FormState | undefined) =>
  form?.details?.flatMap(({ path, message }) => {
    const [placed, named, id] = path.startsWith(prefix) ? path.slice(prefix.length).split('.') : []
    const place = clashPlaces.find((one) => one === placed)
    const kind = clashKinds.find((one) => one === named)
    return place && kind && id ? [{ key: path.slice(prefix.length), place, kind, id, name: message }] : []
  }) ?? []

/** What is asked once everything is right is no mistake in a field. */
export function withoutClash(form: FormState | undefined): FormState | undefined {
  if (!form || clashesIn(form).length === 0) return form
  const { trainer: _trainer, roomType: _roomType, ...errors } = form.errors
  return { ...form, errors }
}

/** What the API asks at a field before it goes on: the first of its details says so, the others about what. */
export function questionAt(fields: readonly string[], { locale }: PageContext, details: readonly RefusedDetail[]) {
  const field = fields.find((name) => details[0]?.path === name)
  return field && details[1] ? { field, text: details[0]?.message ?? allTexts[locale].errors.default } : null
}

/** What is asked of who keeps a room that is not free. */
export const toAccept = (_form: string, page: PageContext, details: readonly RefusedDetail[]) =>
  questionAt(['roomType'], page, details)

/** The clashes that who accepts them saw, in one field. */
export const seenSchema = string().max(100_000, 'error.form')
export const seenIn = (seen: string | undefined) => (seen ? seen.split(' ') : undefined)

/** What stands in that field: those that are shown, else those that were accepted before. */
export const seenOf = (form: FormState | undefined, typed: FormValues | undefined): string =>
  clashesIn(form)
    .map(({ key }) => key)
    .join(' ') || String(typed?.seenClashes ?? '')
