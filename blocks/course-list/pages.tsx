import { useTexts } from '../../src/ui/texts.ts'
import type { PageContext } from '../define-block.ts'
import { listAddress } from './address.ts'
import styles from './course-list.module.css'

/** The first, the last and those around the current page. */
const numbersAround = (current: number, last: number) =>
  Array.from({ length: last }, (_, index) => index + 1).filter(
    (number) => number === 1 || number === last || Math.abs(number - current) <= 1,
  )

export function Pages({ page, current, last }: { page: PageContext; current: number; last: number }) {
  const t = useTexts('course-list')
  if (last < 2) return null
  const address = (number: number) => listAddress(page, { page: number === 1 ? [] : [String(number)] })
  return (
    <nav className={styles.pages} aria-label={t('pages')} data-to-top>
      {current > 1 && (
        <a className={styles.step} href={address(current - 1)} rel="prev">
          <span aria-hidden="true">←</span> {t('previous')}
        </a>
      )}
      <ol className={styles.numbers}>
        {numbersAround(current, last).map((number, index, all) => (
          <li key={number} className={number - (all[index - 1] ?? number - 1) > 1 ? styles.gap : undefined}>
            <a href={address(number)} aria-current={number === current ? 'page' : undefined}>
              <span className="visually-hidden">{t('page')} </span>
              {number}
            </a>
          </li>
        ))}
      </ol>
      {current < last && (
        <a className={styles.step} href={address(current + 1)} rel="next">
          {t('next')} <span aria-hidden="true">→</span>
        </a>
      )}
    </nav>
  )
}
