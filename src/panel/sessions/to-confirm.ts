import { allTexts } from '../../ui/all-texts.ts'
import type { FormState, PageContext, RefusedDetail } from '../define-panel-page.ts'

/** What the API asks before it saves: a trainer who teaches elsewhere, or mails that would go out. */
export function toConfirm(_form: string, { locale }: PageContext, details: readonly RefusedDetail[]) {
  const field = (['trainer', 'mails'] as const).find((name) => details[0]?.path === name)
  return field && details[1] ? { field, text: details[0]?.message ?? allTexts[locale].errors.default } : null
}

const prefix = 'clashes.'

/** The sessions that a trainer teaches at that time already, as the API named them. */
export const clashesIn = (form: FormState | undefined) =>
  form?.details?.flatMap(({ path, message }) =>
    path.startsWith(prefix) ? [{ id: path.slice(prefix.length), name: message }] : [],
  ) ?? []
