import { type RefObject, useEffect } from 'react'

/** Rows far away are not drawn: each drawing in them would make every frame longer, whatever changes in it. */
const observer = new IntersectionObserver(
  (rows) => {
    for (const { target, isIntersecting } of rows) target.toggleAttribute('data-in-sight', isIntersecting)
  },
  { scrollMargin: '200px' },
)

/** Marks a row while it is in sight, or nearly. */
export function useInSight(row: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = row.current
    if (!element) return
    observer.observe(element)
    return () => observer.unobserve(element)
  }, [row])
}
