import type { ReactNode } from 'react'
import styles from './person.module.css'
import { Picture, type StoredPicture } from './picture.tsx'
import { TilePattern } from './tile-pattern.tsx'

/** Somebody by name, with a portrait or, without one, four tiles of their own. */
export function Person(props: {
  name: string
  role?: string | null
  bio?: string | null
  avatar: StoredPicture | null | undefined
  children?: ReactNode
}) {
  const { name, role, bio, avatar } = props
  return (
    <div className={styles.person}>
      {avatar ? (
        <Picture picture={avatar} sizes="6rem" widths={[96, 192, 288]} className={styles.portrait} />
      ) : (
        <TilePattern seed={name} columns={2} rows={2} className={styles.portrait} />
      )}
      <div className={styles.words}>
        <h3 className={styles.name}>{name}</h3>
        {role && <p className={styles.role}>{role}</p>}
        {bio && <p className={styles.bio}>{bio}</p>}
        {props.children}
      </div>
    </div>
  )
}
