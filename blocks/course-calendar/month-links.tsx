import { formatMonth } from '../../src/domain/format.ts'
import { localePath } from '../../src/domain/locales.ts'
import { useTexts } from '../../src/ui/texts.ts'
import type { PageContext } from '../define-block.ts'
import styles from './course-calendar.module.css'

/** The months in which something starts; wherever the block stands, they lead to the calendar's own page. */
export function MonthLinks({ months, page }: { months: { value: string; count: number }[]; page: PageContext }) {
  const t = useTexts('course-calendar')
  const base = localePath('/calendar', page.locale)
  const [chosen] = page.search.month ?? []
  return (
    <nav aria-label={t('months')}>
      <ul className={styles.months}>
        {months
          .filter(({ count }) => count > 0)
          .map(({ value }) => (
            <li key={value}>
              <a href={`${base}?month=${value}`} aria-current={value === chosen ? 'page' : undefined}>
                {formatMonth(value, page.locale)}
              </a>
            </li>
          ))}
      </ul>
    </nav>
  )
}
