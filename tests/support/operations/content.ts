import { eq } from 'drizzle-orm'
import { courseLanguages, languages, sessions } from '../../../src/db/tables.ts'
import { renamedPage } from '../renamed-page.ts'
import { kinds } from '../resources.ts'
import { newRoom, requestRoom } from '../rooms.ts'
import { newCustomer, newSession, newStudents, registrationOf } from '../training.ts'
import { noText, someCourse } from './courses.ts'
import type { Call, Proofs, World } from './proof.ts'
import { madeOf } from './resources.ts'

type Keyed = 'category' | 'location' | 'roomType' | 'theme' | 'trainer' | 'page'

const oneOf = async ({ api }: World, path: string) => (await api.get(path)).body[0]

/** A key that another one has already, given to a new one and to one that stands. */
function takenKeys(name: Keyed): Proofs {
  const { path } = kinds[name]
  const taken = async (world: World) => (await oneOf(world, `${path}/all`)).key
  return {
    [`POST ${path}`]: {
      409: async (world) => {
        const body = await kinds[name].body(world.api, await newCustomer(world.api))
        return { headers: world.staff, body: { ...body, key: await taken(world) } }
      },
    },
    [`PATCH ${path}/{id}`]: {
      409: async (world) => ({
        headers: world.editor,
        body: { key: await taken(world) },
        params: { id: await madeOf(world, kinds[name]) },
      }),
    },
  }
}

/** A change of what somebody else changed since it was read. */
const readBefore = (name: 'faq' | 'review' | 'staffMember'): Proofs => ({
  [`PATCH ${kinds[name].path}/{id}`]: {
    409: async (world) => ({
      headers: world.editor,
      body: { ...kinds[name].changes, updatedAt: '2026-01-01T00:00:00Z' },
      params: { id: await madeOf(world, kinds[name]) },
    }),
  },
})

/** What is needed elsewhere. */
const needed =
  (find: (world: World) => Promise<string>) =>
  async (world: World): Promise<Call> => ({ headers: world.staff, params: { id: await find(world) } })

/** The id of a language in which no session or course is given. */
async function unspoken({ api }: World): Promise<string> {
  await api.db
    .insert(languages)
    .values({ code: 'fr', name: { nl: 'Frans', en: null, fr: null } })
    .onConflictDoNothing()
  const idOf = async (code: string) => (await api.get(`/languages/all?code=${code}`)).body[0]._id
  const [dutch, french] = [await idOf('nl'), await idOf('fr')]
  await api.db.update(sessions).set({ languageId: dutch }).where(eq(sessions.languageId, french))
  await api.db.delete(courseLanguages).where(eq(courseLanguages.languageId, french))
  return french
}

/** A term that is there already. */
/** One that stood there before any test made another. */
async function someTerm({ api, editor }: World) {
  const terms: { term: string; meanings: string[] }[] = (await api.get('/search-terms/all?language=nl', editor)).body
  const { term, meanings } = terms.find((one) => /^[a-z]+$/.test(one.term)) ?? {}
  return { language: 'nl', term, meanings }
}

async function bookedRoom({ api }: World) {
  const { headers } = await newCustomer(api)
  const roomType = await newRoom(api)
  await requestRoom(api, headers, { roomType })
  return roomType
}

/** The id of a code that a registration holds. */
async function heldCode({ api, staff }: World): Promise<string> {
  const { _id, code } = (await api.send('POST', '/discount-codes', await kinds.discountCode.body(), staff)).body
  const customer = await newCustomer(api)
  const body = registrationOf(await newSession(api), await newStudents(api, customer))
  await api.send('POST', '/registrations', { ...body, discountCode: code }, customer.headers)
  return _id
}

/** The id of a new one that a course is linked to. */
async function linkedTo(world: World, name: 'theme' | 'trainer'): Promise<string> {
  const id = await madeOf(world, kinds[name])
  const course = await madeOf(world, kinds.course)
  await world.api.send('PATCH', `/courses/${course}`, { [`${name}s`]: [id] }, world.staff)
  return id
}

async function termsInForce({ api, staff }: World) {
  const [{ _id }] = (await api.get('/cancellation-terms?sort=validFrom:ASC')).body.items
  return { headers: staff, params: { id: String(_id) } }
}

export const contentProofs: Proofs[] = [
  takenKeys('category'),
  takenKeys('location'),
  takenKeys('roomType'),
  takenKeys('theme'),
  takenKeys('trainer'),
  ...(['faq', 'review', 'staffMember'] as const).map(readBefore),
  takenKeys('page'),
  {
    'DELETE /categories/{id}': {
      409: needed(async (world) => (await someCourse(world)).category._id),
    },
    'DELETE /locations/{id}': {
      409: needed(async (world) => (await world.api.get(`/sessions/${await newSession(world.api)}`)).body.location._id),
    },
    'DELETE /themes/{id}': { 409: needed((world) => linkedTo(world, 'theme')) },
    'DELETE /trainers/{id}': { 409: needed((world) => linkedTo(world, 'trainer')) },
    'DELETE /roomTypes/{id}': { 409: needed(bookedRoom) },
    'POST /cancellation-terms': {
      409: async (world) => {
        const body = await kinds.cancellationTerms.body()
        await world.api.send('POST', '/cancellation-terms', body, world.staff)
        return { headers: world.staff, body }
      },
    },
    'PATCH /cancellation-terms/{id}': {
      409: async (world) => ({ ...(await termsInForce(world)), body: { daysToMove: 1 } }),
    },
    'DELETE /cancellation-terms/{id}': { 409: termsInForce },
    'POST /discount-codes': {
      409: async ({ api, staff }) => {
        const body = await kinds.discountCode.body()
        await api.send('POST', '/discount-codes', body, staff)
        return { headers: staff, body }
      },
    },
    'DELETE /discount-codes/{id}': { 409: needed(heldCode) },
    'POST /search-terms': {
      409: async (world) => ({ headers: world.editor, body: await someTerm(world) }),
    },
    'PATCH /search-terms/{id}': {
      409: async (world) => ({
        headers: world.editor,
        params: { id: await madeOf(world, kinds.searchTerm) },
        body: await someTerm(world),
      }),
    },
    'GET /old-slugs/{kind}/{slug}': {
      200: async ({ api, editor }) => ({ params: await renamedPage(api, editor) }),
      400: () => ({ params: { kind: 'pages', slug: noText } }),
    },
    'GET /site-search': {
      200: () => ({ query: 'search=subsidie&locale=nl' }),
      400: () => ({ query: 'search=subsidie&locale=de' }),
    },
    'GET /pages/{id}': { 400: () => ({ params: { id: noText } }) },
    'DELETE /pages/{id}': { 400: ({ editor }) => ({ headers: editor, params: { id: noText } }) },
    'POST /languages': {
      201: async (world) => {
        await world.api.send('DELETE', `/languages/${await unspoken(world)}`, undefined, world.editor)
        return { headers: world.editor, body: { code: 'fr', name: { nl: 'Frans' } } }
      },
      409: ({ editor }) => ({ headers: editor, body: { code: 'nl', name: { nl: 'Nederlands' } } }),
    },
    'PATCH /languages/{id}': {
      409: async ({ api, editor }) => {
        const [{ _id }] = (await api.get('/languages/all?code=nl')).body
        return { headers: editor, params: { id: _id }, body: { code: 'en' } }
      },
    },
    'DELETE /languages/{id}': {
      204: async (world) => ({ headers: world.editor, params: { id: await unspoken(world) } }),
      409: needed(async ({ api }) => (await api.get('/languages/all?code=nl')).body[0]._id),
    },
  },
]
