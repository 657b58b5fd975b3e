import styles from './tile-count.module.css'

interface TileCountProps {
  taken: number
  own?: number
  free: number
  /** Who finds no seat. */
  over?: number
  /** The same in words. */
  children: string
}

const tiles = (count: number) => Array.from({ length: count }, (_, index) => index)

/** Seats, days, half days: a tile each, taken, yours or free; and those too many. The words beside them say it too. */
export function TileCount({ taken, own = 0, free, over = 0, children }: TileCountProps) {
  return (
    <div className="stack-2">
      <span className={styles.tiles} aria-hidden="true">
        {tiles(taken).map((tile) => (
          <span key={`taken-${tile}`} className={styles.taken} />
        ))}
        {tiles(own).map((tile) => (
          <span key={`own-${tile}`} className={styles.own} />
        ))}
        {tiles(free).map((tile) => (
          <span key={`free-${tile}`} className={styles.free} />
        ))}
        {tiles(over).map((tile) => (
          <span key={`over-${tile}`} className={styles.over} data-over />
        ))}
      </span>
      <p className="small">{children}</p>
    </div>
  )
}
