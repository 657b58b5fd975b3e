import type { PageContext } from '../define-block.ts'

/** The filters that stand while another word is searched for; the page number does not. */
export function KeptFilters({ search }: { search: PageContext['search'] }) {
  const kept = Object.entries(search).filter(([name]) => name !== 'search' && name !== 'page')
  return kept.flatMap(([name, values]) =>
    values.map((value) => <input key={`${name}=${value}`} type="hidden" name={name} value={value} />),
  )
}
