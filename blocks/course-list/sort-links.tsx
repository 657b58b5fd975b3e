import { useTexts } from '../../src/ui/texts.ts'
import type { PageContext } from '../define-block.ts'
import { listAddress } from './address.ts'
import styles from './course-list.module.css'

const orders = [
  { key: 'best', sort: 'relevance:DESC' },
  { key: 'soonest', sort: 'nextSession:ASC' },
  { key: 'cheapest', sort: 'price:ASC' },
  { key: 'dearest', sort: 'price:DESC' },
] as const

/** The orders of the list; the first is the list's own, and the best fit is one only while one searches. */
export function SortLinks({ page }: { page: PageContext }) {
  const t = useTexts('course-list')
  const offered = page.search.search ? orders : orders.slice(1)
  const own = offered[0]?.sort
  const chosen = page.search.sort?.[0] ?? own
  return (
    <nav className={styles.sort} aria-label={t('sort')}>
      {offered.map(({ key, sort }) => (
        <a
          key={key}
          id={`sort-${key}`}
          href={listAddress(page, { sort: sort === own ? [] : [sort] })}
          rel="nofollow"
          aria-current={chosen === sort ? 'true' : undefined}
        >
          {t(key)}
        </a>
      ))}
    </nav>
  )
}
