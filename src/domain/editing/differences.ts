import { type Locale, locales } from '../locales.ts'
import { isRecord } from '../values.ts'
import type { PlainContent } from './content.ts'
import { movedIds } from './moved-ids.ts'

/** What one content says otherwise than another; the block whose id is '' is the content's own. */
export interface Difference {
  kind: 'added' | 'removed' | 'moved' | 'hidden' | 'shown' | 'changed'
  blockId: string
  block: string
  locale?: Locale
  /** 'items.0.text' */
  path?: string
  before?: string | null
  after?: string | null
}

type Instance = NonNullable<PlainContent['layout']>[number]
type Data = Instance['data']

/** Every plain value with its path. */
function leaves(value: unknown, path: string[] = []): [path: string, text: string][] {
  if (value === null || value === undefined || value === '') return []
  if (!Array.isArray(value) && !isRecord(value)) return [[path.join('.'), String(value)]]
  return Object.entries(value).flatMap(([name, one]) => leaves(one, [...path, name]))
}

function textDifferences(place: Pick<Difference, 'blockId' | 'block'>, before: Data, after: Data): Difference[] {
  return locales.flatMap((locale) => {
    const [old, now] = [new Map(leaves(before?.[locale])), new Map(leaves(after?.[locale]))]
    return [...new Set([...old.keys(), ...now.keys()])]
      .filter((path) => old.get(path) !== now.get(path))
      .map((path) => ({
        ...{ kind: 'changed' as const, ...place, locale, path },
        ...{ before: old.get(path) ?? null, after: now.get(path) ?? null },
      }))
  })
}

function layoutDifferences(before: readonly Instance[], after: readonly Instance[]): Difference[] {
  const [old, now] = [before, after].map((layout) => new Map(layout.map((one) => [one.id, one])))
  const moved = movedIds([...(old?.keys() ?? [])], [...(now?.keys() ?? [])])
  const gone = before.filter(({ id }) => !now?.has(id))
  return [
    ...gone.map(({ id, block }) => ({ kind: 'removed' as const, blockId: id, block })),
    ...after.flatMap(({ id, block, hidden, data }): Difference[] => {
      const place = { blockId: id, block }
      const known = old?.get(id)
      if (!known) return [{ kind: 'added', ...place }]
      const isHidden = Boolean(hidden)
      return [
        ...(moved.has(id) ? [{ kind: 'moved' as const, ...place }] : []),
        ...(Boolean(known.hidden) === isHidden ? [] : [{ kind: isHidden ? 'hidden' : 'shown', ...place } as const]),
        ...textDifferences(place, known.data, data),
      ]
    }),
  ]
}

/** One by one, in the order of the page as it is after. */
export const differencesOf = (before: PlainContent, after: PlainContent): Difference[] => [
  ...textDifferences({ blockId: '', block: '' }, before.data, after.data),
  ...layoutDifferences(before.layout ?? [], after.layout ?? []),
]
