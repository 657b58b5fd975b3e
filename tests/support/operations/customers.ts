import { randomUUID } from 'node:crypto'
import { kinds } from '../resources.ts'
import { newCustomer, newSession, newStudents, registrationOf } from '../training.ts'
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

async function organisationId(world: World) {
  return { headers: world.staff, params: { id: await madeOf(world, kinds.organisation) } }
}

async function takenName({ api }: World) {
  const { organisation, headers } = await newCustomer(api)
  return { name: (await api.get(`/organisations/${organisation}`, headers)).body.name }
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

  'POST /students': {
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

  'POST /users/student/upload': {
    201: (world) => uploading(world),
    404: (world) => uploading(world, { organisation: randomUUID() }),
    415: (world) => uploading(world, { content: new Uint8Array([1, 0, 2]) }),
  },
  'GET /users/student/template': {
    200: async ({ api }) => ({ headers: (await newCustomer(api)).headers }),
    400: async ({ api }) => ({ headers: (await newCustomer(api)).headers, query: 'format=pdf' }),
  },
}
