import { askedTrainers, newAskable, trainerlessSession } from '../trainer-requests.ts'
import type { Proofs } from './proof.ts'

export const trainerRequestProofs: Proofs = {
  'GET /sessions/{id}/trainer-requests': {
    200: async ({ api, staff }) => ({ headers: staff, params: { id: (await askedTrainers(api)).session } }),
  },
  'GET /sessions/{id}/trainer-requests/choices': {
    200: async ({ api, staff }) => ({ headers: staff, params: { id: await trainerlessSession(api) } }),
  },
  'POST /sessions/{id}/trainer-requests': {
    200: async ({ api, staff }) => ({
      headers: staff,
      params: { id: await trainerlessSession(api) },
      body: { trainers: [(await newAskable(api)).id] },
    }),
    409: async ({ api, staff }) => {
      const { session, first } = await askedTrainers(api)
      await first.answer(true)
      return { headers: staff, params: { id: session }, body: { trainers: [(await newAskable(api)).id] } }
    },
  },
  'POST /sessions/{id}/trainer-requests/reminders': {
    200: async ({ api, staff }) => ({ headers: staff, params: { id: (await askedTrainers(api)).session } }),
    409: async ({ api, staff }) => ({ headers: staff, params: { id: await trainerlessSession(api) } }),
  },
  'DELETE /sessions/{id}/trainer-requests/{request}': {
    204: async ({ api, staff }) => {
      const { session, first } = await askedTrainers(api)
      return { headers: staff, params: { id: session, request: first.request } }
    },
    409: async ({ api, staff }) => {
      const { session, first } = await askedTrainers(api)
      await first.answer(false)
      return { headers: staff, params: { id: session, request: first.request } }
    },
  },
  'GET /trainer-requests': { 200: ({ staff }) => ({ headers: staff }) },
  'GET /trainer-requests/{token}': {
    200: async ({ api }) => ({ params: { token: (await askedTrainers(api)).first.token } }),
  },
  'POST /trainer-requests/{token}': {
    200: async ({ api }) => ({
      params: { token: (await askedTrainers(api)).first.token },
      body: { isAccepted: true },
    }),
    409: async ({ api }) => {
      const { first } = await askedTrainers(api)
      await first.answer(false)
      return { params: { token: first.token }, body: { isAccepted: true } }
    },
  },
}
