import type { ReactNode } from 'react'
import { Mark, type MarkKind, type MarkTone } from './mark.tsx'
import styles from './notice.module.css'

const marks = {
  good: ['full', 'good'],
  wait: ['triangle', 'ochre'],
  info: ['half', 'ochre'],
  bad: ['triangle', 'bad'],
} as const satisfies Record<string, readonly [MarkKind, MarkTone]>

/** Something to know where one works, with what one can do about it. */
export function Notice(props: { tone: keyof typeof marks; title: string; action?: ReactNode; children?: ReactNode }) {
  const [kind, tone] = marks[props.tone]
  return (
    <div className={`${styles.notice} ${styles[props.tone]}`}>
      <Mark kind={kind} tone={tone} />
      <div className={styles.words}>
        <strong>{props.title}</strong> {props.children}
      </div>
      {props.action}
    </div>
  )
}
