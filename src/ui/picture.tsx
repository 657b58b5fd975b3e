import type { ReactNode } from 'react'
import { inLocale } from '../domain/locales.ts'
import type { PictureFragment } from './gql/graphql.ts'
import styles from './picture.module.css'
import { useContextTexts } from './texts.ts'
import { TilePattern } from './tile-pattern.tsx'

/** A stored picture; x and y of the point that stays in view go from 0 to 1. */
export type StoredPicture = PictureFragment

const offered = [400, 800, 1200, 1600]
/** Quarters are fine enough, and each is a class: the CSP refuses inline styles. */
const step = (focal: number) => Math.round(Math.min(1, Math.max(0, focal)) * 4)

const sourceSet = (url: string, widths: number[], format: 'avif' | 'webp') =>
  widths.map((width) => `${url}?w=${width}&f=${format} ${width}w`).join(', ')

/**
 * A picture in AVIF, else WebP, as wide as it is shown (`sizes`), whose focal point stays in view when cut; who does not
 * see it gets the words that were stored with it.
 */
export function Picture(props: {
  picture: StoredPicture
  sizes: string
  widths?: number[]
  /** For the one picture seen first: fetched at once. */
  priority?: boolean
  className?: string
}) {
  const { url, width, height, focalX, focalY, alternativeText } = props.picture
  const { locale } = useContextTexts()
  const wanted = props.widths ?? offered
  const fitting = wanted.filter((candidate) => candidate <= width)
  const widths = fitting.length > 0 ? fitting : wanted.slice(0, 1)
  const focus = `${styles[`x${step(focalX)}`]} ${styles[`y${step(focalY)}`]}`
  return (
    <picture className={styles.frame}>
      <source type="image/avif" srcSet={sourceSet(url, widths, 'avif')} sizes={props.sizes} />
      <img
        className={`${styles.picture} ${focus} ${props.className ?? ''}`}
        src={`${url}?w=${widths.at(-1)}&f=webp`}
        srcSet={sourceSet(url, widths, 'webp')}
        sizes={props.sizes}
        width={width}
        height={height}
        alt={inLocale(alternativeText, locale) ?? ''}
        loading={props.priority ? 'eager' : 'lazy'}
        fetchPriority={props.priority ? 'high' : undefined}
        decoding="async"
      />
    </picture>
  )
}

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
        {bio && <p className="small measure">{bio}</p>}
        {props.children}
      </div>
    </div>
  )
}
