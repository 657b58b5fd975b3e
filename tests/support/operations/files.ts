import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { files } from '../../../src/db/tables.ts'
import { fileQuotas } from '../../../src/domain/students.ts'
import { newPicture, replacedPicture, replacement } from '../pictures.ts'
import { newColleague } from '../second-factor.ts'
import { newCustomer } from '../training.ts'
import { tiredAccount } from './limits.ts'
import type { Headers, Proofs, World } from './proof.ts'

function form(content: BlobPart, name = `${randomUUID()}.txt`) {
  const body = new FormData()
  body.append('files', new File([content], name))
  return body
}

/** A file that somebody uploaded, as the API tells of it. */
async function uploaded({ api }: World, headers: Headers, content: BlobPart = 'text') {
  const request = new Request('http://api.test/api/files/upload', { method: 'POST', headers, body: form(content) })
  const [file] = await (await api.api.fetch(request)).json()
  return { id: String(file._id), name: String(file.name) }
}

const picture = () =>
  sharp({ create: { width: 8, height: 6, channels: 3, background: '#c9532b' } })
    .png()
    .toBuffer()

const stored = async (world: World) => ({
  body: { name: (await uploaded(world, world.staff)).name, bucketName: 'files' },
})
const unknown = () => ({ body: { name: randomUUID(), bucketName: 'files' } })

export const fileProofs: Proofs = {
  'POST /files/upload': {
    409: async ({ api }) => {
      const { headers, id: ownerId, organisation: organisationId } = await newCustomer(api)
      const row = { name: 'vol.txt', mimeType: 'text/plain', size: 1, isPublic: false, ownerId, organisationId }
      await api.db.insert(files).values(Array.from({ length: fileQuotas.organisation.files }, () => row))
      return { headers, body: form('text') }
    },
    201: async ({ api }) => ({ headers: await api.as('CONTACT'), body: form('text') }),
    403: async ({ api }) => ({ headers: await api.as('TRAINER'), body: form('text') }),
    429: async (world) => {
      const { id, headers } = await newCustomer(world.api)
      await tiredAccount(world, 'picture-megapixels', id)
      return { headers, body: form(new Uint8Array(await picture()), 'foto.png') }
    },
    415: ({ staff }) => ({ headers: staff, body: form(new Uint8Array([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, 0])) }),
  },
  'GET /files/{id}': {
    200: async (world) => ({ params: { id: (await uploaded(world, world.staff)).id } }),
    400: async (world) => ({ params: { id: (await uploaded(world, world.staff)).id }, query: 'expires=soon' }),
  },
  'DELETE /files/{id}': {
    204: async (world) => ({ headers: world.staff, params: { id: (await uploaded(world, world.staff)).id } }),
    403: async (world) => ({
      headers: await world.api.as('CONTACT'),
      params: { id: (await uploaded(world, world.staff)).id },
    }),
    409: async (world) => {
      const { id } = await uploaded(world, world.staff, new Uint8Array(await picture()))
      const [{ _id }] = (await world.api.get('/staff-members/all')).body
      await world.api.send('PATCH', `/staff-members/${_id}`, { avatar: id }, world.editor)
      return { headers: world.staff, params: { id } }
    },
  },
  'GET /media': { 200: ({ editor }) => ({ headers: editor, query: 'limit=5' }) },
  'PUT /media/{id}/focal-point': {
    200: async (world) => {
      const { id } = await uploaded(world, world.editor, new Uint8Array(await picture()))
      return { headers: world.editor, params: { id }, body: { focalX: 0.25, focalY: 1 } }
    },
  },
  'PUT /media/{id}/alternative-text': {
    200: async (world) => {
      const { id } = await uploaded(world, world.editor, new Uint8Array(await picture()))
      const alternativeText = { nl: 'Een rode tegel', en: null, fr: null }
      return { headers: world.editor, params: { id }, body: { decorative: false, alternativeText } }
    },
  },
  'POST /media/{id}/file': {
    200: async ({ api, editor }) => ({
      headers: editor,
      params: { id: await newPicture(api, editor) },
      body: await replacement(),
    }),
    409: async ({ api, editor }) => ({
      headers: editor,
      params: { id: (await replacedPicture(api, editor)).id },
      body: await replacement(),
    }),
    415: async ({ api, editor }) => {
      const body = form('text')
      body.append('file', new File(['text'], 'tekst.txt'))
      body.append('version', '1')
      return { headers: editor, params: { id: await newPicture(api, editor) }, body }
    },
    429: async (world) => {
      const { id: account, headers } = await newColleague(world.api, 'EDITOR')
      const id = await newPicture(world.api, headers)
      await tiredAccount(world, 'picture-megapixels', account)
      return { headers, params: { id }, body: await replacement() }
    },
  },
  'GET /media/{id}/former/{former}': {
    200: async ({ api, editor }) => {
      const { id, former } = await replacedPicture(api, editor)
      return { headers: editor, params: { id, former } }
    },
    404: async ({ api, editor }) => ({
      headers: editor,
      params: { id: await newPicture(api, editor), former: randomUUID() },
    }),
  },
  'POST /media/{id}/former/{former}/restore': {
    200: async ({ api, editor }) => {
      const { id, former, version } = await replacedPicture(api, editor)
      return { headers: editor, params: { id, former }, body: { version } }
    },
    409: async ({ api, editor }) => {
      const { id, former } = await replacedPicture(api, editor)
      return { headers: editor, params: { id, former }, body: { version: 1 } }
    },
  },
  'GET /pictures': {
    200: async (world) => {
      const { id } = await uploaded(world, world.editor, new Uint8Array(await picture()))
      return { query: `ids=${id}` }
    },
    400: () => ({ query: 'ids=nothing' }),
  },
  'POST /miniobuckets/object': { 200: stored, 404: unknown },
  'POST /miniobuckets/presignedUrl': { 200: stored, 404: unknown },
}
