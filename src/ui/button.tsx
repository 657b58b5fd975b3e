import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from 'react'
import styles from './button.module.css'

type Look = { look?: 'primary' | 'ink' | 'outline' | 'quiet' | 'danger'; className?: string }
type ButtonProps = Look & ({ href: string } & AnchorHTMLAttributes<HTMLAnchorElement>)
type PlainProps = Look & ({ href?: undefined } & ButtonHTMLAttributes<HTMLButtonElement>)

/** A link that looks like a button where there is an `href`, else a button. */
export function Button({ look = 'primary', className = '', ...rest }: ButtonProps | PlainProps) {
  const classes = `${styles.button} ${styles[look]} ${className}`
  if (rest.href !== undefined) return <a className={classes} {...rest} />
  return <button type="button" className={classes} {...rest} />
}
