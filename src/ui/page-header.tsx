import type { ReactNode } from 'react'
import type { Family } from '../domain/tiles.ts'
import styles from './page-header.module.css'
import { Picture, type StoredPicture } from './picture.tsx'
import { TilePattern } from './tile-pattern.tsx'

/** The top of a page: words on the left, and a floor (or a picture) that runs on to the right edge in whole tiles. */
export function PageHeader(props: {
  seed: string
  family?: Family
  /** Instead of the floor. */
  picture?: StoredPicture | null
  /** 'hero' opens the site, 'page' has several things to say, 'slim' only a title. */
  size?: 'hero' | 'page' | 'slim'
  children: ReactNode
}) {
  const { seed, family, picture, size = 'page' } = props
  return (
    <div className={`${styles.header} ${styles[size]}`}>
      <div className={styles.words}>{props.children}</div>
      {picture ? (
        <div className={`${styles.view} ${styles.picture}`}>
          <Picture picture={picture} sizes="(min-width: 768px) 50vw, 100vw" priority />
        </div>
      ) : (
        <div className={styles.view}>
          <TilePattern seed={seed} family={family} columns={12} rows={6} className={styles.floor} />
        </div>
      )}
    </div>
  )
}
