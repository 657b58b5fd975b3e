import { type FormEvent, type ReactNode, useCallback, useEffect, useMemo, useRef } from 'react'
import { Form as FinalForm } from 'react-final-form'
import type { TextKey, Translate } from '../../domain/translator.ts'
import { type Texts, useTexts } from '../texts.ts'
import type { AnyForm } from './define-form.ts'
import { ErrorSummary } from './error-summary.tsx'
import styles from './form.module.css'
import { FormContext } from './form-context.ts'
import type { FormState, FormValues } from './form-state.ts'
import { type FormAnswers, useForm } from './use-form.ts'

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
const labelOf = (name: string, t: Translate<Texts['fields']>): string => t(name as TextKey<Texts['fields']>)

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
