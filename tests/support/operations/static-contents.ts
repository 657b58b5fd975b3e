import { randomUUID } from 'node:crypto'
import type { Proofs, World } from './proof.ts'

const type = 'banner'

async function draft({ api, editor }: World) {
  const { data, version } = (await api.get(`/static-contents/${type}?draft=true`, editor)).body
  return { data, version }
}

const edited = async (world: World) => ({ headers: world.editor, params: { type } })

/** As somebody would save who has not seen the newest version. */
async function outdated(world: World) {
  const before = await draft(world)
  await world.api.send('PUT', `/static-contents/${type}`, before, world.editor)
  return { ...(await edited(world)), body: before }
}

/** The steps right after the first version are there no more. */
async function forgotten({ api, editor }: World) {
  await api.pool.query(`insert into static_content_saves (type, version, client, number, operations)
    values ('newsletter', 5000, 'document', 5000, '[]')`)
  return { headers: editor, params: { type: 'newsletter' }, query: 'since=1' }
}

const save = (base: number) => ({
  ...{ base, client: randomUUID(), number: 1 },
  operations: [{ op: 'set', id: '', locale: 'en', path: ['buttonLabel'], value: 'Courses' }],
})

const newPage = (slug: string) => ({ title: { nl: 'Nieuw' }, slug: { nl: slug } })

/** A page that nobody reads yet. */
async function pageDraft({ api, editor }: World) {
  const slug = `nieuw-${randomUUID()}`
  const { body } = await api.send('POST', '/static-contents', newPage(slug), editor)
  return { slug, type: String(body.type) }
}

const ofPage = async (world: World) => ({ headers: world.editor, params: { type: (await pageDraft(world)).type } })

export const staticContentProofs: Proofs = {
  'GET /static-contents': { 200: ({ editor }) => ({ headers: editor, query: 'limit=999' }) },
  'POST /static-contents': {
    201: ({ editor }) => ({ headers: editor, body: newPage(`nieuw-${randomUUID()}`) }),
    409: async (world) => ({ headers: world.editor, body: newPage((await pageDraft(world)).slug) }),
  },
  'DELETE /static-contents/{type}': { 204: ofPage, 400: edited },
  'GET /static-contents/{type}/links': { 200: ofPage, 400: edited },
  'POST /static-contents/{type}/unpublish': { 204: ofPage, 400: edited },
  'GET /static-contents/published': {
    200: () => ({ query: 'types=homepage,footer,banner' }),
    404: () => ({ query: 'types=nothing' }),
  },
  'GET /static-contents/states': { 200: ({ editor }) => ({ headers: editor }) },
  'GET /static-contents/{type}': {
    200: () => ({ params: { type: 'homepage' } }),
    401: () => ({ params: { type }, query: 'draft=true' }),
    403: async ({ api }) => ({ params: { type }, query: 'draft=true', headers: await api.as('CONTACT') }),
  },
  'PUT /static-contents/{type}': {
    200: async (world) => ({ ...(await edited(world)), body: await draft(world) }),
    409: outdated,
  },
  'POST /static-contents/{type}/publish': {
    200: async (world) => ({ ...(await edited(world)), body: { version: (await draft(world)).version } }),
    409: async (world) => {
      const { body, ...call } = await outdated(world)
      return { ...call, body: { version: body.version } }
    },
  },
  'POST /static-contents/{type}/restore/{version}': {
    200: ({ editor }) => ({ headers: editor, params: { type, version: '1' } }),
  },
  'GET /static-contents/{type}/check': { 200: edited },
  'POST /static-contents/{type}/presence': {
    200: async (world) => ({ ...(await edited(world)), body: { client: randomUUID() } }),
  },
  'GET /static-contents/{type}/draft': { 200: edited },
  'GET /static-contents/{type}/operations': {
    200: async (world) => ({ ...(await edited(world)), query: 'since=0' }),
    409: forgotten,
  },
  'POST /static-contents/{type}/operations': {
    200: async (world) => ({ ...(await edited(world)), body: save((await draft(world)).version) }),
    409: async (world) => ({ ...(await edited(world)), body: save(1_000_000) }),
  },
  'GET /static-contents/{type}/versions': { 200: edited },
  'GET /static-contents/{type}/versions/{version}/changes': {
    200: ({ editor }) => ({ headers: editor, params: { type, version: '1' } }),
  },
}
