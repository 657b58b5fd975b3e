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
  ...Object.values(others).flatMap((kind) => [lists(kind), single(kind)]),
  single(course),
  single(session),
  lists(invoice),
  invoices,
)
