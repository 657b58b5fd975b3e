import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { users } from '../../../src/db/tables.ts'
import { mostStudents } from '../../../src/domain/students.ts'
import { organisationAdmin } from '../../../src/domain/visitor.ts'
import { administer } from '../memberships.ts'
import { kinds } from '../resources.ts'
import { newCustomer, newSession, newStudents, registrationOf } from '../training.ts'
import { crowdedQueue, tiredAccount } from './limits.ts'
import type { Call, Proofs, World } from './proof.ts'
import { madeOf } from './resources.ts'

const person = (given: object = {}) => ({
  firstName: 'Eva',
  lastName: 'Smet',
  email: `${randomUUID()}@proef.test`,
  ...given,
})

/** A file with participants, sent by a customer. */
async function uploading(
  { api }: World,
  { content, organisation }: { content?: BlobPart; organisation?: string } = {},
) {
  const body = new FormData()
  const rows = `Voornaam;Achternaam;E-mailadres\nEva;Smet;${person().email}`
  body.append('file', new File([content ?? rows], 'deelnemers.csv'))
  if (organisation) body.append('organisation', organisation)
  return { headers: (await newCustomer(api)).headers, body }
}

async function uploadingTooMuch(world: World) {
  const { id, headers } = await newCustomer(world.api)
  await tiredAccount(world, 'table-kilobytes', id)
  return { ...(await uploading(world)), headers }
}

/** A file that was read, and nobody added yet. */
async function started(world: World) {
  const { headers, body } = await uploading(world)
  const request = new Request('http://api.test/api/student-uploads', { method: 'POST', headers, body })
  const { _id } = await (await world.api.api.fetch(request)).json()
  return { headers, params: { id: String(_id) } }
}

const ofSecondRow = ({ headers, params }: Call) => ({ headers, params: { ...params, row: '2' }, body: { phone: null } })

async function uploadAdded(world: World) {
  const call = await started(world)
  await world.api.send('POST', `/student-uploads/${call.params.id}/add`, undefined, call.headers)
  return call
}

async function organisationId(world: World) {
  return { headers: world.staff, params: { id: await madeOf(world, kinds.organisation) } }
}

async function takenName({ api }: World) {
  const { organisation, headers } = await newCustomer(api)
  return { name: (await api.get(`/organisations/${organisation}`, headers)).body.name }
}

/** An organisation, and the account that alone administers it. */
async function administered({ api }: World) {
  const { id: userId, organisation } = await newCustomer(api)
  await administer(api, [userId])
  return { id: String(organisation), userId }
}

/** A customer who chose one of its participants. */
async function chosen({ api }: World) {
  const customer = await newCustomer(api)
  return { ...customer, body: { students: await newStudents(api, customer) } }
}

/** The same after it was removed; `email` is the participant's. */
async function removed(world: World) {
  const { headers, body, ...customer } = await chosen(world)
  const { email } = (await world.api.get(`/students/${body.students[0]}`, headers)).body
  await world.api.send('POST', '/students/remove', body, headers)
  return { ...customer, headers, body, email: String(email) }
}

export const customerProofs: Proofs = {
  'POST /organisations': {
    409: async (world) => ({ headers: world.staff, body: await takenName(world) }),
  },
  'PATCH /organisations/{id}': {
    409: async (world) => ({ ...(await organisationId(world)), body: await takenName(world) }),
  },
  'DELETE /organisations/{id}': {
    204: async ({ api, staff }) => {
      const { body } = await api.send('POST', '/organisations', { name: `Groep ${randomUUID()}` }, staff)
      return { headers: staff, params: { id: body._id } }
    },
    409: organisationId,
  },

  'GET /organisations/{id}/contacts': {
    200: async (world) => ({ headers: world.staff, params: await administered(world) }),
    403: async (world) => ({ headers: (await newCustomer(world.api)).headers, params: await administered(world) }),
    404: ({ staff }) => ({ headers: staff, params: { id: randomUUID() } }),
  },
  'GET /organisations/{id}/administrators': {
    200: async (world) => ({ headers: world.staff, params: await administered(world) }),
    404: ({ staff }) => ({ headers: staff, params: { id: randomUUID() } }),
  },
  'PATCH /organisations/{id}/contacts/{userId}': {
    200: async (world) => ({
      headers: world.staff,
      params: await administered(world),
      body: { roles: [organisationAdmin] },
    }),
    404: ({ staff }) => ({ headers: staff, params: { id: randomUUID(), userId: randomUUID() }, body: { roles: [] } }),
    409: async (world) => ({ headers: world.staff, params: await administered(world), body: { roles: [] } }),
    429: async (world) => ({
      headers: world.staff,
      params: await administered(world),
      body: { roles: [], password: 'leerplein-demo' },
      after: crowdedQueue(),
    }),
  },
  'DELETE /organisations/{id}/contacts/{userId}': {
    204: async (world) => {
      const params = await administered(world)
      await administer(world.api, [params.userId], [])
      return { headers: world.staff, params }
    },
    404: ({ staff }) => ({ headers: staff, params: { id: randomUUID(), userId: randomUUID() } }),
    409: async (world) => ({ headers: world.staff, params: await administered(world) }),
  },

  'POST /students': {
    429: async (world) => ({
      headers: (await newCustomer(world.api)).headers,
      body: person({ sendMail: true, email: await tiredAccount(world, 'mail-recipient', person().email) }),
    }),
    404: async ({ api }) => ({
      headers: (await newCustomer(api)).headers,
      body: person({ organisation: randomUUID() }),
    }),
    409: async ({ api }) => {
      const { headers } = await newCustomer(api)
      const body = person()
      await api.send('POST', '/students', body, headers)
      return { headers, body }
    },
  },
  'PATCH /students/{id}': {
    429: async (world) => {
      const customer = await newCustomer(world.api)
      const email = await tiredAccount(world, 'mail-recipient', person().email)
      const [id = ''] = await newStudents(world.api, customer, 1, { email })
      return { headers: customer.headers, params: { id }, body: { status: 'invited' } }
    },
    409: async ({ api }) => {
      const customer = await newCustomer(api)
      const [first = '', second = ''] = await newStudents(api, customer, 2)
      const { email } = (await api.get(`/students/${first}`, customer.headers)).body
      return { headers: customer.headers, params: { id: second }, body: { email } }
    },
  },
  'DELETE /students/{id}': {
    400: async ({ api }): Promise<Call> => {
      const { headers, ...customer } = await newCustomer(api)
      const [id = ''] = await newStudents(api, { headers, ...customer })
      await api.send('POST', '/registrations', registrationOf(await newSession(api), [id]), headers)
      return { headers, params: { id } }
    },
  },

  'GET /students/export': {
    200: async (world) => ({ headers: (await chosen(world)).headers }),
    400: async (world) => ({ headers: (await chosen(world)).headers, query: 'status=gone' }),
  },
  'POST /students/remove': {
    200: chosen,
    404: ({ staff }) => ({ headers: staff, body: { students: [randomUUID()] } }),
  },
  'POST /students/invite': {
    200: chosen,
    404: ({ staff }) => ({ headers: staff, body: { students: [randomUUID()] } }),
    403: async (world) => {
      const call = await chosen(world)
      await world.api.db.update(users).set({ emailVerifiedAt: null }).where(eq(users.id, call.id))
      return call
    },
  },
  'POST /students/restore': {
    200: removed,
    404: ({ staff }) => ({ headers: staff, body: { students: [randomUUID()] } }),
    409: async (world) => {
      const call = await removed(world)
      await newStudents(world.api, call, 1, { email: call.email })
      return call
    },
  },

  'POST /users/student/upload': {
    201: (world) => uploading(world),
    404: (world) => uploading(world, { organisation: randomUUID() }),
    409: async (world) => {
      const customer = await newCustomer(world.api)
      await newStudents(world.api, customer, mostStudents)
      return { ...(await uploading(world)), headers: customer.headers }
    },
    429: uploadingTooMuch,
  },
  'POST /student-uploads': {
    201: (world) => uploading(world),
    429: uploadingTooMuch,
  },
  'GET /student-uploads/{id}': { 200: started },
  'PATCH /student-uploads/{id}': {
    200: async (world) => ({ ...(await started(world)), body: { columns: ['firstName', 'lastName', 'email'] } }),
    409: async (world) => ({ ...(await uploadAdded(world)), body: { columns: [] } }),
  },
  'PATCH /student-uploads/{id}/rows/{row}': {
    200: async (world) => ofSecondRow(await started(world)),
    409: async (world) => ofSecondRow(await uploadAdded(world)),
  },
  'POST /student-uploads/{id}/add': { 200: started, 409: uploadAdded },
  'POST /student-uploads/{id}/undo': { 200: uploadAdded, 409: started },
  'GET /users/student/template': {
    200: async ({ api }) => ({ headers: (await newCustomer(api)).headers }),
    400: async ({ api }) => ({ headers: (await newCustomer(api)).headers, query: 'format=pdf' }),
  },
}
