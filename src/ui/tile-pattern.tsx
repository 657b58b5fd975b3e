import { type Family, tilePatternSvg } from '../domain/tiles.ts'
import styles from './tile-pattern.module.css'
import { InnerHtml } from './wording.tsx'

/** A floor of whole tiles, only to look at. A class that sets another shape shows its first columns and rows. */
export function TilePattern(props: {
  seed: string
  /** Left out: the seed chooses. */
  family?: Family
  columns: number
  rows: number
  className?: string
  /** One tile turns when the card around it (`data-turns`) is pointed at. */
  turn?: boolean
}) {
  const { className, ...pattern } = props
  return <InnerHtml className={`${styles.floor} ${className ?? ''}`} html={tilePatternSvg(pattern)} />
}
