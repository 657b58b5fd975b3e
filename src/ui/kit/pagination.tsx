import { useTexts } from '../texts.ts'
import styles from './pagination.module.css'

interface PaginationProps {
  total: number
  page: number
  size: number
  /** The address of a page. */
  hrefOf(page: number): string
}

/** The first, the last and those around this one; 0 stands for those in between. */
function shownPages(page: number, last: number): number[] {
  const near = [1, page - 1, page, page + 1, last].filter((number) => number >= 1 && number <= last)
  const shown = [...new Set(near)].toSorted((a, b) => a - b)
  return shown.flatMap((number, index) => {
    const gap = number - (shown[index - 1] ?? 0)
    if (gap === 2) return [number - 1, number]
    return gap > 2 ? [0, number] : [number]
  })
}

/** Which rows these are, and the way to the others. */
export function Pagination({ total, page, size, hrefOf }: PaginationProps) {
  const t = useTexts('kit')
  const last = Math.max(1, Math.ceil(total / size))
  return (
    <div className={styles.foot}>
      <p>{t('rowsOf', { from: Math.min(total, (page - 1) * size + 1), to: Math.min(total, page * size), total })}</p>
      {last > 1 && (
        <nav aria-label={t('pages')}>
          <ol className={styles.pages}>
            {shownPages(page, last).map((number, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two gaps are alike, and nothing in the list moves
              <li key={`${number}-${index}`}>
                {number === 0 ? (
                  '…'
                ) : (
                  <a
                    className={styles.page}
                    href={hrefOf(number)}
                    aria-label={t('page', { page: number })}
                    aria-current={number === page ? 'page' : undefined}
                  >
                    {number}
                  </a>
                )}
              </li>
            ))}
          </ol>
        </nav>
      )}
    </div>
  )
}
