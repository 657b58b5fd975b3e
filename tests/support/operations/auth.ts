import { randomUUID } from 'node:crypto'
import { issueResetLink } from '../../../src/api/identity/password-reset.ts'
import type { TestApi } from '../api.ts'
import { followVerification, verificationToken } from '../verification.ts'
import { crowdedQueue, fromTiredPlace, tiredAccount } from './limits.ts'
import type { Call, Proofs, World } from './proof.ts'

export const password = 'a-good-password'

export const someone = (given: object = {}) => ({
  email: `${randomUUID()}@proef.test`,
  password,
  firstName: 'Noor',
  lastName: 'Peeters',
  ...given,
})

/** An account of its own, its address verified, that has signed in; of a private person when nothing else is said. */
export async function newAccount(api: TestApi, given: object = {}) {
  const person = someone(given)
  const { body: user } = await api.send('POST', '/users', person)
  if (user.approval === 'approved') await followVerification(api, person.email)
  const { body } = await api.send('POST', '/auth/login', person)
  return { ...person, user, token: body.token, headers: { Authorization: `Bearer ${body.token?.accessToken}` } }
}

async function resetting({ api }: World): Promise<Call> {
  const { user } = await newAccount(api)
  const link = await issueResetLink(api.db, { userId: user._id, life: 1, publicUrl: '', locale: 'nl' })
  const chosen = 'another-password'
  return { params: { token: link.split('/').at(-1) ?? '' }, body: { password: chosen, confirmPassword: chosen } }
}

/** A link that was mailed and not followed yet. */
async function verifying({ api }: World) {
  const person = someone()
  await api.send('POST', '/users', person)
  return { email: person.email, params: { token: await verificationToken(api, person.email) } }
}

async function changing({ api }: World, oldPassword = password): Promise<Call> {
  const { headers } = await newAccount(api)
  return { headers, body: { oldPassword, newPassword: 'another-password' } }
}

const confirming = async ({ api }: World) => ({ headers: (await newAccount(api)).headers, body: { password } })

export const authProofs: Proofs = {
  'POST /auth/login': {
    200: async ({ api }) => ({ body: { email: (await newAccount(api)).email, password } }),
    401: async ({ api }) => ({ body: { email: (await newAccount(api)).email, password: 'a-wrong-one' } }),
    429: async (world) => {
      const { email } = await newAccount(world.api)
      return { body: { email: await tiredAccount(world, 'login-account', email), password } }
    },
  },
  'POST /auth/refresh-tokens': {
    200: async ({ api }) => ({ body: { refreshToken: (await newAccount(api)).token.refreshToken } }),
    401: () => ({ body: { refreshToken: 'nothing' } }),
  },
  'POST /auth/logout': {
    204: async ({ api }) => ({ body: { refreshToken: (await newAccount(api)).token.refreshToken } }),
    401: () => ({ body: { refreshToken: 'nothing' } }),
  },
  'POST /auth/reset-password': {
    200: async ({ api }) => ({ body: { email: (await newAccount(api)).email } }),
    401: () => ({ body: { email: someone().email } }),
    429: async (world) => ({ body: { email: await tiredAccount(world, 'reset-account', someone().email) } }),
  },
  'POST /auth/reset-password/{token}': {
    200: resetting,
    400: async (world) => ({ ...(await resetting(world)), params: { token: 'nothing' } }),
    429: async (world) => ({ ...(await resetting(world)), after: crowdedQueue() }),
  },
  'POST /auth/verify-email/resend': {
    200: async (world) => ({ body: { email: (await verifying(world)).email } }),
    429: async (world) => ({ headers: await fromTiredPlace(world, 'reset-address'), body: { email: someone().email } }),
  },
  'POST /auth/verify-email/{token}': {
    200: async (world) => ({ params: (await verifying(world)).params }),
    400: () => ({ params: { token: 'nothing' } }),
    409: async ({ api }) => {
      const email = someone().email
      const { headers, user } = await newAccount(api)
      await api.send('PATCH', `/users/${user._id}`, { email, password }, headers)
      const token = await verificationToken(api, email)
      await newAccount(api, { email })
      return { params: { token } }
    },
  },
  'POST /auth/change-password': {
    200: changing,
    401: (world) => changing(world, 'a-wrong-one'),
    429: async (world) => ({ ...(await changing(world)), after: crowdedQueue() }),
  },
  'POST /auth/confirm-password': {
    204: confirming,
    401: async (world) => ({ ...(await confirming(world)), body: { password: 'a-wrong-one' } }),
    429: async (world) => ({ ...(await confirming(world)), after: crowdedQueue() }),
  },
}
