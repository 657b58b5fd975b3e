import Link from 'next/link'

/** The other pages of a list. */
export function Pages({ list: { total, page, limit } }) {
  const last = Math.ceil(total / limit)
  const shown = [1, page - 1, page, page + 1, last].filter((number) => number >= 1 && number <= last)
  if (last < 2) return null
  return (
    <nav aria-label="Pagina’s">
      {[...new Set(shown)].map((number) => (
        <Link key={number} href={`?page=${number}`} aria-current={number === page ? 'page' : undefined}>
          {number}
        </Link>
      ))}
    </nav>
  )
}
