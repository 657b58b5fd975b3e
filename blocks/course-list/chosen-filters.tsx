import { useTexts } from '../../src/ui/texts.ts'
import type { PageContext } from '../define-block.ts'
import { filterNames, listAddress, toggled } from './address.ts'
import styles from './course-list.module.css'
import type { Facets } from './facets.ts'
import { nameOfValue } from './found-title.ts'

/** What the visitor chose, each with a way to take it back. */
export function ChosenFilters({ facets, page }: { facets: Facets; page: PageContext }) {
  const t = useTexts('course-list')
  const word = page.search.search?.[0]
  const chips = filterNames.flatMap((name) =>
    (page.search[name] ?? []).map((value) => ({
      key: `${name}=${value}`,
      label: nameOfValue({ facets }, name, value, page.locale),
      href: listAddress(page, { [name]: toggled(page, name, value) }),
    })),
  )
  if (word) chips.unshift({ key: 'search', label: t('quoted', { word }), href: listAddress(page, { search: [] }) })
  if (chips.length === 0) return null
  const none = Object.fromEntries(['search', ...filterNames].map((name) => [name, []]))
  return (
    <ul className={styles.chips} aria-label={t('chosen')}>
      {chips.map((chip) => (
        <li key={chip.key}>
          <a className={styles.chip} href={chip.href} rel="nofollow">
            <span className="visually-hidden">{t('remove')} </span>
            {chip.label}
            <span aria-hidden="true">×</span>
          </a>
        </li>
      ))}
      <li>
        <a className={styles.clear} href={listAddress(page, none)}>
          {t('clear')}
        </a>
      </li>
    </ul>
  )
}
