import styles from './figures.module.css'

/** Of the period, and under it of the year before. */
export const Both = ({ now, before }: Record<'now' | 'before', string>) => (
  <span className={styles.both}>
    <span>{now}</span>
    <span className="muted">{before}</span>
  </span>
)
