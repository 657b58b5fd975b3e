import { type MouseEvent, useEffect, useRef } from 'react'
import { useForm, useFormState } from 'react-final-form'
import { Mark } from '../kit/mark.tsx'
import { dismissErrors } from '../snackbars/store.ts'
import { useTexts } from '../texts.ts'
import styles from './error-summary.module.css'
import { useFormContext } from './form-context.ts'
import type { FieldErrors } from './form-state.ts'

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
  const api = useForm()
  useFormState({ subscription })
  return Object.entries(errors).flatMap(([name, sentence]) => {
    const { dirtySinceLastSubmit, submitError = sentence, error } = api.getFieldState(name) ?? {}
    const wrong = dirtySinceLastSubmit ? error : submitError
    return typeof wrong === 'string' ? [[name, wrong]] : []
  })
}

/** What has to be looked at before the form can be sent; it takes the focus and leads to each field. */
export function ErrorSummary({ errors }: { errors: FieldErrors }) {
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
        <p className={styles.title}>{t.count('check', refused.length)}</p>
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
