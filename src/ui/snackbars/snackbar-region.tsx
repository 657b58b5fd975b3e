import styles from './snackbar.module.css'
import { Snackbar, type SnackbarMessage } from './snackbar.tsx'

const kinds = ['success', 'error'] as const

/** The foot of every page: what the page has to say already, and what scripts make further ones of. */
export function SnackbarRegion({ messages = [] }: { messages?: readonly SnackbarMessage[] }) {
  return (
    <div className={styles.region} data-snackbar-region>
      {kinds.map((kind) => (
        <div key={kind} className={styles.heard} role={kind === 'error' ? 'alert' : 'status'} data-snackbars={kind}>
          {messages.flatMap((message) => (message.kind === kind ? [<Snackbar key={message.text} {...message} />] : []))}
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
