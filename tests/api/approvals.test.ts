import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { nl } from '../../locales/texts.ts'
import { startApi, type TestApi } from '../support/api.ts'
import { join, membershipOf } from '../support/memberships.ts'
import { newSession, registrationOf } from '../support/training.ts'
import { followVerification } from '../support/verification.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())

const password = 'a-good-password'
const send = (path: string, body: object, headers?: Record<string, string>) => api.send('POST', path, body, headers)
const login = (email: string) => send('/auth/login', { email, password })
const newestTo = async (email: string) => (await api.mailsTo(email))[0]?.data.kind

async function register(extra: object = {}) {
  const email = `${randomUUID()}@approvals.test`
  const { status, body } = await send('/users', { email, password, firstName: 'Sam', lastName: 'Claes', ...extra })
  expect(status).toBe(201)
  await followVerification(api, body.email)
  return { email, user: body }
}

/** An organisation with its administrator. */
async function found() {
  const organisation = { name: `Huis ${randomUUID()}`, vat: null, reference: 'PO 7' }
  const { email, user } = await register({ organisation })
  return { email, organisation: user.organisation, headers: await api.asUser(email) }
}

const decide = (id: string, approval: string, headers?: Record<string, string>, organisation?: string) =>
  send(`/users/${id}/approval`, { approval, organisation }, headers)
const studentStatus = async (id: string) =>
  (await api.pool.query<{ status: string }>('select status from students where id = $1', [id])).rows[0]?.status

describe('joining a known organisation', () => {
  test('waits for its administrator, who is asked by mail and lets the account in', async () => {
    const { email: adminEmail, organisation, headers } = await found()
    const { email, user } = await register({
      organisation: { _id: organisation._id },
      createStudent: true,
    })
    expect(user).toMatchObject({
      approval: 'pending',
      organisation: { _id: organisation._id, name: organisation.name, reference: null },
      contact: { roles: [] },
      student: { status: 'wait_for_approval_has_password' },
    })
    expect(await login(email)).toMatchObject({ status: 401, body: { message: 'Account waits for approval' } })
    expect(await newestTo(adminEmail)).toBe('approval-asked')
    expect(await newestTo(email)).toBe('approval-waiting')
    // Nobody's participant until then: neither in lists nor in a session.
    expect((await api.get('/students/all', headers)).body).toEqual([])
    expect((await api.get(`/students/${user.student._id}`, headers)).status).toBe(404)
    const seat = registrationOf(await newSession(api), [user.student._id])
    expect((await send('/registrations', seat, headers)).status).toBe(404)

    expect((await api.get('/users/approvals', headers)).body).toMatchObject([
      { _id: user._id, email, approval: 'pending', organisation: { _id: organisation._id } },
    ])
    const approved = await decide(user._id, 'approved', headers)
    expect(approved.status).toBe(200)
    expect(approved.body).toMatchObject({
      approval: 'approved',
      organisation: { reference: 'PO 7' },
      student: { status: 'active' },
    })
    expect(await newestTo(email)).toBe('approval-given')
    expect((await login(email)).body.user).toEqual(approved.body)
    expect((await api.get('/users/approvals', headers)).body).toEqual([])
    expect((await decide(user._id, 'rejected', headers)).status).toBe(409)
  })

  test('rejected, the account hears so and cannot sign in', async () => {
    const { organisation, headers } = await found()
    const { email, user } = await register({ organisation: organisation._id, createStudent: true })
    expect((await decide(user._id, 'rejected', headers)).body).toMatchObject({ approval: 'rejected', student: null })
    expect(await newestTo(email)).toBe('approval-refused')
    expect(await login(email)).toMatchObject({ status: 401, body: { message: 'Account was not approved' } })
    expect(await studentStatus(user.student._id)).toBe('deleted')
    expect((await api.get('/students/all', headers)).body).toEqual([])
  })

  test('whom the organisation adds itself meanwhile is its participant, whatever it decides', async () => {
    const { organisation, headers } = await found()
    const { email, user } = await register({ organisation: organisation._id, createStudent: true })
    const added = await send('/students', { firstName: 'Sam', lastName: 'Claes', email }, headers)
    expect(added).toMatchObject({ status: 201, body: { status: 'new' } })
    await decide(user._id, 'rejected', headers)
    expect((await api.get('/students/all', headers)).body).toMatchObject([{ _id: added.body._id, status: 'new' }])
  })

  test('asks the provider while it has no administrator', async () => {
    const { body: known } = await api.get('/organisations/all?vat=BE0999456722', await api.as('STAFF'))
    const { email, user } = await register({ organisation: known[0]._id })
    expect(await newestTo('hallo@leerplein.test')).toBe('approval-asked')
    const staff = await api.as('STAFF')
    expect((await decide(user._id, 'approved', staff, known[0]._id)).body.contact.roles).toEqual(['ORGANISATION_ADMIN'])
    expect((await login(email)).status).toBe(200)
  })

  test('whoever is a participant there already becomes it when let in, and not before', async () => {
    const { organisation, headers } = await found()
    const email = `${randomUUID()}@approvals.test`
    const student = await send('/students', { firstName: 'Sam', lastName: 'Claes', email }, headers)
    const { user } = await register({ email, organisation: organisation._id, createStudent: true })
    expect(user.student).toBeNull()
    expect((await decide(user._id, 'approved', headers)).body.student).toMatchObject({
      _id: student.body._id,
      status: 'new',
    })
  })
})

describe('a known organisation', () => {
  const person = () => ({ email: `${randomUUID()}@approvals.test`, password, firstName: 'Sam', lastName: 'Claes' })

  test.each([
    [{ name: 'De Zonnewijzer', vat: 'BE0999456722' }, 'organisation.vat', nl.error.organisationName],
    [{ name: ' woonzorg  dé ZONNEWIJZER vzw ', vat: 'BE0712345630' }, 'organisation.name', nl.error.organisationName],
    [{ name: 'Woonzorg De Zonnewijzer vzw', vat: 'BE0999456722' }, 'organisation.name', nl.error.organisationName],
  ])('is not made anew, nor joined, by %j', async (organisation, path, message) => {
    expect(await send('/users', { ...person(), organisation })).toMatchObject({
      status: 409,
      body: { message: 'Organisation name already exists', details: [{ path, message }] },
    })
  })

  test('keeps its name and number when another one changes', async () => {
    const { organisation, headers } = await found()
    const change = (body: object) => api.send('PATCH', `/organisations/${organisation._id}`, body, headers)
    for (const body of [{ vat: 'BE0999456722' }, { name: 'WOONZORG de zonnewijzer VZW' }]) {
      expect(await change(body)).toMatchObject({
        status: 409,
        body: { message: 'Organisation name already exists', details: [{ path: Object.keys(body)[0] }] },
      })
    }
  })
})

describe('who decides', () => {
  test('the organisation’s own administrators and staff, nobody else', async () => {
    const { organisation, headers } = await found()
    const other = await found()
    const { user } = await register({ organisation: organisation._id })
    expect((await decide(user._id, 'approved')).status).toBe(401)
    expect((await decide(user._id, 'approved', await api.as('CONTACT'))).status).toBe(403)
    expect((await decide(user._id, 'approved', await api.as('EDITOR'))).status).toBe(403)
    expect((await decide(user._id, 'approved', await api.asUser('private@leerplein.test'))).status).toBe(403)
    expect((await decide(user._id, 'approved', other.headers)).status).toBe(404)
    expect((await decide('nothing', 'approved', headers)).status).toBe(404)
    expect((await decide(user._id, 'perhaps', headers)).status).toBe(400)
    expect((await decide(user._id, 'pending', headers)).status).toBe(400)

    expect((await api.get('/users/approvals')).status).toBe(401)
    expect((await api.get('/users/approvals', await api.as('CONTACT'))).status).toBe(403)
    expect((await api.get('/users/approvals', other.headers)).body).toEqual([])
    const all = (await api.get('/users/approvals', await api.as('STAFF'))).body
    expect(all.map(({ _id }: { _id: string }) => _id)).toContain(user._id)
  })

  test('staff say of which organisation: of whoever asks two, the other one goes on waiting', async () => {
    const staff = await api.as('STAFF')
    const [first, second] = [await found(), await found()]
    const { user } = await register({ organisation: first.organisation._id })
    const other = second.organisation._id
    await join(api, user._id, other, { approval: 'pending', speaks: false })
    expect(await decide(user._id, 'approved', staff)).toMatchObject({
      status: 400,
      body: { details: [{ path: 'organisation', message: nl.error.required }] },
    })
    expect((await decide(user._id, 'approved', staff, randomUUID())).status).toBe(404)
    expect((await decide(user._id, 'approved', first.headers, other)).status).toBe(404)
    const presses = await Promise.all([0, 1].map(() => decide(user._id, 'approved', staff, other)))
    expect(presses.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await membershipOf(api, user._id, other))?.approval).toBe('approved')
    expect((await membershipOf(api, user._id, first.organisation._id))?.approval).toBe('pending')
  })

  test('several decisions at once count as one', async () => {
    const { organisation, headers } = await found()
    const { email, user } = await register({ organisation: organisation._id })
    const responses = await Promise.all(
      ['approved', 'rejected', 'approved', 'rejected'].map((approval) => decide(user._id, approval, headers)),
    )
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
    // The link, that it waits, and what was decided.
    expect(await api.mailsTo(email)).toHaveLength(3)
  })
})

describe('a private person who asks to join', () => {
  async function ask() {
    const { organisation, headers } = await found()
    const { email, user } = await register({ isPrivatePerson: true })
    const asked = { email, password, firstName: 'Sam', lastName: 'Claes', organisation: organisation._id }
    return { email, user, headers, asked, organisation }
  }

  test('waits, then belongs to the organisation with all participants', async () => {
    const { email, user, headers, asked, organisation } = await ask()
    const mine = await send('/students', { firstName: 'Kind', lastName: 'Claes', email }, await api.asUser(email))
    const { token } = (await login(email)).body
    expect((await send('/users', asked)).body).toMatchObject({
      _id: user._id,
      approval: 'pending',
      isPrivatePerson: true,
    })
    expect((await login(email)).body.message).toBe('Account waits for approval')
    expect((await send('/auth/refresh-tokens', { refreshToken: token.refreshToken })).status).toBe(401)
    expect((await decide(user._id, 'approved', headers)).body).toMatchObject({
      isPrivatePerson: false,
      student: { _id: mine.body._id },
    })
    expect((await api.get(`/students/${mine.body._id}`, headers)).body.organisation).toBe(organisation._id)
  })

  test('goes on as a private person when rejected, and may ask again', async () => {
    const { email, user, headers, asked } = await ask()
    await send('/users', asked)
    await decide(user._id, 'rejected', headers)
    expect((await login(email)).body.user).toMatchObject({ isPrivatePerson: true, organisation: null })
    expect((await send('/users', asked)).body.approval).toBe('pending')
  })

  test('has nothing of the organisation while it waits, even with a token from before', async () => {
    const { email, asked, organisation } = await ask()
    const before = await api.asUser(email)
    await send('/users', asked)
    const student = { firstName: 'In', lastName: 'Sluiper', email: `${randomUUID()}@approvals.test` }
    expect((await send('/students', { ...student, organisation: organisation._id }, before)).status).toBe(401)
    expect((await send('/students', student, before)).status).toBe(401)
  })
})
