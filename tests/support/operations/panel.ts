import { randomUUID } from 'node:crypto'
import { provider } from '../../../src/domain/provider.ts'
import { draftedBulkAct } from '../bulk-acts.ts'
import { draftedMessage, newMessage } from '../desk-messages.ts'
import {
  begunFactor,
  codeAt,
  colleaguePassword,
  colleagueWithFactor,
  newColleague,
  nextCode,
} from '../second-factor.ts'
import { crowdedQueue, tiredAccount } from './limits.ts'
import type { Call, Proofs, World } from './proof.ts'

/** Somebody who gave the password and not yet the code. */
async function halfIn({ api }: World) {
  const colleague = await colleagueWithFactor(api)
  const credentials = { email: colleague.email, password: colleaguePassword, isAdmin: true }
  const { body } = await api.send('POST', '/auth/login', credentials)
  return { colleague, body: { ticket: String(body.ticket), code: await nextCode(api, colleague, colleague.secret) } }
}

/** Somebody who changes their own second factor. */
const own = ({ id, headers }: { id: string; headers: Record<string, string> }, body: object): Call => ({
  headers,
  params: { userId: id },
  body,
})

async function confirming({ api }: World) {
  const colleague = await newColleague(api)
  const { secret } = await begunFactor(api, colleague)
  return own(colleague, { code: codeAt(secret) })
}

async function removing({ api }: World) {
  const colleague = await colleagueWithFactor(api)
  const code = await nextCode(api, colleague, colleague.secret)
  return own(colleague, { password: colleaguePassword, code })
}

const resetting = async ({ api }: World) => {
  const { headers } = await newColleague(api)
  return { headers, params: { id: (await colleagueWithFactor(api, 'EDITOR')).id }, body: {} }
}

/** As it is before staff decide anything. */
const { formerIbans: _former, updatedAt: _updatedAt, ...said } = provider
/** What it says already. */
export const usualProvider = said

const usualBilling = {
  daysUntilDue: 30,
  mostOpen: 1_000_000,
  paidBefore: 0,
  forPrivatePersons: false,
  daysKept: null,
}

const invitation = () => ({
  ...{ email: `${randomUUID()}@leerplein.test`, firstName: 'Lotte', lastName: 'Willems' },
  panelRoles: ['desk'],
})

/** A colleague who was invited and chose no password yet. */
async function invited({ api, staff }: World): Promise<string> {
  const { body } = await api.send('POST', '/panel/colleagues', invitation(), staff)
  return String(body._id)
}

async function noted({ api, staff }: World) {
  const { body: registered } = await api.get('/registrations?limit=1', staff)
  const about = { subject: 'registration', id: String(registered.items[0]._id) }
  const { body } = await api.send('POST', '/notes', { ...about, text: 'Belt terug na tien uur.' }, staff)
  return { about, note: String(body[0]._id) }
}

const draft = async ({ api, staff }: World) => ({ headers: staff, params: { id: (await draftedMessage(api)).id } })
const noDraft = ({ staff }: World) => ({ headers: staff, params: { id: randomUUID() } })

const bulk = async ({ api, staff }: World) => ({ headers: staff, params: { id: (await draftedBulkAct(api)).id } })

export const panelProofs: Proofs = {
  'GET /activities': { 200: ({ staff }) => ({ headers: staff }) },
  'GET /panel-search': {
    200: ({ staff }) => ({ headers: staff, query: 'text=korenbloem' }),
  },
  'POST /bulk-acts': {
    201: async ({ api, staff }) => ({ headers: staff, body: (await draftedBulkAct(api)).input }),
  },
  'GET /bulk-acts/{id}': { 200: bulk, 404: noDraft },
  'GET /bulk-acts/{id}/mails': { 200: bulk, 404: noDraft },
  'POST /bulk-acts/{id}/start': {
    200: async (world) => ({ ...(await bulk(world)), body: {} }),
    404: (world) => ({ ...noDraft(world), body: {} }),
  },
  'GET /desk-messages': {
    200: ({ staff }) => ({ headers: staff, query: `session=${randomUUID()}` }),
  },
  'GET /desk-messages/receivers': {
    200: ({ staff }) => ({ headers: staff, query: `session=${randomUUID()}` }),
  },
  'POST /desk-messages': {
    201: async ({ api, staff }) => ({ headers: staff, body: await newMessage(api) }),
  },
  'GET /desk-messages/{id}': { 200: draft, 404: noDraft },
  'GET /desk-messages/{id}/preview': { 200: draft, 404: noDraft },
  'POST /desk-messages/{id}/send': {
    200: async ({ api, staff }) => {
      const { id, shown } = await draftedMessage(api)
      return { headers: staff, params: { id }, body: { shown } }
    },
    404: (world) => ({ ...noDraft(world), body: { shown: 'nobody' } }),
    409: async (world) => ({ ...(await draft(world)), body: { shown: 'others' } }),
  },
  'POST /notes': {
    201: async (world) => ({ headers: world.staff, body: { ...(await noted(world)).about, text: 'Wil een factuur.' } }),
    404: ({ staff }) => ({ headers: staff, body: { subject: 'session', id: randomUUID(), text: 'Niets.' } }),
  },
  'GET /notes/{subject}/{id}': {
    200: async (world) => ({ headers: world.staff, params: (await noted(world)).about }),
  },
  'DELETE /notes/{id}': {
    204: async (world) => ({ headers: world.staff, params: { id: (await noted(world)).note } }),
  },
  'POST /panel/colleagues': {
    201: ({ staff }) => ({ headers: staff, body: invitation() }),
    409: ({ staff }) => ({ headers: staff, body: { ...invitation(), email: 'contact@leerplein.test' } }),
    429: async ({ api }) => ({
      headers: (await newColleague(api)).headers,
      body: { ...invitation(), password: colleaguePassword },
      after: crowdedQueue(),
    }),
  },
  'PATCH /panel/colleagues/{id}': {
    200: async (world) => ({
      headers: world.staff,
      params: { id: await invited(world) },
      body: { panelRoles: ['finance', 'rooms'] },
    }),
    429: async (world) => ({
      headers: (await newColleague(world.api)).headers,
      params: { id: await invited(world) },
      body: { password: colleaguePassword },
      after: crowdedQueue(),
    }),
  },
  'POST /panel/colleagues/{id}/invitation': {
    200: async (world) => ({ headers: world.staff, params: { id: await invited(world) } }),
    409: async ({ api, staff }) => ({ headers: staff, params: { id: (await newColleague(api)).id } }),
  },
  'POST /auth/second-factor': {
    200: async (world) => ({ body: (await halfIn(world)).body }),
    401: () => ({ body: { ticket: 'nothing', code: '123456' } }),
    429: async (world) => {
      const { colleague, body } = await halfIn(world)
      await tiredAccount(world, 'second-factor', colleague.id)
      return { body }
    },
  },
  'GET /users/me/{userId}/second-factor': {
    200: async ({ api }) => {
      const { id, headers } = await newColleague(api)
      return { headers, params: { userId: id } }
    },
  },
  'POST /users/me/{userId}/second-factor': {
    200: async ({ api }) => own(await newColleague(api), { password: colleaguePassword }),
    429: async ({ api }) => ({
      ...own(await newColleague(api), { password: colleaguePassword }),
      after: crowdedQueue(),
    }),
  },
  'POST /users/me/{userId}/second-factor/confirm': {
    204: confirming,
    409: async ({ api }) => own(await newColleague(api), { code: '123456' }),
    429: async (world) => {
      const call = await confirming(world)
      await tiredAccount(world, 'second-factor', String(call.params?.userId))
      return call
    },
  },
  'POST /users/me/{userId}/second-factor/remove': {
    204: removing,
    409: async ({ api }) => own(await newColleague(api), { password: colleaguePassword, code: '123456' }),
    429: async (world) => ({ ...(await removing(world)), after: crowdedQueue() }),
  },
  'POST /users/{id}/second-factor/remove': {
    204: resetting,
    409: async ({ api, staff }) => ({ headers: staff, params: { id: (await newColleague(api)).id }, body: {} }),
    429: async (world) => ({
      ...(await resetting(world)),
      body: { password: colleaguePassword },
      after: crowdedQueue(),
    }),
  },
  'GET /billing-settings': { 200: ({ staff }) => ({ headers: staff }) },
  'PUT /billing-settings': { 200: ({ staff }) => ({ headers: staff, body: usualBilling }) },
  'GET /provider': { 200: () => ({}) },
  'PUT /provider': {
    200: ({ staff }) => ({ headers: staff, body: usualProvider }),
    409: ({ staff }) => ({ headers: staff, body: { ...usualProvider, updatedAt: '2020-01-01T00:00:00.000Z' } }),
  },
  'GET /panel/settings': { 200: ({ staff }) => ({ headers: staff }) },
  'PATCH /panel/settings': {
    200: ({ staff }) => ({ headers: staff, body: { isSecondFactorDemanded: false } }),
    409: async ({ api }) => ({ headers: (await newColleague(api)).headers, body: { isSecondFactorDemanded: true } }),
    429: async ({ api }) => ({
      headers: (await newColleague(api)).headers,
      body: { isSecondFactorDemanded: false, password: colleaguePassword },
      after: crowdedQueue(),
    }),
  },
}
