import { randomUUID } from 'node:crypto'
import type { Caller } from '../../../src/api/platform/access.ts'
import type { Role } from '../../../src/db/tables.ts'
import type { Operation } from './document.ts'
import type { Call, Proof, World } from './proof.ts'

/** Who is refused by most calls, with what each is in their `access`. */
const low: [Role, Caller][] = [
  ['CONTACT', 'customer'],
  ['EDITOR', 'editor'],
]
const names = (path: string) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
const nobody = (path: string) => Object.fromEntries(names(path).map((name) => [name, randomUUID()]))

/** More than any call takes, as its header says. */
const tooLarge = String(60 * 1024 * 1024)

/**
 * How an operation that is like all others comes to fail with a status; null where that is particular to it. `success`
 * is a call that would succeed.
 */
export function generalProof(
  operation: Operation,
  status: number,
  success: (world: World) => Promise<Call>,
): Proof | null {
  const { method, path, roles: allowed, bodyTypes, hasQuery } = operation
  const hasBody = bodyTypes.length > 0
  const proofs: Record<number, Proof | false> = {
    400:
      (hasBody || hasQuery) &&
      (async (world) => {
        const call = await success(world)
        if (!hasBody) return { ...call, query: 'nothing=1' }
        return { ...call, body: '[]', headers: { ...call.headers, 'Content-Type': bodyTypes[0] ?? '' } }
      }),
    401: () => ({ params: nobody(path), ...(!allowed && { headers: { Authorization: 'Bearer nothing' } }) }),
    403: async ({ api }) => {
      const [role] = low.find(([, caller]) => !allowed?.includes(caller)) ?? []
      return { params: nobody(path), headers: role && (await api.as(role)) }
    },
    404: path.includes('{') && (async (world) => ({ ...(await success(world)), params: nobody(path) })),
    413:
      method !== 'GET' &&
      (async (world) => {
        const { headers, ...call } = await success(world)
        return { ...call, body: call.body ?? '{}', headers: { ...headers, 'Content-Length': tooLarge } }
      }),
    415:
      hasBody &&
      (async (world) => {
        const { headers, ...call } = await success(world)
        return { ...call, body: 'in other words', headers: { ...headers, 'Content-Type': 'text/plain' } }
      }),
    503: async (world) => ({ ...(await success(world)), without: 'database' }),
  }
  return proofs[status] || null
}
