import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { sessionFiles, trainerLinks } from '../../../src/db/tables.ts'
import { mostSessionFiles } from '../../../src/domain/session-files.ts'
import { newColleague } from '../second-factor.ts'
import { materialForm, taughtMaterial } from '../session-files.ts'
import { taughtSession } from '../trainer-links.ts'
import { newSession } from '../training.ts'
import { tiredAccount } from './limits.ts'
import type { Call, Proofs, World } from './proof.ts'

const text = () => materialForm(['a.txt', 'a'])
const program = () => materialForm(['a.pdf', new Uint8Array([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, 0])])

const picture = async () => {
  const create = { width: 8, height: 6, channels: 3 as const, background: '#c9532b' }
  return materialForm(['a.png', new Uint8Array(await sharp({ create }).png().toBuffer())])
}

/** The session has all that it may. */
const fill = ({ api }: World, sessionId: string) =>
  api.db
    .insert(sessionFiles)
    .values(
      Array.from({ length: mostSessionFiles }, () => ({ sessionId, name: 'a.txt', mimeType: 'text/plain', size: 1 })),
    )

const toDesk = async ({ api, staff }: World): Promise<Call> => {
  const { session, file } = await taughtMaterial(api)
  return { headers: staff, params: { id: session, file } }
}

const toTrainer = async ({ api }: World): Promise<Call> => {
  const { token, file } = await taughtMaterial(api)
  return { params: { token, id: file } }
}

export const sessionFileProofs: Proofs = {
  'GET /sessions/{id}/files': {
    200: async ({ api, staff }) => ({ headers: staff, params: { id: await newSession(api) } }),
  },
  'POST /sessions/{id}/files': {
    201: async ({ api, staff }) => ({
      headers: staff,
      params: { id: await newSession(api) },
      body: text(),
    }),
    409: async (world) => {
      const id = await newSession(world.api)
      await fill(world, id)
      return { headers: world.staff, params: { id }, body: text() }
    },
    415: async ({ api, staff }) => ({
      headers: staff,
      params: { id: await newSession(api) },
      body: program(),
    }),
    429: async (world) => {
      const { headers, id } = await newColleague(world.api)
      await tiredAccount(world, 'picture-megapixels', id)
      return { headers, params: { id: await newSession(world.api) }, body: await picture() }
    },
  },
  'GET /sessions/{id}/files/{file}': {
    200: toDesk,
  },
  'DELETE /sessions/{id}/files/{file}': {
    204: toDesk,
  },
  'GET /trainer-sessions/{token}/files': {
    200: async ({ api }) => ({ params: { token: (await taughtMaterial(api)).token } }),
  },
  'POST /trainer-sessions/{token}/files': {
    201: async ({ api }) => ({ params: { token: (await taughtSession(api)).token }, body: text() }),
    409: async (world) => {
      const { token, session } = await taughtSession(world.api)
      await fill(world, session)
      return { params: { token }, body: text() }
    },
    415: async ({ api }) => ({
      params: { token: (await taughtSession(api)).token },
      body: program(),
    }),
    429: async (world) => {
      const { token, session } = await taughtSession(world.api)
      const [link] = await world.api.db.select().from(trainerLinks).where(eq(trainerLinks.sessionId, session))
      await tiredAccount(world, 'trainer-files', String(link?.id))
      return { params: { token }, body: text() }
    },
  },
  'GET /trainer-sessions/{token}/files/{id}': { 200: toTrainer },
  'PATCH /trainer-sessions/{token}/files/{id}': {
    200: async (world) => ({ ...(await toTrainer(world)), body: { name: 'b' } }),
  },
  'DELETE /trainer-sessions/{token}/files/{id}': { 204: toTrainer },
}
