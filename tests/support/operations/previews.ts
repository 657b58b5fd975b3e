import { fromTiredPlace } from './limits.ts'
import type { Proofs, World } from './proof.ts'

const type = 'about'

/** An address of a draft; gives its id and its token. */
export async function newPreview({ api, editor }: Pick<World, 'api' | 'editor'>, of = type) {
  const { body } = await api.send('POST', `/static-contents/${of}/previews`, { days: 1 }, editor)
  const [{ _id, address }] = body.items
  return { id: String(_id), token: String(address).split('/').at(-1) ?? '' }
}

const ofPage = ({ editor }: World) => ({ headers: editor, params: { type } })
/** No page. */
const ofText = ({ editor }: World) => ({ headers: editor, params: { type: 'banner' } })

export const previewProofs: Proofs = {
  'GET /static-contents/{type}/previews': { 200: ofPage, 400: ofText },
  'POST /static-contents/{type}/previews': {
    201: (world) => ({ ...ofPage(world), body: { days: 7 } }),
    404: ({ editor }) => ({ headers: editor, params: { type: 'nothing' }, body: { days: 7 } }),
  },
  'DELETE /static-contents/{type}/previews/{id}': {
    204: async (world) => ({ headers: world.editor, params: { type, id: (await newPreview(world)).id } }),
    400: ({ editor }) => ({ headers: editor, params: { type: 'banner', id: 'x' } }),
  },
  'GET /previews/{token}': {
    200: async (world) => ({ params: { token: (await newPreview(world)).token } }),
    429: async (world) => ({
      headers: await fromTiredPlace(world, 'preview-unknown'),
      params: { token: 'guessed' },
    }),
  },
}
