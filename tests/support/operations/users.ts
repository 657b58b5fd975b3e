import { randomUUID } from 'node:crypto'
import { administer } from '../memberships.ts'
import { newCustomer } from '../training.ts'
import { followVerification } from '../verification.ts'
import { newAccount, password, someone } from './auth.ts'
import { fromTiredPlace, tiredAccount } from './limits.ts'
import type { Proof, Proofs, World } from './proof.ts'

const organisation = () => ({ name: `Huis ${randomUUID()}` })

/** An organisation's administrator, and who waits to be let in. */
async function applicant({ api }: World) {
  const admin = await newAccount(api, { organisation: organisation() })
  const { body } = await api.send('POST', '/users', someone({ organisation: admin.user.organisation._id }))
  await followVerification(api, body.email)
  return { headers: admin.headers, params: { id: String(body._id) } }
}

const registering: Record<number, Proof> = {
  201: () => ({ body: someone() }),
  // Whoever knows an address is not yet its owner.
  401: async ({ api }) => {
    const { email } = await newAccount(api)
    return { body: someone({ email, password: 'a-wrong-one', organisation: organisation() }) }
  },
  403: async ({ api }) => ({ headers: (await newAccount(api)).headers, body: someone({ inviteType: 'CONTACT' }) }),
  404: async ({ api }) => {
    const { headers } = await newAccount(api, { organisation: organisation() })
    return { headers, body: someone({ inviteType: 'CONTACT', organisation: randomUUID() }) }
  },
  409: async ({ api }) => ({ body: someone({ email: (await newAccount(api)).email }) }),
  429: async (world) => ({ headers: await fromTiredPlace(world, 'register-address'), body: someone() }),
}

/** An account that changes itself. */
async function oneself({ api }: World, body: object) {
  const { headers, user } = await newAccount(api)
  return { headers, params: { id: String(user._id) }, body }
}

export const userProofs: Proofs = {
  'POST /users': registering,
  'POST /auth/register': registering,
  'POST /users/validate': {
    200: async ({ api }) => ({ body: { email: (await newAccount(api, { organisation: organisation() })).email } }),
    404: () => ({ body: { email: someone().email } }),
    429: async (world) => ({
      headers: await fromTiredPlace(world, 'validate-address'),
      body: { email: someone().email },
    }),
  },
  'GET /users/me/{userId}': {
    200: async ({ api }) => {
      const { headers, user } = await newAccount(api, { organisation: organisation(), createStudent: true })
      return { headers, params: { userId: user._id } }
    },
  },
  'GET /users/me/{userId}/sessions': {
    200: async ({ api }) => {
      const { headers, user } = await newAccount(api)
      return { headers, params: { userId: user._id } }
    },
  },
  'GET /users/me/{userId}/trainings': {
    200: async ({ api }) => {
      const { headers, user } = await newAccount(api)
      return { headers, params: { userId: user._id } }
    },
  },
  'GET /users/me/{userId}/waiting': {
    200: async ({ api }) => {
      const { headers, user } = await newAccount(api)
      return { headers, params: { userId: user._id } }
    },
  },
  'GET /users/me/{userId}/organisations': {
    200: async ({ api }) => {
      const { headers, user } = await newAccount(api)
      return { headers, params: { userId: user._id } }
    },
  },
  'POST /users/me/{userId}/organisations': {
    201: async ({ api }) => {
      const { headers, user } = await newAccount(api)
      const { organisation } = await newCustomer(api)
      return { headers, params: { userId: user._id }, body: { organisation } }
    },
    409: async ({ api }) => {
      const { headers, id: userId, organisation } = await newCustomer(api)
      return { headers, params: { userId }, body: { organisation } }
    },
    429: async (world) => {
      const { headers, id: userId } = await newCustomer(world.api)
      const { organisation } = await newCustomer(world.api)
      await tiredAccount(world, 'mail-invitations', userId)
      return { headers, params: { userId }, body: { organisation } }
    },
  },
  'DELETE /users/me/{userId}/organisations/{organisationId}': {
    204: async ({ api }) => {
      const { headers, id: userId, organisation } = await newCustomer(api)
      return { headers, params: { userId, organisationId: String(organisation) } }
    },
    409: async ({ api }) => {
      const { headers, id: userId, organisation } = await newCustomer(api)
      await administer(api, [userId])
      return { headers, params: { userId, organisationId: String(organisation) } }
    },
  },
  'POST /auth/switch-organisation': {
    200: async ({ api }) => {
      const { headers, organisation } = await newCustomer(api)
      return { headers, body: { organisation } }
    },
  },
  'DELETE /users/me/{userId}/sessions': {
    204: async ({ api }) => {
      const { headers, user } = await newAccount(api)
      return { headers, params: { userId: user._id } }
    },
  },
  'DELETE /users/me/{userId}/sessions/{sessionId}': {
    204: async ({ api }) => {
      const { headers, user, email } = await newAccount(api)
      await api.asUser(email)
      const { body } = await api.get(`/users/me/${user._id}/sessions`, headers)
      const other = body.find(({ current }: { current: boolean }) => !current)
      return { headers, params: { userId: user._id, sessionId: other._id } }
    },
  },
  'PATCH /users/{id}': {
    200: (world) => oneself(world, { firstName: 'Eva' }),
    401: (world) => oneself(world, { email: someone().email, password: 'a-wrong-one' }),
    403: (world) => oneself(world, { active: false }),
    409: async (world) => oneself(world, { email: (await newAccount(world.api)).email, password }),
    429: async (world) => {
      const { headers, user, email } = await newAccount(world.api)
      await tiredAccount(world, 'login-account', email)
      return { headers, params: { id: user._id }, body: { email: someone().email, password } }
    },
  },
  'GET /users/approvals': { 200: applicant },
  'POST /users/{id}/approval': {
    200: async (world) => ({ ...(await applicant(world)), body: { approval: 'approved' } }),
    409: async (world) => {
      const call = { ...(await applicant(world)), body: { approval: 'rejected' } }
      await world.api.send('POST', `/users/${call.params.id}/approval`, call.body, call.headers)
      return call
    },
  },
}
