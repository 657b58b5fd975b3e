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

/** Seats, days, half days: a tile each, taken, yours or free; and those too many. The words beside them say it too. */
export function TileCount({ taken, own = 0, free, over = 0, children }: TileCountProps) {
  const tiles = Object.entries({ taken, own, free, over }).flatMap(([kind, count]) =>
    Array.from({ length: count }, (_, index) => ({ kind, key: `${kind}-${index}` })),
  )
  return (
    <div className="stack-2">
      <span className={styles.tiles} aria-hidden="true">
        {tiles.map(({ kind, key }) => (
          <span key={key} className={styles[kind]} data-over={kind === 'over' || undefined} />
        ))}
      </span>
      <p className="small">{children}</p>
    </div>
  )
}
