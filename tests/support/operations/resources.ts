import type { TestApi } from '../api.ts'
import { type Kind, kinds, madeFor } from '../resources.ts'
import { newCustomer } from '../training.ts'
import { mergeProofs, type Proofs, type World } from './proof.ts'

/** The id of one that is a new customer's. */
export const madeOf = async ({ api }: World, kind: Kind) => madeFor(api, kind, await newCustomer(api))

/** How staff succeed with one of a kind. */
function single(kind: Kind): Proofs {
  const { path, method = 'PATCH' } = kind
  const one = async (world: World) => ({ headers: world.staff, params: { id: await madeOf(world, kind) } })
  return {
    [`POST ${path}`]: {
      201: async ({ api, staff }) => ({ headers: staff, body: await kind.body(api, await newCustomer(api)) }),
    },
    [`GET ${path}/{id}`]: { 200: one },
    [`${method} ${path}/{id}`]: { 200: async (world) => ({ ...(await one(world)), body: kind.changes }) },
    [`DELETE ${path}/{id}`]: { 204: one },
  }
}

/** Right before another one. */
export async function placeOf(api: TestApi, { path }: Kind, id: string) {
  const others: { _id: string }[] = (await api.get(`${path}/all`)).body
  return { before: others.find(({ _id }) => _id !== id)?._id }
}

/** How one is moved in its order, and what uses it is asked. */
function more(kind: Kind): Proofs {
  const { path, ordered, used } = kind
  const one = async (world: World) => ({ headers: world.staff, params: { id: await madeOf(world, kind) } })
  return {
    ...(ordered && {
      [`POST ${path}/{id}/place`]: {
        async 200(world) {
          const call = await one(world)
          return { ...call, body: await placeOf(world.api, kind, call.params.id) }
        },
      },
    }),
    ...(used && { [`GET ${path}/{id}/uses`]: { 200: one } }),
  }
}

function lists(kind: Kind): Proofs {
  const some = async (world: World) => {
    await madeOf(world, kind)
    return { headers: world.staff }
  }
  return {
    [`GET ${kind.path}`]: { 200: async (world) => ({ ...(await some(world)), query: 'limit=999' }) },
    [`GET ${kind.path}/all`]: { 200: some },
  }
}

const { course, session, invoice, ...others } = kinds
const { 'DELETE /invoices/{id}': _, ...invoices } = single(invoice)

/** The generic six; an invoice stays, and courses and sessions have lists of their own. */
export const resourceProofs: Proofs = mergeProofs(
  ...Object.values(others).flatMap((kind: Kind) => [lists(kind), single(kind), more(kind)]),
  single(course),
  single(session),
  lists(invoice),
  invoices,
)
