import { TilePattern } from '../../ui/tile-pattern.tsx'
import styles from './strip.module.css'

/** One row of whole tiles under the header, where people work. */
export function Strip() {
  return <TilePattern seed="strip" family="sage" columns={60} rows={1} className={styles.strip} />
}
