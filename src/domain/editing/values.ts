import { isRecord } from '../values.ts'
import type { Path } from './operations.ts'

/** Whether two values say the same; nothing and null are one. */
export function sameValue(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, index) => sameValue(item, other[index]))
  if (!isRecord(one) || !isRecord(other)) return (one ?? null) === (other ?? null)
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].every((name) =>
    sameValue(own(one, name), own(other, name)),
  )
}

/** Never what every object has by birth, such as `constructor`. */
const own = (record: Record<string, unknown>, name: string) => (Object.hasOwn(record, name) ? record[name] : undefined)

const isItem = (value: unknown, id: string) => isRecord(value) && own(value, '_id') === id

/** What stands at a path; undefined when nothing does. */
export function valueAt(holder: unknown, [name, ...rest]: Path): unknown {
  if (name === undefined) return holder
  if (Array.isArray(holder))
    return valueAt(
      holder.find((item) => isItem(item, name)),
      rest,
    )
  return isRecord(holder) ? valueAt(own(holder, name), rest) : undefined
}

/** Whether a path can be written: no item on its way is gone. */
export function isReachable(holder: unknown, [name, ...rest]: Path): boolean {
  if (name === undefined || rest.length === 0) return true
  if (!Array.isArray(holder)) return !isRecord(holder) || isReachable(own(holder, name), rest)
  const item: unknown = holder.find((one) => isItem(one, name))
  return item !== undefined && isReachable(item, rest)
}

function withItem(list: unknown[], id: string, rest: Path, next: unknown): unknown[] {
  const known = list.some((item) => isItem(item, id))
  if (rest.length > 0) return list.map((item) => (isItem(item, id) ? withValue(item, rest, next) : item))
  if (next === null || next === undefined) return list.filter((item) => !isItem(item, id))
  const item = isRecord(next) ? { ...next, _id: id } : next
  return known ? list.map((one) => (isItem(one, id) ? item : one)) : [...list, item]
}

/** The same with another value at a path; what is on the way and not there yet is made, what is no holder stays. */
export function withValue(holder: unknown, [name, ...rest]: Path, next: unknown): unknown {
  if (name === undefined) return next
  if (Array.isArray(holder)) return withItem(holder, name, rest, next)
  if (holder !== undefined && holder !== null && !isRecord(holder)) return holder
  const { [name]: before, ...others } = holder ?? {}
  const value = withValue(isRecord(holder) && Object.hasOwn(holder, name) ? before : undefined, rest, next)
  return value === null || value === undefined ? others : { ...others, [name]: value }
}

/** As readers and callers know it: without the ids of items. */
export function plainValue(value: unknown): unknown {
  if (Array.isArray(value))
    return value.map((item: unknown) => {
      if (!isRecord(item)) return plainValue(item)
      const { _id, ...others } = item
      return plainValue(others)
    })
  if (!isRecord(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, plainValue(one)]))
}

const idOf = (item: unknown) => (isRecord(item) && typeof item._id === 'string' ? item._id : null)

/** The id an item brings, else that of the same item before, else that of the item in its place, else a new one. */
function itemsWithIds(items: unknown[], known: unknown, newId: () => string): unknown[] {
  const brought = new Set(items.map(idOf))
  const before: unknown[] = Array.isArray(known) ? known.filter((item) => !brought.has(idOf(item))) : []
  const used = new Set<string>()
  const matches = items.map((item) => {
    const at = idOf(item) ? -1 : before.findIndex((one) => sameValue(plainValue([one]), plainValue([item])))
    return at < 0 ? undefined : before.splice(at, 1)[0]
  })
  return items.map((item, index) => {
    if (!isRecord(item)) return withItemIds(item, undefined, newId)
    const own = idOf(item)
    const match = own ? null : (matches[index] ?? before.shift())
    const wanted = own ?? idOf(match)
    const id = wanted === null || used.has(wanted) ? newId() : wanted
    used.add(id)
    return { ...inside(item, match, newId), _id: id }
  })
}

const inside = (record: Record<string, unknown>, known: unknown, newId: () => string) =>
  Object.fromEntries(
    Object.entries(record).map(([name, one]) => [name, withItemIds(one, isRecord(known) ? known[name] : null, newId)]),
  )

/** What a caller sent, with the ids its items have already, and new ones for new items. */
export function withItemIds(value: unknown, known: unknown, newId: () => string): unknown {
  if (Array.isArray(value)) return itemsWithIds(value, known, newId)
  return isRecord(value) ? inside(value, known, newId) : value
}
