import { randomUUID } from 'node:crypto'

/** Gives every key an id of its own; asking for another key throws, as the demo content would not hang together. */
export function idsFor<Key extends string>(keys: readonly Key[]): (key: Key) => string {
  const ids = new Map(keys.map((key) => [key, randomUUID()]))
  return (key) => {
    const id = ids.get(key)
    if (!id) throw new Error(`The demo content names '${key}', which it does not have`)
    return id
  }
}
