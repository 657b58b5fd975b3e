import { createHash, randomUUID } from 'node:crypto'
import { inPasswordQueue } from '../../../src/api/identity/passwords.ts'
import type { LimitName } from '../../../src/api/platform/rate-limits.ts'
import { clientAddressHeader } from '../../../src/config.ts'
import { rateLimits } from '../../../src/db/tables.ts'
import type { Headers, World } from './proof.ts'

const spend = ({ api }: World, name: LimitName, key: string) => {
  const spent = { points: 1_000_000, expire: Date.now() + 60_000 }
  return api.db
    .insert(rateLimits)
    .values({ key: `${name}:${key}`, ...spent })
    .onConflictDoUpdate({ target: rateLimits.key, set: spent })
}

/** Headers of a call from a place that has tried too often. */
export async function fromTiredPlace(world: World, name: LimitName): Promise<Headers> {
  const address = `place-${randomUUID()}`
  await spend(world, name, address)
  return { [clientAddressHeader]: address }
}

/** An address for which was tried too often. */
export async function tiredAccount(world: World, name: LimitName, email: string): Promise<string> {
  await spend(world, name, createHash('sha256').update(email.toLowerCase()).digest('base64url'))
  return email
}

/** As when hundreds wait for their passwords to be hashed; call what it gives back to let them go. */
export function crowdedQueue(): () => void {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  for (let place = 0; place < 400; place += 1) inPasswordQueue({}, () => released).catch(() => {})
  return release
}
