import type { ReactNode } from 'react'
import styles from './section.module.css'

/** A band of the page under a heading; two on the same ground in a row share the space between them. */
export function Section(props: {
  /** Unique on the page: the heading is `<id>-title`. */
  id: string
  title: string
  text?: string | null
  /** Stands at the end of the heading's line. */
  action?: ReactNode
  ground?: 'paper' | 'sand' | 'ink'
  children: ReactNode
}) {
  const { id, title, text, action, ground = 'paper' } = props
  const band = { paper: '', sand: styles.sand, ink: 'on-ink' }[ground]
  return (
    <section className={`section ${band}`} data-ground={ground} aria-labelledby={`${id}-title`}>
      <div className="container">
        <div className={styles.head}>
          <div className={styles.words}>
            <h2 id={`${id}-title`}>{title}</h2>
            {text && <p className="lead">{text}</p>}
          </div>
          {action}
        </div>
        {props.children}
      </div>
    </section>
  )
}
