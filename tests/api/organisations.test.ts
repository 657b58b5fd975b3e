import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { nl } from '../../locales/texts.ts'
import { students, users } from '../../src/db/tables.ts'
import { startApi, type TestApi } from '../support/api.ts'
import { administer, join, membershipOf } from '../support/memberships.ts'
import { newCustomer } from '../support/training.ts'

const texts = nl.error
let api: TestApi
let staff: Record<string, string>
let contact: Record<string, string>
beforeAll(async () => {
  api = await startApi()
  staff = await api.as('STAFF')
  contact = await api.as('CONTACT')
})
afterAll(() => api.stop())

let count = 0
const uniqueName = () => `Atelier ${++count} ${crypto.randomUUID()}`
const created = async (body: object) => (await api.send('POST', '/organisations', body, staff)).body
const nameTaken = {
  status: 409,
  body: { message: 'Organisation name already exists', details: [{ path: 'name', message: texts.organisationName }] },
}

/** A private person's account of its own. */
async function newPrivatePerson() {
  const email = `${crypto.randomUUID()}@organisations.test`
  await api.db
    .insert(users)
    .values({ email, firstName: 'Nora', lastName: 'Peeters', role: 'CONTACT', isPrivatePerson: true })
  return { email, headers: await api.asUser(email) }
}

describe('an organisation', () => {
  test('is kept with all its fields, trimmed, what is empty as nothing', async () => {
    const name = uniqueName()
    const made = await api.send(
      'POST',
      '/organisations',
      { name: `  ${name} `, vat: 'BE 0123.456.749', city: '', country: 'BE' },
      staff,
    )
    expect(made).toMatchObject({ status: 201, body: { name, vat: 'BE0123456749', city: null, isPartner: false } })
    expect((await api.get(`/organisations/${made.body._id}`, staff)).body).toEqual(made.body)
  })

  test.each([
    ['name', { name: '' }],
    ['name', { name: 'x'.repeat(201) }],
    ['name', { name: 'a\u0000b' }],
    ['vat', { vat: 'BE2123456789' }],
    ['vat', { vat: 'BE0123456789' }],
    ['vat', { vat: 'NL857523741' }],
    ['vat', { vat: 'BE012345678' }],
    ['zip', { zip: '1'.repeat(21) }],
    ['zip', { zip: '90000', country: 'BE' }],
    ['isPartner', { isPartner: 'perhaps' }],
  ])('with a wrong %s is refused there', async (path, wrong) => {
    const { status, body } = await api.send('POST', '/organisations', { name: uniqueName(), ...wrong }, staff)
    expect(status).toBe(400)
    expect(body.details.map((detail: { path: string }) => detail.path)).toContain(path)
  })

  test('has a name that no other has, however it is written', async () => {
    const name = uniqueName()
    const { _id } = await created({ name })
    const other = await created({ name: uniqueName() })
    expect(await api.send('POST', '/organisations', { name: name.toUpperCase() }, staff)).toMatchObject(nameTaken)
    expect(await api.send('PATCH', `/organisations/${other._id}`, { name }, staff)).toMatchObject(nameTaken)
    expect((await api.send('PATCH', `/organisations/${_id}`, { name: name.toUpperCase() }, staff)).status).toBe(200)
  })

  test('goes when nothing needs it, and stays while a participant does', async () => {
    const { _id } = await created({ name: uniqueName() })
    const student = { firstName: 'Jan', lastName: 'Maes', email: 'jan@organisations.test', organisation: _id }
    const { body } = await api.send('POST', '/students', student, staff)
    expect(await api.send('DELETE', `/organisations/${_id}`, undefined, staff)).toMatchObject({
      status: 409,
      body: { message: 'Still in use elsewhere' },
    })
    await api.send('DELETE', `/students/${body._id}`, undefined, staff)
    expect((await api.send('DELETE', `/organisations/${_id}`, undefined, staff)).status).toBe(204)
    const { body: own } = await api.get('/organisations/all', contact)
    expect((await api.send('DELETE', `/organisations/${own[0]._id}`, undefined, staff)).status).toBe(409)
  })
})

describe('a contact', () => {
  test('sees and changes its own organisation and no other, and not who is a partner', async () => {
    const { body: own } = await api.get('/organisations/all', contact)
    expect(own).toHaveLength(1)
    expect(own[0]).not.toHaveProperty('isPartner')
    const path = `/organisations/${own[0]._id}`
    const changed = await api.send('PATCH', path, { reference: 'PO 12', unheardOf: 1 }, contact)
    expect(changed).toMatchObject({ status: 200, body: { ...own[0], reference: 'PO 12' } })
    expect((await api.send('PATCH', path, { isPartner: true }, contact)).status).toBe(403)
    expect((await api.send('PATCH', path, { isPartner: true }, staff)).body.isPartner).toBe(true)
    expect((await api.send('PATCH', path, {}, contact)).status).toBe(200)
    const other = await created({ name: uniqueName() })
    expect((await api.get(`/organisations/${other._id}`, contact)).status).toBe(404)
    expect((await api.send('PATCH', `/organisations/${other._id}`, { city: 'Gent' }, contact)).status).toBe(404)
  })

  test('changes the name and the number only as its administrator; sending them back as they are is no change', async () => {
    const { headers, organisation, id } = await newCustomer(api)
    const path = `/organisations/${organisation}`
    const { body: own } = await api.get(path, headers)
    for (const change of [{ name: uniqueName() }, { vat: 'BE0712345630' }]) {
      expect((await api.send('PATCH', path, change, headers)).status).toBe(403)
    }
    const { name, vat } = own
    const back = await api.send('PATCH', path, { name, vat, city: 'Gent' }, headers)
    expect(back).toMatchObject({ status: 200, body: { name, city: 'Gent' } })
    await administer(api, [id])
    const renamed = uniqueName()
    expect((await api.send('PATCH', path, { name: renamed }, headers)).body.name).toBe(renamed)
  })

  test('that has an organisation cannot found another', async () => {
    expect((await api.send('POST', '/organisations', { name: uniqueName() }, contact)).status).toBe(403)
  })

  test('that has none founds one, leads it from then on and brings its participants', async () => {
    const { email, headers } = await newPrivatePerson()
    const student = { firstName: 'Lou', lastName: 'Peeters', email: 'lou@organisations.test' }
    const { body: participant } = await api.send('POST', '/students', student, headers)
    const partner = { name: uniqueName(), isPartner: true }
    expect((await api.send('POST', '/organisations', partner, headers)).status).toBe(403)
    const made = await api.send('POST', '/organisations', { name: uniqueName() }, headers)
    expect(made.status).toBe(201)
    // The token still speaks of a private person.
    expect((await api.get(`/organisations/${made.body._id}`, headers)).body).toEqual(made.body)
    const [account] = await api.db.select().from(users).where(eq(users.email, email))
    expect(account).toMatchObject({ organisationId: made.body._id, isPrivatePerson: false })
    expect(await membershipOf(api, String(account?.id), made.body._id)).toMatchObject({
      approval: 'approved',
      contactRoles: ['ORGANISATION_ADMIN'],
    })
    const [moved] = await api.db.select().from(students).where(eq(students.id, participant._id))
    expect(moved).toMatchObject({ organisationId: made.body._id, ownerId: null })
  })

  test('founds one even when it asks several times at once', async () => {
    const { headers } = await newPrivatePerson()
    const responses = await Promise.all(
      Array.from({ length: 5 }, () => api.send('POST', '/organisations', { name: uniqueName() }, headers)),
    )
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 403, 403, 403, 403])
  })
})

describe('the people of an organisation', () => {
  async function newTeam() {
    const admin = await newCustomer(api)
    const member = await newCustomer(api, { isPrivatePerson: true })
    await administer(api, [admin.id])
    await join(api, member.id, admin.organisation)
    return { admin, member, path: `/organisations/${admin.organisation}/contacts` }
  }

  test('are seen and removed by their administrator, and go on as private persons', async () => {
    const { admin, member, path } = await newTeam()
    const { body } = await api.get(path, admin.headers)
    expect(body.map(({ _id }: { _id: string }) => _id).toSorted()).toEqual([admin.id, member.id].toSorted())
    expect((await api.get(path, member.headers)).status).toBe(403)
    expect((await api.send('DELETE', `${path}/${member.id}`, undefined, member.headers)).status).toBe(403)
    expect((await api.send('DELETE', `${path}/${member.id}`, undefined, admin.headers)).status).toBe(204)
    expect((await api.send('DELETE', `${path}/${member.id}`, undefined, admin.headers)).status).toBe(404)
    const [removed] = await api.db.select().from(users).where(eq(users.id, member.id))
    expect(removed).toMatchObject({ organisationId: null, isPrivatePerson: true, active: true })
    expect(await membershipOf(api, member.id, admin.organisation)).toBeUndefined()
    expect((await api.get(`/organisations/${admin.organisation}`, member.headers)).status).not.toBe(200)
    expect((await api.mailsTo(member.email))[0]?.data.kind).toBe('organisation-left')
  })

  test('keep an administrator, also when two remove each other at once', async () => {
    const { admin, member, path } = await newTeam()
    expect(await api.send('DELETE', `${path}/${admin.id}`, undefined, admin.headers)).toMatchObject({
      status: 409,
      body: { message: 'An organisation keeps an administrator' },
    })
    await administer(api, [member.id])
    const staffHeaders = await api.as('STAFF')
    const responses = await Promise.all(
      [admin.id, member.id].map((id) => api.send('DELETE', `${path}/${id}`, undefined, staffHeaders)),
    )
    expect(responses.map(({ status }) => status).toSorted()).toEqual([204, 409])
  })

  test('get and lose the role of administrator, which one of them keeps', async () => {
    const { admin, member, path } = await newTeam()
    const give = (id: string, roles: string[], headers = admin.headers) =>
      api.send('PATCH', `${path}/${id}`, { roles }, headers)
    expect((await give(admin.id, [])).body.message).toBe('An organisation keeps an administrator')
    expect((await give(member.id, ['ORGANISATION_ADMIN'], member.headers)).status).toBe(403)
    expect((await give(member.id, ['ORGANISATION_ADMIN'])).body).toMatchObject({ roles: ['ORGANISATION_ADMIN'] })
    expect((await give(admin.id, [], member.headers)).body).toMatchObject({ roles: [] })
    expect((await give(admin.id, ['ORGANISATION_ADMIN'])).status).toBe(403)
  })

  test('know who decides for them', async () => {
    const { admin, member } = await newTeam()
    const path = `/organisations/${admin.organisation}/administrators`
    expect((await api.get(path, member.headers)).body).toEqual([{ _id: admin.id, firstName: 'Nele', lastName: 'Maes' }])
    expect((await api.get(path, (await newTeam()).admin.headers)).status).toBe(404)
  })

  test('of another organisation are not found', async () => {
    const { member, path } = await newTeam()
    const { admin: other } = await newTeam()
    expect((await api.get(path, other.headers)).status).toBe(404)
    expect((await api.send('DELETE', `${path}/${member.id}`, undefined, other.headers)).status).toBe(404)
  })
})
