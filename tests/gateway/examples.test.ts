import { eq } from 'drizzle-orm'
import { getOperationAST, Kind, type OperationDefinitionNode, parse } from 'graphql'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { users } from '../../src/db/tables.ts'
import type { Example } from '../../src/gateway/examples/example.ts'
import { examples } from '../../src/gateway/examples/examples.ts'
import { startApi, type TestApi } from '../support/api.ts'
import { graphqlForm } from '../support/graphql-upload.ts'
import { quotedBooking } from '../support/rooms.ts'
import { newSession } from '../support/training.ts'
import { openGateway } from './open-gateway.ts'

const contact = 'contact@leerplein.test'

let api: TestApi
let gateway: Awaited<ReturnType<typeof openGateway>>
beforeAll(async () => {
  api = await startApi()
  gateway = await openGateway({ upstream: async (request) => api.api.fetch(request), open: false })
})
afterAll(() => api.stop())

const userId = async () => {
  const [user] = await api.db.select().from(users).where(eq(users.email, contact))
  return user?.id
}

async function newRegistration(variables: Record<string, unknown> = {}) {
  const [student] = (await api.get('/students/all', await api.asUser(contact))).body
  return { ...Object(variables.registration), session: await newSession(api), students: [student._id] }
}

async function fileName() {
  const form = new FormData()
  form.append('files', new File(['Dag'], 'dag.txt'))
  const headers = await api.asUser(contact)
  const request = new Request('http://api.test/api/files/upload', { method: 'POST', headers, body: form })
  const [{ _id }] = await (await api.api.fetch(request)).json()
  return _id
}

const draftVersion = async () =>
  (await api.get('/static-contents/disclaimer?draft=true', await api.as('EDITOR'))).body.version

/** What a person would fill in, by the operation that asks for it. */
const filledIn: Record<string, (variables: Record<string, unknown>) => Promise<object>> = {
  Refresh: async ({ credentials }) => {
    const { body } = await api.send('POST', '/auth/login', credentials)
    return { refreshToken: body.token.refreshToken }
  },
  Account: async () => ({ userId: await userId() }),
  Bookings: async () => ({ userId: await userId() }),
  Register: async (variables) => ({ registration: await newRegistration(variables) }),
  Pay: async (variables) => {
    const body = await newRegistration(variables)
    return { id: (await api.send('POST', '/registrations', body, await api.asUser(contact))).body._id }
  },
  ApproveOffer: async () => ({ id: (await quotedBooking(api, await api.asUser(contact)))._id }),
  FileLink: async () => ({ name: await fileName() }),
  SaveDraft: async ({ input }) => ({ input: { ...Object(input), version: await draftVersion() } }),
  Publish: async () => ({ version: await draftVersion() }),
}

const isOperation = (node: { kind: string }): node is OperationDefinitionNode => node.kind === Kind.OPERATION_DEFINITION
const runs = examples.flatMap((example) =>
  parse(example.query)
    .definitions.filter(isOperation)
    .map(({ name }): [string, Example] => [name?.value ?? '', example]),
)

/** Done otherwise: with a file, and with the token of a mail. */
const elsewhere = ['Upload', 'Confirm']

test.each(runs.filter(([name]) => !elsewhere.includes(name)))(
  '%s does what it shows',
  async (operationName, example) => {
    const { query, variables = {}, as } = example
    const caller = operationName === 'Approvals' ? 'admin@brouwerij.test' : as
    const given = { ...variables, ...(await filledIn[operationName]?.(variables)) }
    const headers = caller ? await api.asUser(caller) : {}
    const response = await gateway.ask({ query, operationName, variables: given }, headers)
    expect(response).toMatchObject({ status: 200, errors: [] })
    expect(Object.values(response.data ?? {}).length).toBeGreaterThan(0)
    expect(Object.values(response.data ?? {})).not.toContain(null)
  },
)

test('a file goes along as the example says', async () => {
  const example = examples.find(({ query }) => getOperationAST(parse(query), 'Upload'))
  const { query = '', variables } = example ?? {}
  const operations = { query, variables, operationName: 'Upload' }
  const form = graphqlForm(query, {}, { 'files.0': new File(['Dag'], 'dag.txt') }, { operations })
  const headers = await api.asUser(contact)
  const response = await gateway.handle(
    new Request('http://site.test/graphql', { method: 'POST', headers, body: form }),
  )
  expect(await response.json()).toMatchObject({ data: { uploadFiles: [{ name: 'dag.txt', size: 3 }] } })
})

test('a token is asked for as the tab says', async () => {
  const [, example] = runs.find(([name]) => name === 'SignIn') ?? []
  const { query, variables } = example ?? {}
  const { data } = await gateway.ask({ query, operationName: 'SignIn', variables })
  const { token, user } = Object(data?.login)
  const account = runs.find(([name]) => name === 'Account')?.[1].query
  const headers = { authorization: `Bearer ${token.accessToken}` }
  const me = await gateway.ask({ query: account, operationName: 'Account', variables: { userId: user._id } }, headers)
  expect(me).toMatchObject({ errors: [], data: { me: { email: contact } } })
})

const areas = {
  courses: 'filteredCourses',
  contents: 'staticContent',
  pages: 'pages',
  rooms: 'roomTypes',
  auth: 'login',
  account: 'me',
  organisations: 'organisations',
  participants: 'students',
  registrations: 'createRegistration',
  payment: 'createRegistrationPayment',
  invoices: 'invoices',
  certificates: 'certificates',
  bookings: 'userBookings',
  files: 'uploadFiles',
  newsletter: 'createNewsletterSubscription',
  contact: 'captchaChallenge',
  editing: 'saveStaticContent',
}

test.each(Object.entries(areas))('there is an example of %s', (_, field) => {
  expect(examples.some(({ query }) => new RegExp(`^  ${field}\\b`, 'm').test(query))).toBe(true)
})
