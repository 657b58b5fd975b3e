import { type ReactNode, type SyntheticEvent, useEffect, useRef } from 'react'
import { Button } from '../button.tsx'
import styles from './dialog.module.css'

interface DialogProps {
  id: string
  title: string
  text: ReactNode
  wayOut: string
  /** The page without the question, where the address asks it: the dialog is open then. */
  wayOutHref?: string
  /** What has to be filled in first. */
  fields?: ReactNode
  children?: ReactNode
}

/** Makes a dialog that the address opened a modal one, once there are scripts. */
function useModal(isOpen: boolean) {
  const element = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (!isOpen || !element.current) return
    element.current.close()
    element.current.showModal()
    // What was refused in it comes before its title.
    element.current.querySelector<HTMLElement>('[data-error-summary]')?.focus()
  }, [isOpen])
  return element
}

/** Escape goes the way out. */
function leave(event: SyntheticEvent<HTMLDialogElement>) {
  event.preventDefault()
  event.currentTarget.querySelector<HTMLAnchorElement>('[data-way-out]')?.click()
}

/**
 * A question before what cannot be undone, or why it cannot be done. Its opener is a link to it, or to an address that
 * asks it, so that it is shown without scripts too; the way out stands left and has the focus, unless there are fields:
 * then its title has, so that it begins at its beginning.
 */
export function Dialog({ id, title, text, wayOut, wayOutHref, fields, children }: DialogProps) {
  const isAsked = wayOutHref !== undefined
  const element = useModal(isAsked)
  const isFilledIn = isAsked && Boolean(fields)
  return (
    <dialog
      ref={element}
      id={id}
      open={isAsked}
      onCancel={isAsked ? leave : undefined}
      className={styles.dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      data-dialog
    >
      <h2 id={`${id}-title`} className={styles.title} {...(isFilledIn && { tabIndex: -1, autoFocus: true })}>
        {title}
      </h2>
      <div id={`${id}-text`} className={styles.text}>
        {text}
      </div>
      {fields}
      <div className={styles.actions}>
        <Button
          look="outline"
          href={wayOutHref ?? '#content'}
          data-dialog-close={!isAsked || undefined}
          data-way-out={isAsked || undefined}
          autoFocus={isAsked && !isFilledIn}
        >
          {wayOut}
        </Button>
        {children}
      </div>
    </dialog>
  )
}
