import { type Locale, locales } from '../locales.ts'
import { isRecord } from '../values.ts'
import type { PlainContent } from './content.ts'

/** Which of the ids that stand in both orders moved, as few as can be: those outside the longest run that kept its order. */
export function movedIds(before: readonly string[], after: readonly string[]): Set<string> {
  const place = new Map(before.map((id, index) => [id, index]))
  const stayed = after.filter((id) => place.has(id))
  const longestOf = (runs: readonly string[][]) =>
    runs.reduce<string[]>((best, run) => (run.length > best.length ? run : best), [])
  const runs: string[][] = []
  for (const id of stayed) {
    const fits = runs.filter((run) => (place.get(run.at(-1) ?? '') ?? -1) < (place.get(id) ?? 0))
    runs.push([...longestOf(fits), id])
  }
  const kept = new Set(longestOf(runs))
  return new Set(stayed.filter((id) => !kept.has(id)))
}

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
        kind: 'changed' as const,
        ...place,
        locale,
        path,
        before: old.get(path) ?? null,
        after: now.get(path) ?? null,
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
