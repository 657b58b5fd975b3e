import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { nl } from '../../locales/texts.ts'
import { registrations } from '../../src/db/tables.ts'
import { startApi, type TestApi } from '../support/api.ts'
import { administer } from '../support/memberships.ts'
import { newSeat } from '../support/record.ts'
import { quotedBooking } from '../support/rooms.ts'
import { type Customer, newCustomer, newSession, newStudents, registrationOf } from '../support/training.ts'
import { followVerification } from '../support/verification.ts'

const password = 'leerplein-demo'

const texts = nl.error
let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())

const someone = (extra: object = {}) => ({
  email: `${randomUUID()}@users.test`,
  password: 'a-good-password',
  firstName: 'Noor',
  lastName: 'Peeters',
  ...extra,
})
const send = (path: string, body: object, headers?: Record<string, string>) => api.send('POST', path, body, headers)
const login = (email: string, given = 'a-good-password') => send('/auth/login', { email, password: given })
const kindsTo = async (email: string) => (await api.mailsTo(email)).map(({ data }) => data.kind)

/** Registers, verifies the address and signs in. */
async function signedIn(extra: object = {}) {
  const given = someone(extra)
  expect((await send('/users', given)).status).toBe(201)
  await followVerification(api, given.email)
  const { token, user } = (await login(given.email)).body
  return { email: given.email, user, headers: { Authorization: `Bearer ${token.accessToken}` } }
}

/** Registers with an organisation that is there already, and has not verified the address yet. */
async function applicantOf(organisation: string) {
  const given = someone({ organisation: { _id: organisation } })
  expect((await send('/users', given)).status).toBe(201)
  return given
}

describe('registering', () => {
  test.each(['/users', '/auth/register'])('a private person, by %s, can sign in at once', async (path) => {
    const given = someone({
      phone: '+32 2 123 45 67',
      allowMarketing: true,
      language: 'en',
      confirmPassword: 'a-good-password',
    })
    const { status, body } = await send(path, given)
    expect(status).toBe(201)
    expect(body).toEqual({
      _id: expect.any(String),
      email: given.email,
      emailVerified: false,
      newEmail: null,
      username: given.email,
      firstName: 'Noor',
      lastName: 'Peeters',
      phone: '+32 2 123 45 67',
      address: null,
      zip: null,
      city: null,
      country: null,
      role: 'CONTACT',
      language: 'en',
      active: true,
      allowMarketing: true,
      isPrivatePerson: true,
      approval: 'approved',
      organisation: null,
      contact: { roles: [] },
      student: null,
      trainer: null,
    })
    expect(await kindsTo(given.email)).toEqual(['welcome'])
    expect((await login(given.email)).body.user).toEqual(body)
  })

  test('a new organisation’s first account administers it', async () => {
    const organisation = { name: `Nieuw ${randomUUID()}`, vat: 'BE0123456749', city: 'Gent', reference: 'PO 1' }
    const { body } = await send('/users', someone({ organisation, sendMail: false, createStudent: true }))
    expect(body).toMatchObject({
      isPrivatePerson: false,
      approval: 'approved',
      organisation: { ...organisation, zip: null },
      contact: { roles: ['ORGANISATION_ADMIN'] },
      student: { status: 'new', dateOfBirth: null },
    })
    expect(await kindsTo(body.email)).toEqual([])
    const students = await api.get('/students', (await headersOf(body.email)) ?? {})
    expect(students.body.items).toMatchObject([{ _id: body.student._id, email: body.email }])
  })

  async function headersOf(email: string) {
    return { Authorization: `Bearer ${(await login(email)).body.token.accessToken}` }
  }

  test('the same address twice is rejected, also at once and in capitals', async () => {
    const given = someone()
    const responses = await Promise.all(Array.from({ length: 5 }, () => send('/users', given)))
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409])
    expect(await send('/users', { ...given, email: given.email.toUpperCase() })).toMatchObject({
      status: 409,
      body: { message: 'User already exists' },
    })
  })

  test('one new organisation comes of many at once, however its name is written; the others hear that it exists', async () => {
    const id = randomUUID()
    const names = [`Sámen ${id}`, `  SAMEN   ${id} `, `samen ${id}`]
    const responses = await Promise.all(
      Array.from({ length: 5 }, (_, index) => send('/users', someone({ organisation: { name: names[index % 3] } }))),
    )
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409])
    expect(responses.find(({ status }) => status === 409)?.body).toMatchObject({
      message: 'Organisation name already exists',
      details: [{ path: 'organisation.name', message: texts.organisationName }],
    })
  })

  test.each([
    [{ email: 'nobody' }, 'email'],
    [{ email: `${'x'.repeat(250)}@x.be` }, 'email'],
    [{ password: 'short' }, 'password'],
    [{ password: undefined }, 'password'],
    [{ password: 'x'.repeat(201) }, 'password'],
    [{ confirmPassword: 'another-password' }, 'confirmPassword'],
    [{ firstName: ' ' }, 'firstName'],
    [{ lastName: 'x'.repeat(101) }, 'lastName'],
    [{ phone: 'call me' }, 'phone'],
    [{ language: 'de' }, 'language'],
    [{ organisation: { name: 'X', vat: 'BE2123456789' } }, 'organisation.vat'],
    [{ organisation: { vat: 'BE0123456749' } }, 'organisation.name'],
    [{ organisation: randomUUID() }, 'organisation'],
    [{ organisation: 5 }, 'organisation'],
    [{ isPrivatePerson: false }, 'organisation'],
    [{ firstName: 'fdp\u202eexe' }, 'firstName'],
    [{ inviteType: 'KING' }, 'inviteType'],
  ])('%j is not valid', async (wrong, path) => {
    const { status, body } = await send('/users', someone(wrong))
    expect(status).toBe(400)
    expect(body.details.map((detail: { path: string }) => detail.path)).toContain(path)
  })

  test('nobody makes themselves more than a contact', async () => {
    const { body } = await send(
      '/users',
      someone({ role: 'STAFF', active: false, contact: { roles: ['ORGANISATION_ADMIN'] } }),
    )
    expect(body).toMatchObject({ role: 'CONTACT', active: true, contact: { roles: [] } })
  })
})

describe('a private person who names an organisation', () => {
  test('is linked to a new one on giving the password, participants included', async () => {
    const { email, headers, user } = await signedIn({ createStudent: true })
    const organisation = { name: `Van mij ${randomUUID()}` }
    expect((await send('/users', someone({ email }))).body.message).toBe('User already exists')
    expect(await send('/users', someone({ email, organisation, password: 'another-password' }))).toMatchObject({
      status: 401,
      body: { message: 'Wrong password' },
    })
    const { status, body } = await send('/users', someone({ email, organisation }))
    expect(status).toBe(201)
    expect(body).toMatchObject({
      _id: user._id,
      isPrivatePerson: false,
      organisation,
      contact: { roles: ['ORGANISATION_ADMIN'] },
      student: { _id: user.student._id },
    })
    expect((await api.get(`/users/me/${user._id}`, headers)).body).toEqual(body)
    const fresh = { Authorization: `Bearer ${(await login(email)).body.token.accessToken}` }
    expect((await api.get(`/students/${user.student._id}`, fresh)).body.organisation).toBe(body.organisation._id)
    expect((await send('/users', someone({ email, organisation }))).body.message).toBe('User already exists')
  })
})

describe('inviting', () => {
  test('an administrator invites a colleague, who chooses a password', async () => {
    const admin = await signedIn({ organisation: { name: `Bazen ${randomUUID()}` } })
    const given = someone({ inviteType: 'CONTACT', password: undefined, language: 'en' })
    const { status, body } = await send('/users', given, admin.headers)
    expect(status).toBe(201)
    expect(body).toMatchObject({ approval: 'approved', organisation: { _id: admin.user.organisation._id } })
    expect((await login(given.email)).body.message).toBe('Wrong password')
    const [mail] = await api.mailsTo(given.email)
    if (mail?.data.kind !== 'account-invitation') throw new Error('Nobody was invited')
    const token = mail.data.values.url.split('/password-reset/')[1]
    const choice = { password: 'a-good-password', confirmPassword: 'a-good-password' }
    expect((await send(`/auth/reset-password/${token}`, choice)).status).toBe(200)
    expect((await login(given.email)).status).toBe(200)
    const elsewhere = someone({ inviteType: 'CONTACT', organisation: randomUUID() })
    expect((await send('/users', elsewhere, admin.headers)).status).toBe(404)
  })

  test('a guest who registers with an invited address voids nothing', async () => {
    const staff = await api.as('STAFF')
    const given = someone({ inviteType: 'CONTACT', password: undefined, isPrivatePerson: true })
    expect((await send('/users', given, staff)).status).toBe(201)
    const guest = someone({ email: given.email, isPrivatePerson: true })
    expect(await send('/users', guest)).toMatchObject({ status: 409, body: { message: 'User already exists' } })
    const [mail] = await api.mailsTo(given.email)
    if (mail?.data.kind !== 'account-invitation') throw new Error('Nobody was invited')
    const choice = { password: 'drie woorden na elkaar', confirmPassword: 'drie woorden na elkaar' }
    const path = `/auth/reset-password/${mail.data.values.url.split('/').at(-1)}`
    expect((await send(path, choice)).status).toBe(200)
  })

  test('the owner of an address has it once an invitation is over', async () => {
    const given = someone({ inviteType: 'CONTACT', password: undefined, isPrivatePerson: true })
    const { body } = await send('/users', given, await api.as('STAFF'))
    await api.pool.query('update password_resets set expires_at = now() where user_id = $1', [body._id])
    expect((await send('/users', someone({ email: given.email, isPrivatePerson: true }))).status).toBe(201)
  })

  test('only an administrator and staff invite contacts, only staff trainers, nobody unknown anybody', async () => {
    const contact = await api.as('CONTACT')
    expect((await send('/users', someone({ inviteType: 'CONTACT' }), contact)).status).toBe(403)
    expect((await send('/users', someone({ inviteType: 'TRAINER' }), contact)).status).toBe(403)
    expect((await send('/users', someone({ inviteType: 'CONTACT' }), await api.as('EDITOR'))).status).toBe(403)
    expect((await send('/users', someone({ inviteType: 'STUDENT' }))).status).toBe(401)
    expect((await send('/users', someone({ inviteType: 'CONTACT' }))).status).toBe(201)
    const staff = await api.as('STAFF')
    const trainer = someone({ inviteType: 'TRAINER' })
    expect((await send('/users', trainer, staff)).body).toMatchObject({
      role: 'TRAINER',
      active: false,
      trainer: { name: 'Noor Peeters' },
    })
    expect((await send('/users', trainer, staff)).body.message).toBe('User already exists')
    const organisation = { name: `Door ons ${randomUUID()}` }
    expect((await send('/users', someone({ inviteType: 'CONTACT', organisation }), staff)).body).toMatchObject({
      organisation,
      contact: { roles: ['ORGANISATION_ADMIN'] },
    })
  })

  test('a contact invites a participant, who gets a mail and no account', async () => {
    const contact = await api.as('CONTACT')
    const given = someone({ inviteType: 'STUDENT', password: undefined })
    const { status, body } = await send('/users', given, contact)
    expect(status).toBe(201)
    expect(body).toMatchObject({ role: 'STUDENT', contact: null, student: { status: 'invited' } })
    expect(await kindsTo(given.email)).toEqual(['student-invitation'])
    expect((await api.get(`/students/${body._id}`, contact)).body).toMatchObject({ email: given.email })
    expect((await login(given.email)).body.message).toBe('User not found')
    const check = { email: given.email, inviteType: 'STUDENT' }
    expect((await send('/users/validate', check, contact)).status).toBe(200)
    expect((await send('/users/validate', check, await api.as('STAFF'))).status).toBe(200)
    // Whose participant it is elsewhere is nobody's business.
    const elsewhere = await send('/users/validate', check, await api.asUser('admin@brouwerij.test'))
    expect(elsewhere).toMatchObject({ status: 200, body: { isPrivatePerson: false } })
    expect(elsewhere.body.organisation).toBeUndefined()
    expect((await send('/users/validate', check)).status).toBe(404)
    const unknown = { email: 'nobody@users.test', inviteType: 'STUDENT' }
    expect((await send('/users/validate', unknown, contact)).status).toBe(404)
    const colleague = { email: 'admin@brouwerij.test', inviteType: 'STUDENT' }
    expect((await send('/users/validate', colleague, contact)).body.isPrivatePerson).toBe(false)
  })
})

describe('validating', () => {
  const validate = (body: object) => send('/users/validate', body)

  test('an address tells what kind of account has it, and no more', async () => {
    expect(await validate({ email: 'nobody@users.test', inviteType: 'CONTACT' })).toMatchObject({
      status: 404,
      body: { message: 'Email not found' },
    })
    expect((await validate({ email: 'PRIVATE@leerplein.test', inviteType: 'CONTACT' })).body).toEqual({
      isPrivatePerson: true,
    })
    expect((await validate({ email: 'contact@leerplein.test' })).body).toEqual({
      isPrivatePerson: false,
      organisation: { _id: expect.any(String), name: 'Bakkerij De Korenbloem bv' },
    })
  })

  test('the id that an invitation bears tells the name of its organisation, any other nothing', async () => {
    const { organisation } = (await validate({ email: 'contact@leerplein.test' })).body
    expect((await validate({ organisationId: organisation._id })).body).toEqual({ organisation })
    expect((await validate({ organisationId: crypto.randomUUID() })).status).toBe(404)
    expect((await validate({ organisationId: 'korenbloem' })).status).toBe(400)
  })

  test('an organisation’s name and number are free, taken, or its own', async () => {
    const { organisation } = (await validate({ email: 'contact@leerplein.test' })).body
    const taken = { organisationName: 'bakkerij de korenbloem BV', vat: 'BE0999123457' }
    expect((await validate(taken)).body).toEqual({ isUnique: false })
    expect((await validate({ ...taken, organisationId: organisation._id })).body).toEqual({ isUnique: true })
    expect((await validate({ organisationName: 'Nergens nv', vat: 'BE0999123457' })).body).toEqual({ isUnique: false })
    expect((await validate({ vat: 'BE 0999.123.457' })).body).toEqual({ isUnique: false })
    expect((await validate({ vat: 'BE 0999.123.457', organisationId: organisation._id })).body).toEqual({
      isUnique: true,
    })
    expect((await validate({ organisationName: 'Nergens nv', vat: '', organisationId: '' })).body).toEqual({
      isUnique: true,
    })
    expect((await validate({ organisationName: 'Bakkerij De Korenbloem bv', isPrivatePerson: true })).body).toEqual({
      isUnique: false,
    })
  })

  test.each([{}, { email: 'nobody' }, { organisationName: 'X', organisationId: 'x' }, { email: 5 }])(
    '%j asks nothing',
    async (body) => expect((await validate(body)).status).toBe(400),
  )
})

describe('one’s own account', () => {
  test('bears what the specification names; a deleted participant is not its student', async () => {
    const { user, headers } = await signedIn({ createStudent: true })
    const me = () => api.get(`/users/me/${user._id}`, headers)
    expect((await me()).body.student).toEqual({
      _id: expect.any(String),
      status: 'new',
      dateOfBirth: null,
      birthPlace: null,
    })
    await api.pool.query(`update students set status = 'deleted' where id = $1`, [user.student._id])
    expect((await me()).body.student).toBeNull()
    await api.pool.query('update users set active = false where id = $1', [user._id])
    expect((await me()).status).toBe(401)
  })

  test('changes the birth data of the participant that one is, and of nobody else', async () => {
    const { user, headers } = await signedIn({ createStudent: true })
    const birth = { dateOfBirth: '1990-02-28', birthPlace: 'Gent' }
    const change = (student: object, as: Pick<Customer, 'id' | 'headers'> = { id: user._id, headers }) =>
      api.send('PATCH', `/users/${as.id}`, { student }, as.headers)
    expect((await change(birth)).body.student).toMatchObject(birth)
    expect((await change({ birthPlace: '' })).body.student).toEqual({ ...user.student, ...birth, birthPlace: null })
    const refused = await change({ dateOfBirth: '2090-01-01' })
    expect(refused).toMatchObject({ status: 400, body: { details: [{ path: 'student.dateOfBirth' }] } })

    const another = await newCustomer(api)
    expect((await change(birth, another)).status).toBe(404)
    await api.pool.query('update users set student_id = $1 where id = $2', [user.student._id, another.id])
    expect((await change({ birthPlace: 'Luik' }, another)).status).toBe(404)
  })

  test('shows what one follows oneself, by the address one proved, with one’s own certificate and nothing else', async () => {
    const someoneElse = await signedIn()
    const { email, user, headers } = await signedIn({ isPrivatePerson: true })
    const { student, session, customer } = await newSeat(api, { student: { email: email.toUpperCase() } })
    const other = await newSeat(api, { customer })
    const staff = await api.as('STAFF')
    const issued = async (of: { student: string; session: string }) =>
      (await send('/certificates', { student: of.student, session: of.session }, staff)).body._id
    const [mine, theirs] = [await issued({ student, session }), await issued(other)]
    const trainings = (id = user._id, as: Record<string, string> = headers) => api.get(`/users/me/${id}/trainings`, as)

    const organisation = expect.stringMatching(/^Klant/)
    expect((await trainings()).body).toMatchObject([
      { _id: student, organisation, phase: 'past', session: { _id: session }, certificate: { _id: mine } },
    ])
    expect((await api.get(`/certificates/${mine}/pdf`, headers)).status).toBe(200)
    expect((await api.get(`/certificates/${theirs}/pdf`, headers)).status).toBe(404)
    expect((await api.get(`/registrations`, headers)).body.total).toBe(0)
    expect((await trainings(user._id, someoneElse.headers)).status).toBe(404)
    expect((await trainings(someoneElse.user._id, someoneElse.headers)).body).toEqual([])
    // Who ordered it sees it among the registrations.
    expect((await trainings(customer.id, customer.headers)).body).toEqual([])

    await api.pool.query('update users set email_verified_at = null where id = $1', [user._id])
    expect((await trainings()).body).toEqual([])
    expect((await api.get(`/certificates/${mine}/pdf`, headers)).status).toBe(404)
  })

  test('says what waits on one, and on nobody else', async () => {
    const owner = await newCustomer(api)
    const waiting = async ({ id, headers }: Pick<Customer, 'id' | 'headers'> = owner) =>
      (await api.get(`/users/me/${id}/waiting`, headers)).body
    const nothing = {
      ...{ registrationsToPay: 0, bookingsToPay: 0, quotationsToAnswer: 0, invoicesToPay: 0 },
      requestsToDecide: 0,
    }
    expect(await waiting()).toEqual(nothing)
    const students = await newStudents(api, owner)
    await send('/registrations', registrationOf(await newSession(api), students), owner.headers)
    await quotedBooking(api, owner.headers)
    expect(await waiting()).toEqual({ ...nothing, registrationsToPay: 1, quotationsToAnswer: 1 })
    // Without a deadline it is paid by agreement, and the list of registrations asks for nothing.
    await api.db.update(registrations).set({ expiresAt: null }).where(eq(registrations.userId, owner.id))
    expect((await waiting()).registrationsToPay).toBe(0)

    const { email } = await applicantOf(String(owner.organisation))
    expect((await waiting()).requestsToDecide).toBe(0)
    await administer(api, [owner.id])
    const headers = await api.asUser(owner.email)
    expect((await waiting({ id: owner.id, headers })).requestsToDecide).toBe(0)
    await followVerification(api, email)
    expect((await waiting({ id: owner.id, headers })).requestsToDecide).toBe(1)

    const partner = await newCustomer(api, { isPartner: true })
    const theirs = registrationOf(await newSession(api), await newStudents(api, partner))
    await send('/registrations', theirs, partner.headers)
    // Paid by agreement: with the invoice, and not beforehand.
    expect(await waiting(partner)).toEqual({ ...nothing, invoicesToPay: 1 })
  })

  test('changes what is named, and nothing of another', async () => {
    const { user, headers } = await signedIn()
    const change = (body: object, id = user._id, as: Record<string, string> = headers) =>
      api.send('PATCH', `/users/${id}`, body, as)
    expect(
      (await change({ firstName: 'Nora', phone: '0475 12 34 56', language: 'fr', allowMarketing: true })).body,
    ).toEqual({
      ...user,
      firstName: 'Nora',
      phone: '0475 12 34 56',
      language: 'fr',
      allowMarketing: true,
    })
    expect((await change({ phone: '' })).body.phone).toBeNull()
    expect((await change({})).status).toBe(200)
    expect((await change({ role: 'STAFF', active: true, organisation: randomUUID() })).body).toMatchObject({
      role: 'CONTACT',
      organisation: null,
    })
    expect((await change({ active: false })).status).toBe(403)
    expect((await change({ firstName: '' })).status).toBe(400)
    expect((await change({ firstName: 'X' }, randomUUID())).status).toBe(404)
    expect((await change({ firstName: 'X' }, 'x')).status).toBe(404)
    expect((await change({ firstName: 'X' }, user._id, await api.as('CONTACT'))).status).toBe(404)
    expect((await api.send('PATCH', `/users/${user._id}`, {})).status).toBe(401)
  })

  test('takes another address only with the password, and if nobody has it', async () => {
    const { email, user, headers } = await signedIn()
    const change = (body: object) => api.send('PATCH', `/users/${user._id}`, body, headers)
    const other = `${randomUUID()}@users.test`
    expect((await change({ email: other })).body.details).toEqual([
      { path: 'password', message: texts.requiredPassword },
    ])
    expect(await change({ email: other, password })).toMatchObject({ status: 401, body: { message: 'Wrong password' } })
    expect(await change({ email: 'CONTACT@leerplein.test', password: 'a-good-password' })).toMatchObject({
      status: 409,
      body: { message: 'Email already in use' },
    })
    expect((await change({ email })).status).toBe(200)
    expect((await change({ email: other, password: 'a-good-password' })).body.newEmail).toBe(other)
    await followVerification(api, other)
    expect(await kindsTo(email)).toContain('email-changed')
    expect((await login(other)).status).toBe(200)
    expect((await login(email)).status).toBe(401)
  })

  test('staff close an account: it cannot sign in or go on', async () => {
    const { email, user } = await signedIn()
    const { token } = (await login(email)).body
    const closed = await api.send('PATCH', `/users/${user._id}`, { active: false }, await api.as('STAFF'))
    expect(closed.body.active).toBe(false)
    expect((await login(email)).body.message).toBe('Account is not active')
    expect((await send('/auth/refresh-tokens', { refreshToken: token.refreshToken })).status).toBe(401)
  })
})
