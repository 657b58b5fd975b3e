import type { ButtonHTMLAttributes } from 'react'
import styles from './editor-controls.module.css'
import { Icon } from './icon.tsx'

interface Props extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children' | 'onClick'> {
  icon: Parameters<typeof Icon>[0]['name']
  label: string
  /** At the end of what it does: it keeps the focus, and does nothing. */
  off?: boolean
  onClick(): void
}

export const IconButton = ({ icon, label, off, onClick, ...rest }: Props) => (
  <button
    type="button"
    className={styles.icon}
    aria-label={label}
    title={label}
    aria-disabled={off || undefined}
    onClick={off ? undefined : onClick}
    {...rest}
  >
    <Icon name={icon} />
  </button>
)
