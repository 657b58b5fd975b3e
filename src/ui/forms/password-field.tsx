import { useState } from 'react'
import { useTexts } from '../texts.ts'
import styles from './field.module.css'
import { Field, type FieldProps } from './field.tsx'
import { useFormContext } from './form-context.ts'
import { useControl } from './use-field.ts'

/** A password: shown on request, filled in and pasted as people like. */
export function PasswordField(props: FieldProps & { autoComplete: 'current-password' | 'new-password' }) {
  const { frame, control } = useControl(props)
  const { isAwake } = useFormContext()
  const [isShown, setShown] = useState(false)
  const t = useTexts('form')
  return (
    <Field {...props} {...frame}>
      <div className={styles.inside}>
        <input {...control} type={isShown ? 'text' : 'password'} autoComplete={props.autoComplete} spellCheck={false} />
        {isAwake && (
          <button type="button" className={styles.show} aria-controls={frame.id} onClick={() => setShown(!isShown)}>
            {isShown ? t('hide') : t('show')}
            <span className="visually-hidden"> {frame.label}</span>
          </button>
        )}
      </div>
    </Field>
  )
}
