import { type FormEvent, type MouseEvent, type ReactNode, useCallback, useEffect, useMemo, useRef } from 'react'
import { Form as FinalForm, useForm as useFormApi, useFormState } from 'react-final-form'
import type { TextKey } from '../../domain/translator.ts'
import { Mark } from '../kit/mark.tsx'
import { dismissErrors } from '../snackbars/store.ts'
import { type Says, type Texts, useTexts } from '../texts.ts'
import type { AnyForm } from './define-form.ts'
import styles from './form.module.css'
import { FormContext, useFormContext } from './form-context.ts'
import type { FieldErrors, FormState, FormValues } from './form-state.ts'
import { type FormAnswers, useForm } from './use-form.ts'

/** Without a step in the history that only a jump would be. */
function jump(event: MouseEvent<HTMLAnchorElement>) {
  const field = document.getElementById(event.currentTarget.hash.slice(1))
  if (!field) return
  event.preventDefault()
  field.focus()
}

const subscription = { values: true, errors: true, submitErrors: true }

/** What is still wrong of what was refused: a field that was mended is none any longer. */
function useStillWrong(errors: FieldErrors): [name: string, sentence: string][] {
  const api = useFormApi()
  useFormState({ subscription })
  return Object.entries(errors).flatMap(([name, sentence]) => {
    const { dirtySinceLastSubmit, submitError = sentence, error } = api.getFieldState(name) ?? {}
    const wrong = dirtySinceLastSubmit ? error : submitError
    return typeof wrong === 'string' ? [[name, wrong]] : []
  })
}

/** What has to be looked at before the form can be sent; it takes the focus and leads to each field. */
function ErrorSummary({ errors }: { errors: FieldErrors }) {
  const { id, labelOf, refusals } = useFormContext()
  const t = useTexts('form')
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (refusals > 0) element.current?.focus()
  }, [refusals])
  const refused = useStillWrong(errors)
  const isMended = refused.length === 0 && Object.keys(errors).length > 0
  // What was said beside the form was of the same.
  useEffect(() => {
    if (isMended) dismissErrors()
  }, [isMended])
  if (refused.length === 0) return null
  return (
    // biome-ignore lint/a11y/noAutofocus: a refused form begins with what was wrong; without scripts nothing else can say so
    <div ref={element} className={styles.summary} role="alert" tabIndex={-1} autoFocus data-error-summary>
      <Mark kind="triangle" tone="bad" className={styles.mark} />
      <div>
        <p className="strong">{t.count('check', refused.length)}</p>
        <ul className={styles.list}>
          {refused.map(([name, sentence]) => (
            <li key={name}>
              <a href={`#${id}-${name}`} onClick={jump}>
                {t('named', { name: labelOf(name), sentence })}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

/**
 * Leaving a field may show an error, and that may move the button that was just pressed from under the pointer: such work
 * waits until the pointer is up and its click has been.
 */
function usePointerHeld(): (work: () => void) => void {
  const waiting = useRef<(() => void)[] | null>(null)
  useEffect(() => {
    const listening = new AbortController()
    const hold = () => {
      waiting.current ??= []
    }
    const release = () => {
      const works = waiting.current ?? []
      waiting.current = null
      // The click follows the release.
      for (const work of works) setTimeout(work)
    }
    const options = { capture: true, signal: listening.signal }
    document.addEventListener('pointerdown', hold, options)
    for (const event of ['pointerup', 'pointercancel']) document.addEventListener(event, release, options)
    return () => listening.abort()
  }, [])
  return useCallback((work) => {
    if (waiting.current) waiting.current.push(work)
    else work()
  }, [])
}

/** What a field is called everywhere, by its path in the REST body. */
const labelOf = (name: string, t: Says<'fields'>): string => t(name as TextKey<Texts['fields']>)

interface FormProps {
  definition: AnyForm
  /** What the server refused, where this is the form that it was sent by. */
  state?: FormState
  /** What stands in the fields at first: a record to edit. */
  values?: FormValues
  /** Unique on the page; the form's name when left out. */
  id?: string
  /** Where it is sent; this page when left out. */
  action?: string
  /** What its fields are called here, where that is not what they are called everywhere. */
  labels?: Record<string, string>
  /** It has a field for a file. */
  files?: boolean
  /** Which step of a journey it is. */
  step?: string
  className?: string
  /** Instead of going to the page that follows, and of saying at the foot of this one why not. */
  answers?: FormAnswers
  children: ReactNode
}

const nothing: FormValues = {}
const noSubscription = {}
const never = () => undefined

/** A form by its definition: the same whether the server draws it, scripts have taken it over, or there are none. */
export function Form({ definition, state, values = nothing, id = definition.name, labels, ...props }: FormProps) {
  const { name } = definition
  const own = state?.form === name ? state : undefined
  const { api, element, refused, isAwake, send, forget } = useForm(definition, values, own, props.answers)
  const whenReleased = usePointerHeld()
  const t = useTexts('fields')
  const context = useMemo(
    () => ({
      id,
      labelOf: (field: string) => labels?.[field] ?? labelOf(field, t),
      isAwake,
      refusals: refused.times,
      whenReleased,
      forget,
    }),
    [id, labels, t, isAwake, refused.times, whenReleased, forget],
  )
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    send()
  }
  return (
    <FormContext value={context}>
      <FinalForm form={api} onSubmit={never} subscription={noSubscription}>
        {() => (
          <form
            ref={element}
            id={id}
            className={`${styles.form} ${props.className ?? ''}`}
            data-form={name}
            data-step={props.step}
            method="post"
            action={props.action}
            encType={props.files ? 'multipart/form-data' : undefined}
            noValidate
            onSubmit={onSubmit}
          >
            <input type="hidden" name="form" value={name} />
            <ErrorSummary key={refused.times} errors={refused.errors} />
            {props.children}
          </form>
        )}
      </FinalForm>
    </FormContext>
  )
}
