import type { FormApi } from 'final-form'
import { type RefObject, useCallback, useContext, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { AnyObject } from 'yup'
import { dismissErrors, showSnackbar } from '../snackbars/store.ts'
import { translator, useContextTexts } from '../texts.ts'
import type { AnyForm } from './define-form.ts'
import { browserPage, follow, sendNatively } from './follow.ts'
import { createFormApi, startOf, type Values } from './form-api.ts'
import { CurrentPage } from './form-context.ts'
import type { FieldErrors, FormState, FormValues } from './form-state.ts'

async function loadRules(definition: AnyForm) {
  const [schema, reading, { sendForm }] = await Promise.all([
    definition.schema(),
    import('./read-form.ts'),
    import('./send-form.ts'),
  ])
  return { schema, sendForm, ...reading }
}
type Rules = Awaited<ReturnType<typeof loadRules>>

/** Whoever types, chooses or leaves a field; a finger that only touched one fetches no rules yet. */
const usedBy = ['input', 'change', 'focusout'] as const

/** The form's rules, fetched once somebody uses it: until `whenThere` is called it knows of no errors. */
function useFormCheck(definition: AnyForm, element: RefObject<HTMLFormElement | null>, whenThere: () => void) {
  const { locale, texts } = useContextTexts()
  const checks = useMemo(() => {
    let rules: Rules | undefined
    let loading: Promise<Rules> | undefined
    const load = async () => {
      loading ??= loadRules(definition)
      try {
        rules = await loading
        return rules
      } catch (error) {
        loading = undefined
        throw error
      }
    }
    const checkWith = ({ schema, readForm, checkForm }: Rules) => {
      const entries = element.current ? new FormData(element.current) : []
      const { given } = readForm(definition, schema, entries)
      return checkForm(definition, schema, given, locale, texts)
    }
    return {
      load,
      /** As far as the rules are there yet. */
      now(): FieldErrors {
        const result = rules && element.current && checkWith(rules)
        return result && 'errors' in result ? result.errors : {}
      },
      /** Rejects when the rules cannot be fetched. */
      whole: async () => checkWith(await load()),
    }
  }, [definition, element, locale, texts])
  useEffect(() => {
    const used = new AbortController()
    const load = () => {
      used.abort()
      // Not before React has heard of the key that called for them; the next try is the form's, as it is sent.
      checks
        .load()
        .then(() => setTimeout(whenThere))
        .catch(() => {})
    }
    for (const event of usedBy) element.current?.addEventListener(event, load, used)
    return () => used.abort()
  }, [checks, element, whenThere])
  return checks
}

const isChoiceOfList = (control: Element) =>
  control instanceof HTMLInputElement && control.type === 'checkbox' && control.hasAttribute('value')

/** What a form of the page holds under a name: a text, or each ticked value of a list; undefined for files. */
function heldBy(element: HTMLFormElement, name: string): string | string[] | undefined {
  const controls = [...element.querySelectorAll(`[name="${CSS.escape(name)}"]`)]
  if (controls.every((control) => control instanceof HTMLInputElement && control.type === 'file')) return undefined
  const texts = new FormData(element).getAll(name).filter((value) => typeof value === 'string')
  return controls.some(isChoiceOfList) || texts.length > 1 ? texts : (texts.at(-1) ?? '')
}

const same = (one: unknown, other: unknown) => String(one ?? '') === String(other ?? '')

/** Whoever was quicker than the script typed into plain HTML: the form goes on from what that holds. */
function takeOver(element: HTMLFormElement, api: FormApi<Values>, { fields }: AnyForm): void {
  for (const name of fields) {
    const { value } = api.getFieldState(name) ?? {}
    const held = heldBy(element, name)
    if (held !== undefined && !same(held, value)) api.change(name, held)
  }
}

/**
 * A form that holds what nobody else does bears `data-unsaved`: whoever leaves is asked first. Not one that lets
 * somebody in: its page is left by other ways too.
 */
function useUnsavedMark({ leadsBack }: AnyForm, api: FormApi<Values>, element: RefObject<HTMLFormElement | null>) {
  const mark = useMemo(
    () => ({
      set: (isDirty: boolean) => element.current?.toggleAttribute('data-unsaved', isDirty && !leadsBack),
      forget: () => element.current?.removeAttribute('data-unsaved'),
    }),
    [element, leadsBack],
  )
  useEffect(() => api.subscribe(({ dirty }) => mark.set(dirty === true), { dirty: true }), [api, mark])
  return mark
}

function errorsOf({ fields }: AnyForm, api: FormApi<Values>): FieldErrors {
  const found = fields.map((name): [string, unknown] => {
    const { submitError, error } = api.getFieldState(name) ?? {}
    return [name, submitError ?? error]
  })
  return Object.fromEntries(found.filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
}

/** What becomes of a form that stands over a page, and leads nowhere. */
export interface FormAnswers {
  accepted(): void
  /** What is of no field. */
  refused(message: string): void
}

/** A form's life in the browser, and its values and errors wherever it is drawn. */
export function useForm(definition: AnyForm, start: FormValues, state: FormState | undefined, answers?: FormAnswers) {
  const { locale, texts } = useContextTexts()
  const page = useContext(CurrentPage)
  const element = useRef<HTMLFormElement>(null)
  const formApi = useRef<FormApi<Values>>(undefined)
  const recheck = useCallback(() => void formApi.current?.mutators.recheck?.(), [])
  const checks = useFormCheck(definition, element, recheck)
  const [refused, setRefused] = useState<{ times: number; errors: FieldErrors }>({
    times: 0,
    errors: state?.errors ?? {},
  })

  async function sendChecked(values: AnyObject) {
    if (!definition.send || definition.send === 'gateway' || !element.current) {
      const { sendForm } = await checks.load()
      return sendForm(definition, values, page ?? browserPage(), texts)
    }
    const { sendToSite } = await import('./send-to-site.ts')
    return sendToSite(element.current, definition, locale, texts)
  }

  async function checkAndSend() {
    const checked = await checks.whole()
    return 'value' in checked ? sendChecked(checked.value) : checked
  }

  async function submit(): Promise<FieldErrors | null> {
    const refuse = answers?.refused ?? ((text: string) => showSnackbar({ kind: 'error', text }))
    // Only code that cannot be fetched rejects.
    const result = await checkAndSend().catch(() => null)
    if (!result) {
      const isLeaving = element.current && (await sendNatively(element.current))
      if (!isLeaving) refuse(translator(locale, texts, 'errors')('unanswered'))
      return {}
    }
    if ('next' in result) {
      unsaved.forget()
      if (answers) answers.accepted()
      else await follow(result.next, locale, texts)
      return null
    }
    if (result.message) refuse(result.message)
    return result.errors
  }

  const latest = useRef({ check: checks.now, submit, start })
  latest.current = { check: checks.now, submit, start }
  const [api] = useState(() =>
    createFormApi(definition, start, state, {
      check: () => latest.current.check(),
      submit: () => latest.current.submit(),
    }),
  )
  formApi.current = api

  // The rules read what stands in the page, which React draws after a value was changed from elsewhere.
  useEffect(() => api.subscribe(() => setTimeout(recheck), { values: true }), [api, recheck])

  const unsaved = useUnsavedMark(definition, api, element)
  const [isAwake, setAwake] = useState(false)
  useLayoutEffect(() => {
    if (element.current) takeOver(element.current, api, definition)
    // The fields are drawn again at once, with what they hold.
    setAwake(true)
  }, [api, definition])

  const forget = useCallback(() => {
    api.mutators.refuse?.({})
    setRefused(({ times }) => ({ times, errors: {} }))
  }, [api])

  const send = useCallback(async () => {
    if (api.getState().submitting) return
    dismissErrors()
    // The sentences of the last time would come back with the same values.
    api.mutators.refuse?.({})
    await api.submit()
    const { submitFailed, submitSucceeded } = api.getState()
    if (submitSucceeded) {
      // As the page that follows has them, where that is this one again.
      api.restart(startOf(definition, latest.current.start))
      forget()
    } else if (submitFailed) setRefused(({ times }) => ({ times: times + 1, errors: errorsOf(definition, api) }))
  }, [api, definition, forget])

  return useMemo(() => ({ api, element, refused, isAwake, send, forget }), [api, refused, isAwake, send, forget])
}
