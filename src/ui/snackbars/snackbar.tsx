import { Mark } from '../kit/mark.tsx'
import { useTexts } from '../texts.ts'
import styles from './snackbar.module.css'

export interface SnackbarMessage {
  kind: 'success' | 'error'
  text: string
}

interface SnackbarProps extends SnackbarMessage {
  /** The page begins at it. */
  isFocused?: boolean
}

/** One sentence at the foot of the page, until it is closed or the next page. */
export function Snackbar({ kind, text, isFocused }: SnackbarProps) {
  const t = useTexts('errors')
  return (
    <div className={styles.snackbar} data-snackbar={kind} {...(isFocused && { tabIndex: -1, autoFocus: true })}>
      <Mark kind={kind === 'success' ? 'full' : 'triangle'} tone={kind === 'success' ? 'good' : 'ochre'} />
      <p className={styles.text}>{text}</p>
      <button type="button" className={styles.again} data-snackbar-again hidden />
      <button type="button" className={styles.close} data-snackbar-close>
        <span className="visually-hidden">{t('close')}</span>
        <svg className={styles.cross} viewBox="0 0 24 24" aria-hidden="true">
          <path d="m6 6 12 12m0-12L6 18" />
        </svg>
      </button>
    </div>
  )
}

const kinds = ['success', 'error'] as const

interface RegionProps extends Pick<SnackbarProps, 'isFocused'> {
  messages?: readonly SnackbarMessage[]
}

/** The foot of every page: what the page has to say already, and what scripts make further ones of. */
export function SnackbarRegion({ messages = [], isFocused }: RegionProps) {
  return (
    <div className={styles.region} data-snackbar-region>
      {kinds.map((kind) => (
        <div key={kind} className={styles.heard} role={kind === 'error' ? 'alert' : 'status'} data-snackbars={kind}>
          {messages.flatMap((message) =>
            message.kind === kind ? [<Snackbar key={message.text} {...message} isFocused={isFocused} />] : [],
          )}
        </div>
      ))}
      {kinds.map((kind) => (
        <template key={kind} data-snackbar-template={kind}>
          <Snackbar kind={kind} text="" />
        </template>
      ))}
    </div>
  )
}
