import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { publishingPlans, users } from '../../src/db/tables.ts'
import type { PanelRole } from '../../src/domain/visitor.ts'
import { startApi, type TestApi } from '../support/api.ts'
import { colleaguePassword, newColleague } from '../support/second-factor.ts'
import { newCustomer, newSession, newStudents, registrationOf } from '../support/training.ts'

let api: TestApi
let staff: Record<string, string>
beforeAll(async () => {
  api = await startApi({ jobs: true })
  staff = await api.as('STAFF')
})
afterAll(() => api.stop())

const person = (panelRoles: PanelRole[]) => ({
  ...{ firstName: 'Lotte', lastName: 'Willems', email: `${randomUUID()}@leerplein.test`, language: 'fr' },
  panelRoles,
})
const invite = (body: object, headers = staff) => api.send('POST', '/panel/colleagues', body, headers)
const change = (id: string, body: object, headers = staff) =>
  api.send('PATCH', `/panel/colleagues/${id}`, body, headers)
const login = (email: string, password: string) => api.send('POST', '/auth/login', { email, password, isAdmin: true })

/** The link of the newest mail to somebody, as its token. */
async function tokenFor(email: string) {
  await api.jobsDone()
  const [mail] = await api.mailsTo(email)
  return { mail, token: /password-reset\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '' }
}

test('who is invited chooses a password by mail, signs in, and does what was said and nothing else', async () => {
  const input = person(['rooms', 'desk'])
  const { status, body } = await invite(input)
  expect(status).toBe(201)
  expect(body).toMatchObject({ role: 'STAFF', panelRoles: ['desk', 'rooms'], active: true, isInvited: true })
  expect((await login(input.email, colleaguePassword)).status).toBe(401)

  const { mail, token } = await tokenFor(input.email)
  expect(mail?.subject).toBe('Votre accès à la gestion de Leerplein')
  expect(mail?.text).toContain('Yasmina Haddad')
  expect(mail?.text).toContain('http://panel.test/login')
  const chosen = await api.send('POST', `/auth/reset-password/${token}`, {
    password: colleaguePassword,
    confirmPassword: colleaguePassword,
  })
  expect(chosen.status).toBe(200)
  const { body: session } = await login(input.email, colleaguePassword)
  const headers = { Authorization: `Bearer ${session.token.accessToken}` }
  expect((await api.get('/registrations/desk', headers)).status).toBe(200)
  expect((await api.get('/bank/transactions', headers)).status).toBe(403)
  expect((await api.get('/panel/settings', headers)).status).toBe(403)

  // From the next call on, with the token that they have.
  expect((await change(body._id, { panelRoles: ['finance'] })).body.panelRoles).toEqual(['finance'])
  expect((await api.get('/registrations/desk', headers)).status).toBe(200)
  expect((await api.get('/bookings/csv', headers)).status).toBe(403)
  expect((await api.get('/bank/transactions', headers)).status).toBe(200)
  const { body: settings } = await api.get('/panel/settings', staff)
  expect(settings.events.slice(0, 2).map(({ event }: { event: string }) => event)).toEqual([
    'colleague-changed',
    'colleague-invited',
  ])
})

test('an editor alone is one, and stays out of what customers are', async () => {
  const { body } = await invite(person(['editor']))
  expect(body.role).toBe('EDITOR')
  expect((await change(body._id, { panelRoles: ['editor', 'desk'] })).body.role).toBe('STAFF')
  expect((await change(body._id, { panelRoles: [] })).status).toBe(400)
})

test('roles that are no list are refused at their field', async () => {
  const answer = await invite({ ...person([]), panelRoles: false, trainer: null })
  expect(answer.status).toBe(400)
  expect(answer.body.details).toEqual([{ path: 'panelRoles', message: expect.any(String) }])
})

test('an address that has an account is refused, and nothing is mailed', async () => {
  const { email } = await newCustomer(api)
  const { status, body } = await invite({ ...person(['desk']), email: email.toUpperCase() })
  expect([status, body.message]).toEqual([409, 'User already exists'])
  await api.jobsDone()
  expect(await api.mailsTo(email)).toEqual([])
})

test('who leaves is out at once everywhere, and what they planned is another’s', async () => {
  const leaving = await newColleague(api, 'EDITOR')
  const successor = await newColleague(api, 'EDITOR')
  const at = new Date(Date.now() + 60 * 60 * 1000)
  const plan = { documents: [{ type: 'about', version: 1 }], locales: ['nl' as const], at, authorId: leaving.id }
  const [waiting] = await api.db.insert(publishingPlans).values(plan).returning()
  const [past] = await api.db
    .insert(publishingPlans)
    .values({ ...plan, status: 'published', settledAt: at })
    .returning()
  expect((await api.get('/publishing-plans', leaving.headers)).status).toBe(200)

  expect((await change(leaving.id, { active: false, successor: randomUUID() })).status).toBe(400)
  expect((await change(leaving.id, { active: false, successor: leaving.id })).status).toBe(400)
  const { status, body } = await change(leaving.id, { active: false, successor: successor.id })
  expect([status, body.active]).toEqual([200, false])
  expect((await api.get('/publishing-plans', leaving.headers)).status).toBe(401)
  expect((await login(leaving.email, colleaguePassword)).body.message).toBe('Account is not active')
  const authorOf = async (id = '') =>
    (await api.db.select().from(publishingPlans).where(eq(publishingPlans.id, id)))[0]?.authorId
  expect([await authorOf(waiting?.id), await authorOf(past?.id)]).toEqual([successor.id, leaving.id])

  expect((await change(leaving.id, { active: true })).body.active).toBe(true)
  expect((await login(leaving.email, colleaguePassword)).status).toBe(200)
})

test('of two administrators who put each other out one stays', async () => {
  for (const changes of [{ active: false }, { panelRoles: ['desk'] }]) {
    const [one, other] = [await newColleague(api), await newColleague(api)]
    const statuses = await Promise.all([change(other.id, changes, one.headers), change(one.id, changes, other.headers)])
    // The other one is refused as who may not, or as somebody who is signed out already.
    const [done, ...refused] = statuses.map(({ status }) => status).toSorted()
    expect(done).toBe(200)
    expect([[401], [403]]).toContainEqual(refused)
  }
})

test('nobody changes themselves, a customer, or a colleague by the call for customers', async () => {
  const own = await newColleague(api)
  const customer = await newCustomer(api)
  for (const id of [own.id, customer.id, randomUUID(), 'nobody']) {
    expect((await change(id, { panelRoles: ['administrator'] }, own.headers)).status).toBe(404)
  }
  const desk = await newColleague(api, 'STAFF', ['desk'])
  const email = `${randomUUID()}@leerplein.test`
  expect((await api.send('PATCH', `/users/${own.id}`, { email }, desk.headers)).status).toBe(404)
  expect((await api.send('PATCH', `/users/${own.id}`, { active: false }, desk.headers)).status).toBe(404)
  expect((await api.send('PATCH', `/users/${customer.id}`, { firstName: 'Eva' }, desk.headers)).status).toBe(200)
  const [kept] = await api.db.select().from(users).where(eq(users.id, own.id))
  expect([kept?.newEmail, kept?.active]).toEqual([null, true])
})

test('the desk notes no payment, not even as the status of what was ordered', async () => {
  const customer = await newCustomer(api)
  const wish = registrationOf(await newSession(api), await newStudents(api, customer))
  const { body } = await api.send('POST', '/registrations', wish, customer.headers)
  const desk = await newColleague(api, 'STAFF', ['desk'])
  const finance = await newColleague(api, 'STAFF', ['finance'])
  const pay = ({ headers }: { headers: Record<string, string> }) =>
    api.send('PATCH', `/registrations/${body._id}`, { status: 'paid' }, headers)
  expect((await pay(desk)).status).toBe(403)
  expect((await pay(finance)).status).toBe(200)
})

test('an invitation goes again until a password was chosen', async () => {
  const input = person(['desk'])
  const { body } = await invite(input)
  const { token: first } = await tokenFor(input.email)
  const again = () => api.send('POST', `/panel/colleagues/${body._id}/invitation`, undefined, staff)
  expect((await again()).body.isInvited).toBe(true)
  const { token } = await tokenFor(input.email)
  expect(token).not.toBe(first)
  await api.send('POST', `/auth/reset-password/${token}`, {
    password: colleaguePassword,
    confirmPassword: colleaguePassword,
  })
  expect((await again()).status).toBe(409)
})

test('who writes only a role gives what it opens', async () => {
  const { id } = await newCustomer(api)
  const rolesAs = async (role: string) => {
    const { rows } = await api.pool.query('update users set role = $2 where id = $1 returning panel_roles', [id, role])
    return rows[0].panel_roles
  }
  expect(await rolesAs('STAFF')).toEqual(['administrator'])
  expect(await rolesAs('EDITOR')).toEqual(['editor'])
  expect(await rolesAs('STAFF')).toEqual(['administrator'])
  expect(await rolesAs('CONTACT')).toEqual([])
})
