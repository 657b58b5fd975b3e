import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { payments, refunds, students } from '../../src/db/tables.ts'
import { startApi, type TestApi } from '../support/api.ts'
import { payerOf } from '../support/payments.ts'
import { newSeat } from '../support/record.ts'
import { requestRoom, visitor } from '../support/rooms.ts'
import { billedTo, newSession, newStudents } from '../support/training.ts'
import { followVerification, verificationToken } from '../support/verification.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())

const password = 'a-good-password'
const address = () => `${randomUUID()}@bewijs.test`
const send = (path: string, body?: object, headers?: Record<string, string>) => api.send('POST', path, body, headers)
const login = (email: string, given = password) => send('/auth/login', { email, password: given })
const kindsTo = async (email: string) => (await api.mailsTo(email)).map(({ data }) => data.kind)

async function register(extra: object = {}) {
  const given = { email: address(), password, firstName: 'Noor', lastName: 'Peeters', ...extra }
  const { status, body: user } = await send('/users', given)
  expect(status).toBe(201)
  return { email: given.email, user, headers: await api.asUser(given.email) }
}

/** An organisation whose first account has verified its address. */
async function foundOrganisation() {
  const admin = await register({ organisation: { name: `Huis ${randomUUID()}` } })
  await followVerification(api, admin.email)
  return { ...admin, organisation: String(admin.user.organisation._id) }
}

describe('a link in the welcome mail', () => {
  test('verifies the address, once or twice the same; until then one signs in all the same', async () => {
    const { email, user } = await register()
    expect(user).toMatchObject({ emailVerified: false, newEmail: null })
    expect((await login(email)).body.user.emailVerified).toBe(false)
    expect(await kindsTo(email)).toEqual(['welcome'])
    expect(await followVerification(api, email)).toMatchObject({ status: 200, body: { email } })
    expect((await login(email)).body.user.emailVerified).toBe(true)
    expect((await followVerification(api, email)).status).toBe(200)
  })

  test('does nothing when it is none, or too old', async () => {
    const { email } = await register()
    const token = await verificationToken(api, email)
    await api.pool.query(`update email_verifications set expires_at = now() where email = $1`, [email])
    for (const given of [token, 'nothing', randomUUID()]) {
      expect(await send(`/auth/verify-email/${given}`)).toMatchObject({
        status: 400,
        body: { message: 'This link was used before or has expired' },
      })
    }
    expect((await login(email)).body.user.emailVerified).toBe(false)
  })

  test('comes again on demand, for who is signed in and for who cannot', async () => {
    const { email, headers } = await register({ sendMail: false })
    expect(await kindsTo(email)).toEqual([])
    expect((await send('/auth/verify-email/resend', {}, headers)).body).toEqual({ email })
    expect((await send('/auth/verify-email/resend', { email })).body).toEqual({ email })
    expect(await kindsTo(email)).toEqual(['email-verification', 'email-verification'])
    await followVerification(api, email)
    expect((await send('/auth/verify-email/resend', { email })).status).toBe(200)
    expect(await kindsTo(email)).toHaveLength(2)
    const nobody = address()
    expect((await send('/auth/verify-email/resend', { email: nobody })).body).toEqual({ email: nobody })
    expect(await kindsTo(nobody)).toEqual([])
    expect((await send('/auth/verify-email/resend', {})).status).toBe(400)
  })

  test('is as good as one to choose a password', async () => {
    const { email } = await register()
    await send('/auth/reset-password', { email })
    const [mail] = await api.mailsTo(email)
    if (mail?.data.kind !== 'password-reset') throw new Error('no link was mailed')
    const token = mail.data.values.url.split('/password-reset/')[1]
    await send(`/auth/reset-password/${token}`, { password: 'another-password', confirmPassword: 'another-password' })
    expect((await login(email, 'another-password')).body.user.emailVerified).toBe(true)
  })
})

test('demo accounts are verified', async () => {
  const { body } = await login('contact@leerplein.test', 'leerplein-demo')
  expect(body.user.emailVerified).toBe(true)
})

describe('while the address is not verified', () => {
  test('nobody is asked to let the account in, and nobody can', async () => {
    const { email: admin, organisation, headers } = await foundOrganisation()
    const { email, user } = await register({ organisation })
    expect(await kindsTo(admin)).not.toContain('approval-asked')
    expect((await api.get('/users/approvals', headers)).body).toEqual([])
    const decide = () => send(`/users/${user._id}/approval`, { approval: 'approved' }, headers)
    expect((await decide()).status).toBe(409)
    await followVerification(api, email)
    expect(await kindsTo(admin)).toContain('approval-asked')
    expect((await api.get('/users/approvals', headers)).body).toMatchObject([{ _id: user._id }])
    expect((await decide()).status).toBe(200)
  })

  test('nobody is invited', async () => {
    const { headers } = await register({ organisation: { name: `Huis ${randomUUID()}` } })
    const person = () => ({ email: address(), firstName: 'Jan', lastName: 'Peeters' })
    const refused = { status: 403, body: { message: 'Email is not verified' } }
    const invited = { ...person(), sendMail: true }
    expect(await send('/students', invited, headers)).toMatchObject(refused)
    expect(await send('/users', { ...person(), inviteType: 'STUDENT' }, headers)).toMatchObject(refused)
    expect(await send('/users', { ...person(), inviteType: 'CONTACT' }, headers)).toMatchObject(refused)
    const { status, body } = await send('/students', person(), headers)
    expect(status).toBe(201)
    expect(await api.send('PATCH', `/students/${body._id}`, { status: 'invited' }, headers)).toMatchObject(refused)
    expect(await kindsTo(invited.email)).toEqual([])
  })

  test('participants hear of a seat only afterwards', async () => {
    const { email, user, headers } = await register()
    const participant = address()
    const customer = { id: user._id, email, organisation: null, headers }
    const students = await newStudents(api, customer, 1, { email: participant })
    const session = await newSession(api, { price: 0 })
    const registration = { session, students, invoice: billedTo, agreedToTerms: true }
    expect((await send('/registrations', registration, headers)).body.status).toBe('paid')
    expect(await kindsTo(participant)).toEqual([])
    await followVerification(api, email)
    expect(await kindsTo(participant)).toEqual(['participant-registered'])
  })

  test('ten seats are held at most, free ones too, and for a day; then as long as anybody’s', async () => {
    const { email, user, headers } = await register()
    const customer = { id: user._id, email, organisation: null, headers }
    const students = await newStudents(api, customer, 12)
    const ask = async (given: object, of: string[]) => {
      const session = await newSession(api, { capacity: 30, ...given })
      return send('/registrations', { session, students: of, invoice: billedTo, agreedToTerms: true }, headers)
    }
    const free = await ask({ price: 0 }, students.slice(0, 6))
    expect(free.status).toBe(201)
    const { body: priced } = await ask({ price: 10_000 }, students.slice(0, 3))
    const message = 'Bevestig eerst uw e-mailadres: tot dan houdt u hoogstens tien plaatsen'
    for (const price of [0, 10_000, null]) {
      const { status, body } = await ask({ price }, students.slice(0, 2))
      expect([price, status, body.details]).toEqual([price, 409, [{ path: 'students', message }]])
    }
    const daysKept = async () => {
      const { body } = await api.get(`/registrations/${priced._id}`, headers)
      return Math.round((Date.parse(body.expiresAt) - Date.parse(body.createdAt)) / 86_400_000)
    }
    expect(await daysKept()).toBe(1)
    await followVerification(api, email)
    expect(await daysKept()).toBe(7)
    expect((await ask({ price: 0 }, students)).status).toBe(201)
  })

  test('an invoice goes to nobody else until then', async () => {
    const { email, user, headers } = await register()
    const students = await newStudents(api, { id: user._id, email, organisation: null, headers })
    const billed = { ...billedTo, email: address() }
    const input = { session: await newSession(api), students, invoice: billed, agreedToTerms: true }
    const { body } = await send('/registrations', input, headers)
    await api.send('PATCH', `/registrations/${body._id}`, { status: 'paid' }, await api.as('STAFF'))
    expect(await kindsTo(billed.email)).toEqual([])
    expect(await kindsTo(email)).toContain('invoice')
    await followVerification(api, email)
    expect(await kindsTo(billed.email)).toEqual(['invoice'])
  })
})

describe('what a guest asked for', () => {
  test('is the account’s that proves the address, and nobody’s before', async () => {
    const asked = { ...visitor(), email: address() }
    const { _id } = await requestRoom(api, undefined, asked)
    const { headers } = await register({ email: asked.email.toUpperCase() })
    expect((await api.get(`/bookings/${_id}`, headers)).status).toBe(404)
    await followVerification(api, asked.email.toUpperCase())
    expect((await api.get(`/bookings/${_id}`, headers)).body).toMatchObject({ _id, email: asked.email })
    const later = await requestRoom(api, undefined, asked)
    await login(asked.email)
    expect((await api.get('/bookings', headers)).body.total).toBe(2)
    expect((await api.get(`/bookings/${later._id}`, headers)).status).toBe(200)
  })

  test('is no organisation’s that did not let the account in', async () => {
    const { organisation, headers } = await foundOrganisation()
    const asked = { ...visitor(), email: address() }
    const { _id } = await requestRoom(api, undefined, asked)
    const { user } = await register({ email: asked.email, organisation })
    await followVerification(api, asked.email)
    expect((await api.get(`/bookings/${_id}`, headers)).status).toBe(404)
    expect((await send(`/users/${user._id}/approval`, { approval: 'approved' }, headers)).status).toBe(200)
    await login(asked.email)
    expect((await api.get(`/bookings/${_id}`, headers)).status).toBe(200)
  })
})

describe('the owner of an address', () => {
  test('registers although somebody else did before, and nothing of that account is left', async () => {
    const name = `Brouwerij ${randomUUID()}`
    const squatter = await register({ organisation: { name, vat: 'BE0712345630' }, createStudent: true })
    const { token } = (await login(squatter.email)).body
    const oldLink = await verificationToken(api, squatter.email)
    const session = await newSession(api, { capacity: 1 })
    const input = { session, students: [squatter.user.student._id], invoice: billedTo, agreedToTerms: true }
    expect((await send('/registrations', input, squatter.headers)).status).toBe(201)

    const given = {
      email: squatter.email.toUpperCase(),
      password: 'an-owners-password',
      firstName: 'Marie',
      lastName: 'Claes',
    }
    const { status, body } = await send('/users', { ...given, organisation: { name, vat: 'BE0712345630' } })
    expect(status).toBe(201)
    expect(body).toMatchObject({ firstName: 'Marie', student: null, contact: { roles: ['ORGANISATION_ADMIN'] } })
    expect(body._id).not.toBe(squatter.user._id)
    expect((await login(squatter.email)).status).toBe(401)
    expect((await send('/auth/refresh-tokens', { refreshToken: token.refreshToken })).status).toBe(401)
    expect((await send(`/auth/verify-email/${oldLink}`)).status).toBe(400)
    expect((await api.get(`/sessions/${session}/registration-count`)).body).toMatchObject({ registrationCount: 0 })
    const headers = await api.asUser(body.email)
    expect((await api.get('/students/all', headers)).body).toEqual([])
    expect((await api.get('/registrations/all', headers)).body).toEqual([])
    await followVerification(api, given.email)
    expect((await login(given.email, given.password)).body.user).toMatchObject({ _id: body._id, emailVerified: true })
  })

  test('keeps it once it is verified, and while something was paid', async () => {
    const verified = await register()
    await followVerification(api, verified.email)
    const payer = await register({ createStudent: true })
    const session = await newSession(api, { price: 0 })
    const input = { session, students: [payer.user.student._id], invoice: billedTo, agreedToTerms: true }
    expect((await send('/registrations', input, payer.headers)).status).toBe(201)
    for (const { email } of [verified, payer]) {
      const other = { email, password: 'an-owners-password', firstName: 'Marie', lastName: 'Claes' }
      expect(await send('/users', other)).toMatchObject({ status: 409, body: { message: 'User already exists' } })
      expect((await login(email)).status).toBe(200)
    }
  })

  test('keeps it while a payment is on its way; what comes for an account that made way goes back', async () => {
    const squatter = await register({ createStudent: true })
    const session = await newSession(api, { capacity: 1 })
    const input = { session, students: [squatter.user.student._id], invoice: billedTo, agreedToTerms: true }
    const { _id: id } = (await send('/registrations', input, squatter.headers)).body
    const payer = payerOf(api)
    const payment = await payer.begin(id, squatter.headers)
    const owner = { email: squatter.email, password: 'an-owners-password', firstName: 'Marie', lastName: 'Claes' }
    expect(await send('/users', owner)).toMatchObject({ status: 409, body: { message: 'User already exists' } })
    // As when the payment began in the moment in which the account made way.
    await api.db.update(payments).set({ status: 'canceled' }).where(eq(payments.id, payment))
    expect((await send('/users', owner)).status).toBe(201)
    await api.db.update(payments).set({ status: 'open' }).where(eq(payments.id, payment))
    await payer.checkout.choose(payment, 'paid')
    expect(await api.db.select().from(refunds).where(eq(refunds.paymentId, payment))).toMatchObject([
      { amount: 54_450 },
    ])
    expect((await api.get(`/sessions/${session}/registration-count`)).body).toMatchObject({ registrationCount: 0 })
  })

  test('takes it with an account that has another one', async () => {
    const squatter = await register()
    const { email, user, headers } = await register()
    await followVerification(api, email)
    const change = { email: squatter.email, password }
    expect((await api.send('PATCH', `/users/${user._id}`, change, headers)).status).toBe(200)
    expect((await login(squatter.email)).body.user._id).toBe(squatter.user._id)
    await followVerification(api, squatter.email)
    expect((await login(squatter.email)).body.user._id).toBe(user._id)
  })
})

describe('another address', () => {
  test('is the account’s once its link was followed; the old one is told twice', async () => {
    const { email, user, headers } = await register()
    await followVerification(api, email)
    const other = address()
    const { body } = await api.send('PATCH', `/users/${user._id}`, { email: other, password }, headers)
    expect(body).toMatchObject({ email, newEmail: other, emailVerified: true })
    expect(await kindsTo(email)).toEqual(['email-change-requested', 'welcome'])
    expect((await login(other)).status).toBe(401)
    expect((await send('/auth/verify-email/resend', {}, headers)).body).toEqual({ email: other })
    await send('/auth/reset-password', { email })
    const [reset] = await api.mailsTo(email)

    expect((await followVerification(api, other)).status).toBe(200)
    expect((await login(other)).body.user).toMatchObject({ email: other, newEmail: null, emailVerified: true })
    expect((await login(email)).status).toBe(401)
    expect((await kindsTo(email))[0]).toBe('email-changed')
    if (reset?.data.kind !== 'password-reset') throw new Error('no link was mailed')
    const choice = { password: 'another-password', confirmPassword: 'another-password' }
    expect((await send(`/auth/reset-password/${reset.data.values.url.split('/').at(-1)}`, choice)).status).toBe(400)
  })

  test('keeps what the account follows by the address that it proved before', async () => {
    const { email, user, headers } = await register()
    await followVerification(api, email)
    const { student } = await newSeat(api, { student: { email } })
    const followed = async () => (await api.get(`/users/me/${user._id}/trainings`, headers)).body.length
    expect(await followed()).toBe(1)
    const other = address()
    await api.send('PATCH', `/users/${user._id}`, { email: other, password }, headers)
    expect(await followed()).toBe(1)
    await followVerification(api, other)
    expect(await followed()).toBe(1)
    const [row] = await api.db.select().from(students).where(eq(students.id, student))
    expect(row?.email).toBe(other)
  })

  test('that was asked before a later one is not taken any more, nor one that somebody verified meanwhile', async () => {
    const { email, user, headers } = await register()
    await followVerification(api, email)
    const [first, second] = [address(), address()]
    for (const other of [first, second]) {
      await api.send('PATCH', `/users/${user._id}`, { email: other, password }, headers)
    }
    expect((await followVerification(api, first)).status).toBe(400)
    await register({ email: second })
    await api.pool.query('update users set email_verified_at = now() where email = $1', [second])
    const links = await api.mailsTo(second)
    const link = links.find(({ data }) => data.kind === 'email-verification')?.data
    if (link?.kind !== 'email-verification') throw new Error('no link was mailed')
    expect((await send(`/auth/verify-email/${link.values.url.split('/').at(-1)}`)).status).toBe(409)
    expect((await login(email)).status).toBe(200)
  })
})

describe('another address that was asked for', () => {
  const changed = 'another-good-password'

  /** Mails a link to choose a password; gives back what follows it. */
  async function askReset(email: string) {
    await send('/auth/reset-password', { email })
    const [mail] = await api.mailsTo(email)
    if (mail?.data.kind !== 'password-reset') throw new Error('no link was mailed')
    const token = mail.data.values.url.split('/password-reset/')[1]
    return () => send(`/auth/reset-password/${token}`, { password: changed, confirmPassword: changed })
  }

  type Account = Awaited<ReturnType<typeof register>>
  const passwords = { oldPassword: password, newPassword: changed, confirmPassword: changed }
  const ends: [what: string, end: (account: Account) => Promise<{ status: number }>][] = [
    ['a password that was reset', async ({ email }) => (await askReset(email))()],
    ['a changed password', ({ headers }) => send('/auth/change-password', passwords, headers)],
    [
      'signing out everywhere else',
      ({ user, headers }) => api.send('DELETE', `/users/me/${user._id}/sessions`, undefined, headers),
    ],
    [
      'signing out a lost device',
      async ({ email, user, headers }) => {
        await login(email)
        const { body } = await api.get(`/users/me/${user._id}/sessions`, headers)
        const { _id } = body.find(({ current }: { current: boolean }) => !current)
        return api.send('DELETE', `/users/me/${user._id}/sessions/${_id}`, undefined, headers)
      },
    ],
    [
      'a closed account',
      async ({ user }) => api.send('PATCH', `/users/${user._id}`, { active: false }, await api.as('STAFF')),
    ],
  ]

  test.each(ends)(
    'is asked for no more after %s: its link opens nothing, nor does one to choose a password',
    async (_, end) => {
      const account = await register()
      await followVerification(api, account.email)
      const email = address()
      const { status } = await api.send('PATCH', `/users/${account.user._id}`, { email, password }, account.headers)
      expect(status).toBe(200)
      const reset = await askReset(account.email)
      expect((await end(account)).status).toBeLessThan(300)
      expect((await followVerification(api, email)).status).toBe(400)
      expect((await reset()).status).toBe(400)
      const { body } = await api.get(`/customers/${account.user._id}`, await api.as('STAFF'))
      expect(JSON.stringify(body)).not.toContain(email)
    },
  )

  test('opens the account although whoever asked signed out meanwhile', async () => {
    const { email: old, user } = await register()
    const { body } = await login(old)
    const email = address()
    const headers = { Authorization: `Bearer ${body.token.accessToken}` }
    await api.send('PATCH', `/users/${user._id}`, { email, password }, headers)
    await send('/auth/logout', { refreshToken: body.token.refreshToken })
    expect((await followVerification(api, email)).status).toBe(200)
    expect((await login(email)).status).toBe(200)
  })

  test('ends the links to choose a password that the old one was mailed', async () => {
    const { email: old, user, headers } = await register()
    await followVerification(api, old)
    const reset = await askReset(old)
    const email = address()
    await api.send('PATCH', `/users/${user._id}`, { email, password }, headers)
    await followVerification(api, email)
    expect((await reset()).status).toBe(400)
  })
})
