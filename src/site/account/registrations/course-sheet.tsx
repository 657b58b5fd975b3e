import type { ReactNode } from 'react'
import { inLocale, type Locale } from '../../../domain/locales.ts'
import { TilePattern } from '../../../ui/tile-pattern.tsx'
import { familyOf } from '../../../ui/tiles.ts'
import styles from './record-sheet.module.css'
import type { RegistrationRecord } from './registration-list.ts'
import { sessionFacts } from './session-facts.ts'

type Session = Parameters<typeof sessionFacts>[0] & {
  course: Pick<RegistrationRecord['session']['course'], 'key' | 'category' | 'title'>
}

interface SheetProps {
  session: Session
  /** Where its title leads; null on its own page, which bears the title and the tile. */
  href: string | null
  locale: Locale
  /** Under what and when. */
  words: ReactNode
  /** Across its foot. */
  band?: ReactNode
  /** Beside the words: how it stands, and what was achieved. */
  children: ReactNode
}

/** One session that somebody is in, or waits for: what and when, how it stands, and under it what can be done. */
export function CourseSheet({ session, href, locale, words, band, children }: SheetProps) {
  const { course } = session
  return (
    <article className={styles.sheet}>
      <div className={styles.body}>
        {href && (
          <TilePattern
            seed={course.key}
            family={familyOf(course.category)}
            columns={2}
            rows={2}
            className={styles.tile}
          />
        )}
        <div className={styles.words}>
          {href && (
            <h3 className={styles.title}>
              <a href={href}>{inLocale(course.title, locale)}</a>
            </h3>
          )}
          <p className={styles.facts}>{sessionFacts(session, locale)}</p>
          {words}
        </div>
        {children}
      </div>
      {band}
    </article>
  )
}
