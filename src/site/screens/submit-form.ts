import { createHash } from 'node:crypto'
import type { Locale } from '../../domain/locales.ts'
import { allTexts } from '../../ui/all-texts.ts'
import type { AnyForm, SendDocument } from '../../ui/forms/define-form.ts'
import { errorsOfRefusal, titled } from '../../ui/forms/failure.ts'
import type { FormState, FormValues } from '../../ui/forms/form-state.ts'
import { checkForm, readForm } from '../../ui/forms/read-form.ts'
import { RefusedDocument } from '../../ui/forms/refused-document.ts'
import type { PageContext } from '../../ui/page-context.ts'
import type { RunQuery } from './run-query.ts'

type Entries = Iterable<readonly [string, string | File]>

interface Refusal {
  status: 422 | 429 | 503
  state: FormState
}

/** As typed, but for what no page shows again. */
const shown = ({ secrets = [] }: AnyForm, values: FormValues): FormValues =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !secrets.includes(name)))

/** 503 for a fault of ours, after which it can be tried again; 429 when it was tried too often. */
function statusOf({ errors }: RefusedDocument): Refusal['status'] {
  if (errors.some(({ status }) => status >= 500)) return 503
  return errors.some(({ status }) => status === 429) ? 429 : 422
}

function failureOf(form: AnyForm, refused: RefusedDocument, locale: Locale) {
  const texts = allTexts[locale]
  const status = statusOf(refused)
  if (status === 429) return { status, errors: {}, message: texts.errors.tooManyAttempts }
  return { status, ...errorsOfRefusal(form, refused, locale, texts) }
}

const sendBy =
  (runQuery: RunQuery): SendDocument =>
  async (document, variables) => {
    const { data, errors } = await runQuery(document, variables)
    if (errors.length > 0 || !data) throw new RefusedDocument(errors)
    return data
  }

/** What was typed, unchecked and unsent. */
export async function typedState(form: AnyForm, entries: Entries): Promise<FormState> {
  const { values } = readForm(form, await form.schema(), entries)
  return { form: form.name, values: shown(form, values), errors: {} }
}

/** What was typed, and what is wrong with it, for the page that shows what follows. */
async function checkedState(form: AnyForm, entries: Entries, locale: Locale): Promise<FormState> {
  const schema = await form.schema()
  const { values, given } = readForm(form, schema, entries)
  const checked = checkForm(form, schema, given, locale, allTexts[locale])
  return { form: form.name, values: shown(form, values), errors: {}, ...('value' in checked ? {} : checked) }
}

/** What was typed, for a page that only goes by it; null when it was to be sent. */
export async function previewOf(form: AnyForm, entries: Entries, locale: Locale): Promise<FormState | null> {
  const given = [...entries]
  const isGiven = (wanted: string) => given.some(([name, value]) => name === wanted && value !== '')
  if (form.preview && isGiven('preview')) return typedState(form, given)
  return form.shownFirst && !isGiven(form.shownFirst) ? checkedState(form, given, locale) : null
}

/** A page that everybody shares has no one-time value: what was posted tells a second press from another request. */
const keyOf = (posted: (readonly [string, string | File])[]) =>
  createHash('sha256')
    .update(JSON.stringify(posted.map(([name, value]) => [name, String(value)])))
    .digest('hex')

/** Reads, checks and sends what was posted; the address that follows, or why it was refused and what stood in it. */
export async function submitForm(
  form: AnyForm,
  entries: Entries,
  page: PageContext,
  runQuery: RunQuery,
): Promise<{ next: string } | Refusal> {
  const posted = [...entries]
  const schema = await form.schema()
  const { values, given } = readForm(form, schema, posted)
  const state = { form: form.name, values: shown(form, values) }
  const checked = checkForm(form, schema, given, page.locale, allTexts[page.locale])
  if (!('value' in checked)) return { status: 422, state: { ...state, ...checked } }
  try {
    return { next: await form.submit(sendBy(runQuery), checked.value, page, { key: keyOf(posted) }) }
  } catch (error) {
    if (!(error instanceof RefusedDocument)) throw error
    const { status, ...failure } = failureOf(form, error, page.locale)
    return { status, state: { ...state, ...failure } }
  }
}

/** The form that was sent: the one it names, else the first of the page. */
export function sentForm(
  forms: readonly AnyForm[],
  entries: readonly (readonly [name: string, value: unknown])[],
): AnyForm | undefined {
  const named = entries.find(([name]) => name === 'form')?.[1]
  return named === undefined ? forms[0] : forms.find(({ name }) => name === named)
}

/** What is said where nobody can say whose form it is. */
export const unansweredForm = (locale: Locale): FormState => ({
  form: '',
  values: {},
  errors: {},
  message: titled(allTexts[locale].errors.failedTitle, allTexts[locale].errors.failed),
})

/** What a page says to whom sent it something that cannot be read, and nobody knows for which of its forms. */
export function unreadableForm(status: number, locale: Locale, forms: readonly AnyForm[] = []): FormState {
  const { tooLarge, default: other } = allTexts[locale].errors
  const form = status === 413 && forms.find((one) => one.tooLarge)
  if (form) return { form: form.name, values: {}, errors: { file: form.tooLarge?.(locale) ?? tooLarge } }
  return { form: '', values: {}, errors: {}, message: status === 413 ? tooLarge : other }
}
