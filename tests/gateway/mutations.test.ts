import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApi, type TestApi } from '../support/api.ts'
import { type Kind, kinds } from '../support/resources.ts'
import { newRoom, quotation, requestRoom } from '../support/rooms.ts'
import { type Customer, newCustomer, newSession, newStudents, registrationOf } from '../support/training.ts'
import { verificationToken } from '../support/verification.ts'
import { documentFor, schema } from './described.ts'
import { openGateway } from './open-gateway.ts'

let api: TestApi
let staff: Record<string, string>
let editor: Record<string, string>
let ask: Awaited<ReturnType<typeof openGateway>>['ask']
beforeAll(async () => {
  api = await startApi()
  staff = await api.as('STAFF')
  editor = await api.as('EDITOR')
  ;({ ask } = await openGateway({ upstream: async (request) => api.api.fetch(request) }))
})
afterAll(() => api.stop())

/** A mutation with all it gives back. */
async function change(name: string, variables: object, headers?: Record<string, string>) {
  const field = schema.getMutationType()?.getFields()[name]
  if (!field) throw new Error(`No mutation ${name}`)
  const { data, errors } = await ask({ query: documentFor(field, 'mutation'), variables }, headers)
  return { value: data?.[name] as Record<string, never> | null | undefined, errors }
}

/** The same, of which nothing may fail. */
async function done(name: string, variables: object, headers?: Record<string, string>) {
  const { value, errors } = await change(name, variables, headers)
  expect(errors).toEqual([])
  return Object(value)
}

const failure = (message: string, status: number) => [
  expect.objectContaining({ message, extensions: expect.objectContaining({ status }) }),
]

const pascal = (name: string) => name.replace(/^./, (letter) => letter.toUpperCase())

describe('each resource', () => {
  test.each(Object.entries<Kind>(kinds))('%s is made, changed and deleted', async (name, kind) => {
    const customer = await newCustomer(api)
    const made = kind.make ? { _id: await kind.make(api, customer) } : null
    const body = made ? null : await kind.body(api, customer)
    const own = name === 'registration' || name === 'student' ? customer.headers : staff
    const { _id } = made ?? (await done(`create${pascal(name)}`, { input: body }, own))
    const changed = await done(`update${pascal(name)}`, { id: _id, input: kind.changes }, staff)
    expect(changed).toMatchObject({ _id })
    if (name !== 'contact') expect(changed).toMatchObject(kind.changes)
    const { errors } = await change(`delete${pascal(name)}`, { id: _id }, staff)
    const path = `${kind.path}/${_id}`
    // What others need stays, and says so.
    if (errors[0]) expect(errors[0].extensions.status).toBeLessThan(500)
    else expect((await api.get(path, staff)).status).toBe(404)
  })
})

describe('accounts', () => {
  const password = 'een lang wachtwoord'
  const newcomer = (given: object = {}) => ({
    input: {
      ...{ email: `${randomUUID()}@nieuw.test`, firstName: 'Eva', lastName: 'Smet' },
      ...{ password, confirmPassword: password, isPrivatePerson: true, ...given },
    },
  })

  test('a person registers, signs in, asks who it is, and stays signed in', async () => {
    const { input } = newcomer()
    const { _id } = await done('register', { input })
    const signedIn = await done('login', { input: { email: input.email, password } })
    expect(signedIn.user).toMatchObject({ _id, isPrivatePerson: true, role: 'CONTACT' })
    const { data } = await ask(
      { query: 'query ($id: String!) { me(userId: $id) { email organisation { name } } }', variables: { id: _id } },
      { authorization: `Bearer ${signedIn.token.accessToken}` },
    )
    expect(data?.me).toEqual({ email: input.email, organisation: null })
    const { refreshToken } = signedIn.token
    const refreshed = await done('refreshTokens', { input: { refreshToken, isAdmin: false } })
    expect(refreshed.refreshToken).not.toBe(refreshToken)
    await done('refreshTokens', { input: { refreshToken: refreshed.refreshToken, isAdmin: false } })
    expect((await change('refreshTokens', { input: { refreshToken, isAdmin: false } })).errors[0]?.extensions).toEqual({
      status: 401,
      code: 'UNAUTHENTICATED',
    })
  })

  test('an organisation comes along, new or by its id', async () => {
    const organisation = { name: `Groep ${randomUUID()}`, vat: null, city: 'Gent' }
    const first = await done('createUser', newcomer({ isPrivatePerson: false, organisation }))
    expect(first).toMatchObject({ approval: 'approved', organisation: { name: organisation.name, city: 'Gent' } })
    const { _id } = first.organisation
    const second = await done('createUser', newcomer({ isPrivatePerson: false, organisation: { _id } }))
    expect(second).toMatchObject({ approval: 'pending', organisation: { _id } })
    const token = await verificationToken(api, second.email)
    expect(await done('verifyEmail', { token })).toEqual({ email: second.email, waits: true })
    const decided = { id: second._id, input: { approval: 'approved', organisation: _id } }
    expect(await done('decideApproval', decided, staff)).toMatchObject({ approval: 'approved' })
  })

  test('the server’s messages come through', async () => {
    const { email } = await newCustomer(api)
    expect((await change('login', { input: { email: 'niemand@nieuw.test', password } })).errors).toEqual(
      failure('User not found', 401),
    )
    expect((await change('login', { input: { email: 'contact@leerplein.test', password: 'fout' } })).errors).toEqual(
      failure('Wrong password', 401),
    )
    expect((await change('requestPasswordReset', { input: { email: 'niemand@nieuw.test' } })).errors).toEqual(
      failure('Email not found', 401),
    )
    expect((await change('register', newcomer({ email }))).errors[0]?.message).toMatch(/already/)
    expect(
      (await change('validateUser', { input: { email: 'niemand@nieuw.test' } })).errors[0]?.extensions.status,
    ).toBe(404)
    expect(await done('validateUser', { input: { email } })).toMatchObject({ isPrivatePerson: false })
    expect(await done('requestPasswordReset', { input: { email } })).toMatchObject({ email })
  })
})

test('guesses of a password count one by one, however many a request makes', async () => {
  const { email } = await newCustomer(api)
  const guess = (index: number) => `a${index}: login(input: { email: "${email}", password: "fout" }) { user { _id } }`
  const { errors } = await ask({ query: `mutation { ${Array.from({ length: 30 }, (_, index) => guess(index))} }` })
  expect(errors).toHaveLength(30)
  expect(errors.map(({ extensions }) => extensions.status)).toContain(429)
})

describe('registering', () => {
  let customer: Customer
  beforeAll(async () => {
    customer = await newCustomer(api)
  })
  const wanted = async () => registrationOf(await newSession(api), await newStudents(api, customer))

  test('participants get a seat, which is paid by the link', async () => {
    const registration = await done('createRegistration', { input: await wanted() }, customer.headers)
    expect(registration).toMatchObject({ students: [{ firstName: 'Jan' }], status: 'awaiting_payment' })
    const payment = await done('createRegistrationPayment', { input: { id: registration._id } }, customer.headers)
    expect(payment.redirectUrl).toMatch(/^http/)
    const second = await done('createRegistration', { input: await wanted() }, customer.headers)
    expect(second._id).not.toBe(registration._id)
  })

  test('the same request under the same key registers once', async () => {
    const variables = { input: await wanted(), Idempotency_Key: randomUUID() }
    const [first, second] = [
      await done('createRegistration', variables, customer.headers),
      await done('createRegistration', variables, customer.headers),
    ]
    expect(second._id).toBe(first._id)
  })

  test('a participant with registrations stays', async () => {
    const input = await wanted()
    await done('createRegistration', { input }, customer.headers)
    const { errors } = await change('deleteStudent', { id: input.students[0] }, customer.headers)
    expect(errors).toEqual(failure('Student has registrations', 400))
  })

  test('another customer’s are not found', async () => {
    const { _id } = await done('createRegistration', { input: await wanted() }, customer.headers)
    const other = await newCustomer(api)
    expect(
      (await change('createRegistrationPayment', { input: { id: _id } }, other.headers)).errors[0]?.extensions,
    ).toEqual({ status: 404, code: 'NOT_FOUND' })
  })
})

describe('rooms', () => {
  test('a quotation is approved with the customer’s reference', async () => {
    const customer = await newCustomer(api)
    const roomType = await newRoom(api)
    const { _id } = await requestRoom(api, customer.headers, { roomType })
    const offered = await done('updateBooking', { id: _id, input: quotation(roomType) }, staff)
    expect(offered).toMatchObject({ status: 'waiting_for_customer', offer: { net: expect.any(Number) } })
    const approved = await done('approveOffer', { input: { _id }, customerRef: 'PO 12/é' }, customer.headers)
    expect(approved).toMatchObject({ status: 'waiting_for_payment', customerRef: 'PO 12/é' })
    const payment = await done('createBookingPayment', { input: { id: _id } }, customer.headers)
    expect(payment.redirectUrl).toMatch(/^http/)
  })
})

describe('contents', () => {
  test('a banner is saved, published and read as what it is', async () => {
    const read = `{ staticContent(type: "banner") { ... on BannerContent { version data { nl { highlightTitle } } } } }`
    const { body } = await api.get('/static-contents/banner?draft=true', editor)
    const data = { ...body.data, nl: { ...body.data.nl, highlightTitle: 'Langs de poort' } }
    const save = `mutation ($input: StaticContentSave_Input) {
      saveStaticContent(type: "banner", input: $input) { __typename ... on BannerContent { version } }
    }`
    const saved = await ask({ query: save, variables: { input: { data, version: body.version } } }, editor)
    expect(saved).toMatchObject({ errors: [], data: { saveStaticContent: { __typename: 'BannerContent' } } })
    const { version } = Object(saved.data?.saveStaticContent)
    const late = await ask({ query: save, variables: { input: { data, version: body.version } } }, editor)
    expect(late.errors[0]?.extensions).toEqual({ status: 409, code: 'CONFLICT' })
    await done('publishStaticContent', { type: 'banner', input: { version, locales: ['nl'] } }, editor)
    const { data: shown } = await ask({ query: read })
    expect(shown?.staticContent).toEqual({
      version: expect.any(Number),
      data: { nl: { highlightTitle: 'Langs de poort' } },
    })
    await done('restoreStaticContent', { type: 'banner', version: body.version }, editor)
  })

  test('a page keeps the blocks that were sent', async () => {
    const text = { nl: 'Proef', en: null, fr: null }
    const layout = [{ id: 'a', block: 'rich-text', data: { nl: { title: 'Tekst', text: 'Hallo' }, en: {}, fr: {} } }]
    const input = { key: randomUUID(), title: text, slug: { nl: randomUUID() }, seoDescription: text, layout }
    const { _id } = await done('createPage', { input }, editor)
    const { data, errors } = await ask({
      query: `query ($id: String!) { page(id: $id) { layout { ... on RichTextBlock { id data { nl { title text } } } } } }`,
      variables: { id: _id },
    })
    expect(errors).toEqual([])
    expect(data?.page).toEqual({ layout: [{ id: 'a', data: { nl: { title: 'Tekst', text: 'Hallo' } } }] })
  })
})

test('an address is put on the list once', async () => {
  const input = { email: `${randomUUID()}@nieuws.test` }
  expect(await done('createNewsletterSubscription', { input })).toMatchObject({ ...input, confirmed: false })
  const { errors } = await change('createNewsletterSubscription', { input })
  expect(errors[0]?.message).toBe('Subscriber already exists')
})

test('a file has a link, and is deleted', async () => {
  const form = new FormData()
  form.append('files', new File(['Dag'], 'dag.txt'))
  const request = new Request('http://api.test/api/files/upload', { method: 'POST', headers: staff, body: form })
  const [{ _id }] = await (await api.api.fetch(request)).json()
  const link = await done('presignedUrl', { input: { name: _id, bucketName: 'files', expiry: 60 } }, staff)
  expect(link.url).toContain(_id)
  expect(await done('storedObject', { input: { name: _id, bucketName: 'files' } }, staff)).toMatchObject({ size: 3 })
  await done('deleteFile', { id: _id }, staff)
  expect((await api.get(`/files/${_id}`, staff)).status).toBe(404)
})
