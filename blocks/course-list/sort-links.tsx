import { useTexts } from '../../src/ui/texts.tsx'
import type { PageContext } from '../define-block.ts'
import { listAddress } from './address.ts'
import styles from './course-list.module.css'

const orders = [
  { key: 'soonest', sort: 'nextSession:ASC' },
  { key: 'cheapest', sort: 'price:ASC' },
  { key: 'dearest', sort: 'price:DESC' },
] as const

/** The orders of the list; while one searches the best fit comes first, so none of them is chosen. */
export function SortLinks({ page }: { page: PageContext }) {
  const t = useTexts('course-list')
  const chosen = page.search.sort?.[0] ?? null
  return (
    <nav className={styles.sort} aria-label={t('sort')}>
      <span aria-hidden="true">{t('sort')}</span>
      {orders.map(({ key, sort }) => (
        <a
          key={key}
          href={listAddress(page, { sort: [sort] })}
          rel="nofollow"
          aria-current={chosen === sort ? 'true' : undefined}
        >
          {t(key)}
        </a>
      ))}
    </nav>
  )
}
