import { useTexts } from '../texts.ts'
import styles from './pagination.module.css'

interface PaginationProps {
  total: number
  page: number
  size: number
  /** The address of a page. */
  hrefOf(page: number): string
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
            {Array.from({ length: last }, (_, index) => index + 1).map((number) => (
              <li key={number}>
                <a
                  className={styles.page}
                  href={hrefOf(number)}
                  aria-label={t('page', { page: number })}
                  aria-current={number === page ? 'page' : undefined}
                >
                  {number}
                </a>
              </li>
            ))}
          </ol>
        </nav>
      )}
    </div>
  )
}
