import { type InputHTMLAttributes, useEffect, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { useTexts } from '../../../ui/texts.ts'
import styles from './copy-field.module.css'

/** Copies where the browser can; without scripts there is no button, and the text can be chosen and copied. */
function CopyButton({ text }: { text: string }) {
  const t = useTexts('account-layout')
  const [state, setState] = useState<'none' | 'ready' | 'copied'>('none')
  useEffect(() => setState(navigator.clipboard ? 'ready' : 'none'), [])
  if (state === 'none') return null
  return (
    <>
      <Button
        look="ink"
        className={styles.copy}
        onClick={() => navigator.clipboard.writeText(text).then(() => setState('copied'))}
      >
        {t(state === 'copied' ? 'copied' : 'copy')}
      </Button>
      <span role="status" className="visually-hidden">
        {state === 'copied' && t('copied')}
      </span>
    </>
  )
}

/** An address to be used somewhere else. */
export function CopyField({ text, ...rest }: { text: string } & InputHTMLAttributes<HTMLInputElement>) {
  return (
    <div className={styles.field}>
      <input readOnly value={text} {...rest} />
      <CopyButton text={text} />
    </div>
  )
}
