import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { sessions, trainers } from '../../src/db/tables.ts'
import type { TestApi } from './api.ts'
import { newSession } from './training.ts'

type Api = Pick<TestApi, 'db' | 'send' | 'get' | 'as' | 'mailsTo'>

/** Somebody who can be asked: a trainer with an address. */
export async function newAskable({ db }: Pick<Api, 'db'>, name = 'Lien Maes') {
  const key = randomUUID()
  const row = { key, name, bio: { nl: '', en: '', fr: '' }, email: `${key}@lesgever.test` }
  const [made] = await db.insert(trainers).values(row).returning({ id: trainers.id })
  return { id: String(made?.id), email: row.email, name }
}

/** Half a year ahead, so that nothing else is mailed about it; a session that nobody teaches. */
export async function trainerlessSession(api: Pick<Api, 'db'>, start = new Date(Date.now() + 180 * 86_400_000)) {
  const session = await newSession(api, { start })
  await api.db.update(sessions).set({ trainerId: null }).where(eq(sessions.id, session))
  return session
}

/** The token of the newest question that went to an address. */
async function requestToken({ mailsTo }: Pick<Api, 'mailsTo'>, email: string): Promise<string> {
  const [mail] = (await mailsTo(email)).filter(({ kind }) => kind === 'trainer-request')
  return mail && 'url' in mail.data.values ? String(mail.data.values.url?.split('/').at(-1)) : ''
}

/** A session that nobody teaches, with trainers who were asked whether they can. */
export async function askedTrainers(api: Api, count = 1) {
  const session = await trainerlessSession(api)
  const staff = await api.as('STAFF')
  const asked = []
  for (let one = 0; one < count; one++) asked.push(await newAskable(api, `Lien Maes ${one}`))
  const path = `/sessions/${session}/trainer-requests`
  const { status, body } = await api.send('POST', path, { trainers: asked.map(({ id }) => id) }, staff)
  if (status !== 200) throw new Error(`They were not asked: ${status}`)
  const people = []
  for (const { id, email, name } of asked) {
    const token = await requestToken(api, email)
    const request = String(body.find(({ trainer }: { trainer: string }) => trainer === id)?._id)
    people.push({
      ...{ id, email, name, token, request },
      open: () => api.get(`/trainer-requests/${token}`),
      answer: (isAccepted: boolean, reason?: string) =>
        api.send('POST', `/trainer-requests/${token}`, { isAccepted, reason }),
      kinds: async () =>
        (await api.mailsTo(email)).map(({ data }) => ('why' in data.values ? data.values.why : data.kind)),
    })
  }
  const [first] = people
  if (!first) throw new Error('nobody was asked')
  return {
    ...{ session, staff, people, first },
    requests: async () => (await api.get(path, staff)).body,
    ask: (ids: readonly string[]) => api.send('POST', path, { trainers: ids }, staff),
    withdraw: (request: string) => api.send('DELETE', `${path}/${request}`, undefined, staff),
    trainerOf: async () => (await api.get(`/sessions/${session}`)).body.trainer,
  }
}
