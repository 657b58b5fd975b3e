import type { Proofs, World } from './proof.ts'

const type = 'cookie'
const locales = ['en']
const at = '2099-01-01T08:00:00Z'

async function newest({ api, editor }: World) {
  return (await api.get(`/static-contents/${type}?draft=true`, editor)).body.version
}

const documents = async (world: World) => [{ type, version: await newest(world) }]

export async function newPlan(world: World): Promise<string> {
  const body = { documents: await documents(world), locales, at }
  return (await world.api.send('POST', '/publishing-plans', body, world.editor)).body._id
}

async function withdrawn(world: World) {
  const id = await newPlan(world)
  await world.api.send('POST', `/publishing-plans/${id}/withdraw`, undefined, world.editor)
  return { headers: world.editor, params: { id } }
}

const outdated = [{ type, version: 1_000_000 }]
const unknown = { documents: [{ type: 'nothing', version: 1 }], locales }

export const publishingPlanProofs: Proofs = {
  'GET /publishing-plans': { 200: ({ editor }) => ({ headers: editor }) },
  'POST /publishing-plans': {
    201: async (world) => ({ headers: world.editor, body: { documents: await documents(world), locales, at } }),
    404: ({ editor }) => ({ headers: editor, body: { ...unknown, at } }),
    409: ({ editor }) => ({ headers: editor, body: { documents: outdated, locales, at } }),
  },
  'POST /publishing-plans/now': {
    200: async (world) => ({ headers: world.editor, body: { documents: await documents(world), locales } }),
    404: ({ editor }) => ({ headers: editor, body: unknown }),
    409: ({ editor }) => ({ headers: editor, body: { documents: outdated, locales } }),
  },
  'GET /publishing-plans/{id}': {
    200: async (world) => ({ headers: world.editor, params: { id: await newPlan(world) } }),
  },
  'PATCH /publishing-plans/{id}': {
    200: async (world) => ({ headers: world.editor, params: { id: await newPlan(world) }, body: { locales } }),
    409: async (world) => ({ ...(await withdrawn(world)), body: { locales } }),
  },
  'POST /publishing-plans/{id}/withdraw': {
    200: async (world) => ({ headers: world.editor, params: { id: await newPlan(world) } }),
    409: withdrawn,
  },
}
