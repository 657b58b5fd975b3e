import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { users } from '../../src/db/tables.ts'
import { startApi, type TestApi } from '../support/api.ts'
import { administer, join, membershipOf } from '../support/memberships.ts'
import { kinds, madeFor } from '../support/resources.ts'
import { type Customer, newCustomer, newSession, newStudents, registrationOf } from '../support/training.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())

/** A contact of two organisations, who speaks for the first; the second has an administrator. */
async function memberOfTwo() {
  const member = await newCustomer(api)
  const other = await newCustomer(api)
  await administer(api, [other.id])
  await join(api, member.id, other.organisation, { speaks: false })
  return { member, other }
}

const own = ({ id }: Customer) => `/users/me/${id}/organisations`
const switchTo = ({ headers }: Customer, organisation: string | null) =>
  api.send('POST', '/auth/switch-organisation', { organisation }, headers)
const askToJoin = (person: Customer, organisation: string | null) =>
  api.send('POST', own(person), { organisation }, person.headers)

describe('a contact of two organisations', () => {
  test('sees both, speaks for one, and for the other from the moment of the switch', async () => {
    const { member, other } = await memberOfTwo()
    const before = (await api.get(own(member), member.headers)).body
    expect(before).toHaveLength(2)
    expect(before.find(({ current }: { current: boolean }) => current).organisation._id).toBe(member.organisation)
    const { status, body } = await switchTo(member, other.organisation)
    expect([status, body.organisation._id]).toEqual([200, other.organisation])
    expect((await api.get(`/users/me/${member.id}`, member.headers)).body.organisation._id).toBe(other.organisation)
    const after = (await api.get(own(member), member.headers)).body
    expect(after.find(({ current }: { current: boolean }) => current).organisation._id).toBe(other.organisation)
  })

  test('reaches of each organisation everything while it speaks for that one, and nothing otherwise', async () => {
    const { member, other } = await memberOfTwo()
    const things = await Promise.all(
      [kinds.student, kinds.registration, kinds.invoice, kinds.booking].map(async (kind) => ({
        path: kind.path,
        first: await madeFor(api, kind, member),
        second: await madeFor(api, kind, other),
      })),
    )
    const reached = async (which: 'first' | 'second') =>
      Promise.all(
        things.map(async ({ path, ...ids }) => {
          const { status } = await api.get(`${path}/${ids[which]}`, member.headers)
          const { body } = await api.get(`${path}/all`, member.headers)
          return [status, body.some(({ _id }: { _id: string }) => _id === ids[which])]
        }),
      )
    const all = things.map(() => [200, true])
    const none = things.map(() => [404, false])
    expect([await reached('first'), await reached('second')]).toEqual([all, none])
    await switchTo(member, other.organisation)
    expect([await reached('first'), await reached('second')]).toEqual([none, all])
    await switchTo(member, member.organisation)
    expect([await reached('first'), await reached('second')]).toEqual([all, none])
  })

  test('registers, adds and uploads for the organisation they speak for', async () => {
    const { member, other } = await memberOfTwo()
    const session = await newSession(api)
    const theirs = await newStudents(api, other)
    const key = { ...member.headers, 'Idempotency-Key': crypto.randomUUID() }
    const refused = await api.send('POST', '/registrations', registrationOf(session, theirs), key)
    expect(refused.status).toBe(404)
    await switchTo(member, other.organisation)
    const made = await api.send('POST', '/registrations', registrationOf(session, theirs), key)
    expect(made).toMatchObject({ status: 201, body: { organisation: other.organisation } })
    await switchTo(member, member.organisation)
    const again = await api.send('POST', '/registrations', registrationOf(session, theirs), key)
    expect([again.status, JSON.stringify(again.body).includes(made.body._id)]).toEqual([409, false])
  })

  test('has a calendar address for each, which the switch does not change', async () => {
    const { member, other } = await memberOfTwo()
    const calendar = async () => String((await api.send('POST', '/calendar-feeds', {}, member.headers)).body.token)
    const register = async (students: string[]) =>
      api.send('POST', '/registrations', registrationOf(await newSession(api), students), member.headers)
    await register(await newStudents(api, member))
    const first = await calendar()
    await switchTo(member, other.organisation)
    expect((await api.get('/calendar-feeds', member.headers)).body.token).toBeNull()
    const second = await calendar()
    const items = async (token: string) => (await api.get(`/calendar-feeds/${token}`)).body.items?.length
    expect([await items(first), await items(second)]).toEqual([1, 0])
    await api.send('DELETE', `${own(member)}/${member.organisation}`, undefined, member.headers)
    expect([await items(first), await items(second)]).toEqual([undefined, 0])
  })

  test('has in each the rights that were given there', async () => {
    const { member, other } = await memberOfTwo()
    await api.db.update(users).set({ firstName: 'Mia' }).where(eq(users.id, member.id))
    const contacts = (organisation: string | null) => api.get(`/organisations/${organisation}/contacts`, member.headers)
    await administer(api, [member.id], [])
    const roles = { roles: ['ORGANISATION_ADMIN'] }
    const path = `/organisations/${other.organisation}/contacts/${member.id}`
    expect((await api.send('PATCH', path, roles, other.headers)).body).toMatchObject(roles)
    expect((await contacts(member.organisation)).status).toBe(403)
    expect((await contacts(other.organisation)).status).toBe(403)
    await switchTo(member, other.organisation)
    expect((await contacts(other.organisation)).status).toBe(200)
    expect((await contacts(member.organisation)).status).toBe(404)
  })

  test.each(['pending', 'rejected'] as const)(
    'cannot switch to one that is %s, nor to one nobody let them into',
    async (approval) => {
      const member = await newCustomer(api)
      const other = await newCustomer(api)
      expect((await switchTo(member, other.organisation)).status).toBe(404)
      await join(api, member.id, other.organisation, { approval, speaks: false })
      expect((await switchTo(member, other.organisation)).status).toBe(404)
      expect((await switchTo(member, crypto.randomUUID())).status).toBe(404)
    },
  )
})

describe('who acts for one organisation', () => {
  test('asks to join another, goes on meanwhile, and is let in without telling what they are elsewhere', async () => {
    const member = await newCustomer(api)
    const admin = await newCustomer(api)
    await administer(api, [admin.id])
    const asked = await askToJoin(member, admin.organisation)
    expect(asked).toMatchObject({ status: 201, body: { approval: 'pending', current: false, roles: [] } })
    expect((await askToJoin(member, admin.organisation)).status).toBe(409)
    expect((await api.mailsTo(admin.email))[0]?.data.kind).toBe('approval-asked')
    expect((await api.get('/students', member.headers)).status).toBe(200)
    const [applicant] = (await api.get('/users/approvals', admin.headers)).body
    expect(applicant).toMatchObject({ _id: member.id, organisation: { _id: admin.organisation } })
    const decided = await api.send('POST', `/users/${member.id}/approval`, { approval: 'approved' }, admin.headers)
    expect(decided.body).toMatchObject({ approval: 'approved', organisation: { _id: admin.organisation } })
    expect(JSON.stringify(decided.body)).not.toContain(member.organisation)
    expect((await api.get(`/users/me/${member.id}`, member.headers)).body.organisation._id).toBe(member.organisation)
    expect((await switchTo(member, admin.organisation)).status).toBe(200)
  })

  test('is refused, loses nothing by that, and may ask again', async () => {
    const member = await newCustomer(api)
    const admin = await newCustomer(api)
    await administer(api, [admin.id])
    await askToJoin(member, admin.organisation)
    await api.send('POST', `/users/${member.id}/approval`, { approval: 'rejected' }, admin.headers)
    expect((await api.get('/students', member.headers)).status).toBe(200)
    expect((await api.asUser(member.email)).Authorization).toBeTruthy()
    expect((await askToJoin(member, admin.organisation)).status).toBe(201)
  })

  test('takes a request back, and cannot ask for what does not exist', async () => {
    const member = await newCustomer(api)
    const { organisation } = await newCustomer(api)
    await askToJoin(member, organisation)
    const path = `${own(member)}/${organisation}`
    expect((await api.send('DELETE', path, undefined, member.headers)).status).toBe(204)
    expect((await api.send('DELETE', path, undefined, member.headers)).status).toBe(404)
    expect((await api.get(own(member), member.headers)).body).toHaveLength(1)
    expect((await askToJoin(member, crypto.randomUUID())).status).toBe(400)
    expect((await askToJoin(member, 'x')).status).toBe(400)
  })
})

describe('whoever goes', () => {
  test('out of one organisation, by its administrator, stays in the other and signed in', async () => {
    const { member, other } = await memberOfTwo()
    const path = `/organisations/${other.organisation}/contacts/${member.id}`
    expect((await api.send('DELETE', path, undefined, other.headers)).status).toBe(204)
    expect(await membershipOf(api, member.id, other.organisation)).toBeUndefined()
    expect((await api.get(`/users/me/${member.id}`, member.headers)).body.organisation._id).toBe(member.organisation)
    expect((await switchTo(member, other.organisation)).status).toBe(404)
  })

  test('out of the organisation they speak for is signed out, and speaks for the other afterwards', async () => {
    const { member, other } = await memberOfTwo()
    await switchTo(member, other.organisation)
    const path = `/organisations/${other.organisation}/contacts/${member.id}`
    await api.send('DELETE', path, undefined, other.headers)
    expect((await api.get('/students', member.headers)).status).toBe(401)
    const [account] = await api.db.select().from(users).where(eq(users.id, member.id))
    expect(account).toMatchObject({ organisationId: member.organisation, isPrivatePerson: false })
  })

  test('leaves one after the other and is a private person then; the last administrator stays', async () => {
    const { member, other } = await memberOfTwo()
    const leave = (organisation: string | null, person = member) =>
      api.send('DELETE', `${own(person)}/${organisation}`, undefined, person.headers)
    expect((await leave(other.organisation, other)).body.message).toBe('An organisation keeps an administrator')
    expect((await leave(member.organisation)).status).toBe(204)
    expect((await api.get(`/users/me/${member.id}`, member.headers)).body.organisation._id).toBe(other.organisation)
    expect((await leave(other.organisation)).status).toBe(204)
    expect((await api.get(`/users/me/${member.id}`, member.headers)).body).toMatchObject({
      isPrivatePerson: true,
      organisation: null,
      contact: { roles: [] },
    })
  })
})
