import type { BlockInstance } from '../../db/tables.ts'
import type { FindingKind } from '../../domain/content.ts'
import type { Block } from '../../domain/editing/operations.ts'
import { defaultLocale, type Locale } from '../../domain/locales.ts'
import { isRecord } from '../../domain/values.ts'
import { joined } from './check-content.ts'

/** A value of a draft, by where it stands: items of lists by their place in `path`, by their `_id` in `field`. */
export interface Leaf {
  blockId: string
  block: string
  locale: Locale
  path: string
  field: string
  text: string
}

export type Finding = Omit<Leaf, 'text'> & { severity: 'error' | 'warning'; kind: FindingKind; value: string | null }

export function findingAt(leaf: Leaf, kind: FindingKind, value: string | null = null): Finding {
  const { text: _, ...place } = leaf
  const severity = kind === 'missing' && leaf.locale === defaultLocale ? 'error' : 'warning'
  return { ...place, severity, kind, value }
}

/** The same place by the ids of items: 'items.0.text' as 'items.<_id>.text'. */
export function fieldAt(values: unknown, path: string): string {
  let holder = values
  const names = path.split('.').map((name) => {
    const value: unknown = Array.isArray(holder) ? holder[Number(name)] : isRecord(holder) ? holder[name] : undefined
    const id = Array.isArray(holder) && isRecord(value) && typeof value._id === 'string' ? value._id : name
    holder = value
    return id
  })
  return names.join('.')
}

function leavesOf(value: unknown, place: Omit<Leaf, 'text'>): Leaf[] {
  if (typeof value === 'string') return [{ ...place, text: value }]
  if (Array.isArray(value)) {
    return value.flatMap((item: unknown, index) => {
      const name = isRecord(item) && typeof item._id === 'string' ? item._id : String(index)
      return leavesOf(item, { ...place, path: joined(place.path, String(index)), field: joined(place.field, name) })
    })
  }
  if (!isRecord(value)) return []
  return Object.entries(value)
    .filter(([name]) => name !== '_id')
    .flatMap(([name, one]) =>
      leavesOf(one, { ...place, path: joined(place.path, name), field: joined(place.field, name) }),
    )
}

export const textsOf = ({ id, block, data }: Block | BlockInstance, locale: Locale): Leaf[] =>
  leavesOf(data?.[locale], { blockId: id, block, locale, path: '', field: '' })
