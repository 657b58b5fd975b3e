import styles from './mark.module.css'

/** How far a thing is, or what is the matter with it (WORK-AREAS, States). The word always stands beside it. */
export type MarkKind =
  | 'ring'
  | 'quarter'
  | 'half'
  | 'three-quarters'
  | 'full'
  | 'star'
  | 'struck'
  | 'crossed'
  | 'triangle'
export type MarkTone = 'ochre' | 'terra' | 'good' | 'bad'

const shapes: Record<MarkKind, string> = {
  ring: '',
  quarter: 'M12 12V3a9 9 0 0 1 9 9z',
  half: 'M12 3a9 9 0 0 1 0 18z',
  'three-quarters': 'M12 12V3a9 9 0 1 1-9 9z',
  full: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18z',
  star: 'M12 2c1.2 6 4 8.8 10 10-6 1.2-8.8 4-10 10-1.2-6-4-8.8-10-10 6-1.2 8.8-4 10-10z',
  struck: '',
  crossed: '',
  triangle: 'M12 3.5 22 20.5H2z',
}

const lines: Partial<Record<MarkKind, string>> = {
  full: 'm7.5 12.2 3.2 3.1 5.8-6.3',
  struck: 'm6 18 12-12',
  crossed: 'm8.5 8.5 7 7m0-7-7 7',
  triangle: 'M12 10v4.5m0 2.4v.1',
}

const outlined = new Set<MarkKind>(['ring', 'quarter', 'half', 'three-quarters', 'struck'])

export function Mark(props: { kind: MarkKind; tone?: MarkTone; className?: string }) {
  const { kind, tone = 'ochre', className = '' } = props
  return (
    <svg
      className={`${styles.mark} ${styles[tone]} ${className}`}
      viewBox="0 0 24 24"
      data-mark={kind}
      aria-hidden="true"
    >
      {shapes[kind] && <path className={styles.shape} d={shapes[kind]} />}
      {outlined.has(kind) && <circle className={styles.outline} cx="12" cy="12" r="9" />}
      {kind === 'crossed' && <rect className={styles.outline} x="3.5" y="3.5" width="17" height="17" />}
      {lines[kind] && (
        <path className={outlined.has(kind) || kind === 'crossed' ? styles.outline : styles.line} d={lines[kind]} />
      )}
    </svg>
  )
}
