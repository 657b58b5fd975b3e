import type { ReactNode } from 'react'
import { useFormState } from 'react-final-form'
import { Button } from '../button.tsx'
import { Mark } from '../kit/mark.tsx'
import { useTexts } from '../texts.ts'
import styles from './form.module.css'

const subscription = { submitting: true }

/** Sends the form; busy it keeps the focus and sends nothing twice. `children` may stand beside it: a way back. */
export function SubmitButton(props: { label: ReactNode; look?: 'primary' | 'ink' | 'outline'; children?: ReactNode }) {
  const { submitting } = useFormState({ subscription })
  const t = useTexts('form')
  return (
    <div className={styles.actions}>
      <Button type="submit" look={props.look} data-replay aria-disabled={submitting || undefined}>
        {submitting && <Mark kind="quarter" className={styles.busy} />}
        {props.label}
      </Button>
      {props.children}
      <span role="status" className="visually-hidden">
        {submitting && t('sending')}
      </span>
    </div>
  )
}
