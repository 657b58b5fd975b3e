import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { sessions, trainers, users } from '../../src/db/tables.ts'
import { brusselsDay, brusselsInstant } from '../../src/domain/days.ts'
import { type PanelRole, roleOf } from '../../src/domain/visitor.ts'
import type { TestApi } from './api.ts'
import { newRegistration, type Wish } from './paid-registration.ts'
import { newColleague } from './second-factor.ts'

type Api = Pick<TestApi, 'db' | 'send' | 'get' | 'as' | 'mailsTo'>

/** A trainer with an address, who teaches a session from now on. */
export async function newTrainerOf({ db }: Pick<Api, 'db'>, session: string, given: { email?: string | null } = {}) {
  const key = randomUUID()
  const email = given.email === undefined ? `${key}@lesgever.test` : given.email
  const row = { key, name: 'Karim Benali', bio: { nl: '', en: '', fr: '' }, email, phone: '+32 470 12 34 56' }
  const [made] = await db.insert(trainers).values(row).returning()
  if (!made) throw new Error('no trainer was made')
  await db.update(sessions).set({ trainerId: made.id }).where(eq(sessions.id, session))
  return made
}

/** The tokens of the links that went to an address, the newest first. */
export async function trainerTokens({ mailsTo }: Pick<Api, 'mailsTo'>, email: string): Promise<string[]> {
  const mails = (await mailsTo(email)).filter(({ kind }) => kind === 'trainer-link')
  return mails.map(({ data }) => ('url' in data.values ? String(data.values.url?.split('/').at(-1)) : ''))
}

/** Somebody's registration in a session, with the trainer whom staff sent the link to it. */
export async function taughtSession(api: Omit<TestApi, 'url' | 'filesDir'>, wish: Wish = {}) {
  const registration = await newRegistration(api, { paid: 'partner', ...wish })
  const { session } = registration
  const trainer = await newTrainerOf(api, session)
  const email = String(trainer.email)
  const staff = await api.as('STAFF')
  const path = `/sessions/${session}/trainer-link`
  const send = (version: number, to = email) => api.send('POST', path, { version, email: to }, staff)
  const { status } = await send(0)
  if (status !== 200) throw new Error(`The link was not sent: ${status}`)
  const [token = ''] = await trainerTokens(api, email)
  return {
    ...{ ...registration, trainer, email, token, staff, send },
    link: async () => (await api.get(path, staff)).body,
    revoke: () => api.send('DELETE', path, undefined, staff),
    open: (of = token) => api.get(`/trainer-sessions/${of}`),
    change: (input: object) => api.send('PATCH', `/sessions/${session}`, { mails: 'none', ...input }, staff),
    tokens: () => trainerTokens(api, email),
  }
}

/** A session that is taught today, the whole day, by the trainer whose link is given back. */
export async function taughtToday(api: Omit<TestApi, 'url' | 'filesDir'>, wish: Wish = {}) {
  const taught = await taughtSession(api, wish)
  const day = brusselsDay(new Date())
  const [startDate, endDate] = [brusselsInstant(day, '09:00'), brusselsInstant(day, '17:00')]
  const schedule = [{ start: startDate.toISOString(), end: endDate.toISOString() }]
  await api.db.update(sessions).set({ startDate, endDate, schedule }).where(eq(sessions.id, taught.session))
  const path = `/trainer-sessions/${taught.token}/attendances`
  return { ...taught, day, note: (marks: object[]) => api.send('POST', path, { marks }) }
}

/** A session of today whose trainer has an account, in these roles. */
export async function taughtByAccount(
  api: Omit<TestApi, 'url' | 'filesDir'>,
  { roles = ['trainer'], ...wish }: Wish & { roles?: PanelRole[] } = {},
) {
  const taught = await taughtToday(api, wish)
  const account = await newColleague(api, roleOf(roles), roles)
  await api.db.update(users).set({ trainerId: taught.trainer.id }).where(eq(users.id, account.id))
  const link = (id: string = taught.session) =>
    api.send('POST', `/taught-sessions/${id}/link`, undefined, account.headers)
  return {
    ...{ ...taught, account, link },
    list: async () => (await api.get('/taught-sessions', account.headers)).body,
    /** What its path opens. */
    opened: async () =>
      `/trainer-sessions/${String((await link()).body.path)
        .split('/')
        .at(-1)}`,
  }
}

/** What a phone notes of a participant; `seen` are the marks that stood there for it. */
export const markOf = (student: string | undefined, day: string, given: object = {}) => ({
  _id: randomUUID(),
  student: String(student),
  day,
  half: 'morning',
  present: true,
  seen: [] as string[],
  madeAt: new Date().toISOString(),
  ...given,
})

export const taughtText = { subject: { nl: 'Breng een laptop mee' }, text: { nl: 'Beste {{firstName}}, tot dan.' } }

/** What a trainer wrote to all of a session, and did not send yet. */
export async function taughtMessage(api: Omit<TestApi, 'url' | 'filesDir'>) {
  const taught = await taughtSession(api)
  const path = `/trainer-sessions/${taught.token}/messages`
  const id = String((await api.send('POST', path, taughtText)).body._id)
  return { ...taught, id, shown: String((await api.get(`${path}/${id}`)).body.shown) }
}
