import type { ReactNode } from 'react'
import styles from './section.module.css'

/** A band of the page under a heading; two on the same ground in a row share the space between them. */
export function Section(props: {
  /** Unique on the page: the heading is `<id>-title`. */
  id: string
  title: string
  text?: string | null
  /** The page begins with it: its title is the h1. */
  opens?: boolean
  /** Stands at the end of the heading's line. */
  action?: ReactNode
  ground?: 'paper' | 'sand' | 'ink'
  /** On a desktop the heading stands beside what it is about. */
  beside?: boolean
  children: ReactNode
}) {
  const { id, title, text, opens, action, ground = 'paper', beside } = props
  const band = { paper: '', sand: styles.sand, ink: 'on-ink' }[ground]
  const Heading = opens ? 'h1' : 'h2'
  return (
    <section className={`section ${band}`} data-ground={ground} aria-labelledby={`${id}-title`}>
      <div className={`container ${beside ? styles.beside : ''}`}>
        <div className={styles.head}>
          <div className="stack-3 measure">
            <Heading id={`${id}-title`} className={styles.title}>
              {title}
            </Heading>
            {text && <p className="lead">{text}</p>}
          </div>
          {action}
        </div>
        {props.children}
      </div>
    </section>
  )
}
