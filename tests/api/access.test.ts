import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApi, type TestApi } from '../support/api.ts'
import { type Kind, kinds, madeFor } from '../support/resources.ts'
import { type Customer, newCustomer } from '../support/training.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())

type Headers = Record<string, string>
interface Cast {
  contact: Customer
  person: Customer
  /** In the order of the columns below. */
  callers: { headers: Headers | undefined; customer: Customer }[]
}

/** Everybody who may call, new for each resource: some calls change what a caller is. */
async function newCast(): Promise<Cast> {
  const contact = await newCustomer(api)
  const other = await newCustomer(api)
  const person = await newCustomer(api, { isPrivatePerson: true })
  const asNobody = (headers: Headers | undefined) => ({ headers, customer: contact })
  const asCustomer = (customer: Customer) => ({ headers: customer.headers, customer })
  const provider = [asNobody(await api.as('EDITOR')), asNobody(await api.as('STAFF'))]
  return {
    contact,
    person,
    callers: [asNobody(undefined), ...[contact, other, person].map(asCustomer), ...provider],
  }
}

type Verb = 'list' | 'all' | 'get' | 'change' | 'delete' | 'create'
type Row = [verb: Verb, statuses: string]

const everybody = '200 200 200 200 200 200'
const content: Row[] = [
  ['list', everybody],
  ['all', everybody],
  ['get', everybody],
  ['change', '401 403 403 403 200 200'],
  ['delete', '401 403 403 403 204 204'],
  ['create', '401 403 403 403 201 201'],
]
const messages: Row[] = [
  ['list', '401 403 403 403 403 200'],
  ['all', '401 403 403 403 403 200'],
  ['get', '401 403 403 403 403 200'],
  ['change', '401 403 403 403 403 200'],
  ['delete', '401 403 403 403 403 204'],
  ['create', '201 201 201 201 201 201'],
]
const own: Row[] = [
  ['list', '401 200 200 200 403 200'],
  ['all', '401 200 200 200 403 200'],
  ['get', '401 200 404 404 403 200'],
]
const managed: Row[] = [
  ...own,
  ['change', '401 200 404 404 403 200'],
  ['delete', '401 204 404 404 403 204'],
  ['create', '401 201 201 201 403 201'],
]
const records: Row[] = [
  ...own,
  ['change', '401 403 403 403 403 200'],
  ['delete', '401 403 403 403 403 204'],
  ['create', '401 403 403 403 403 201'],
]

/** Columns: nobody, a contact of its organisation, a contact of another, a private person, an editor, staff. */
const matrix: Record<keyof typeof kinds, Row[]> = {
  category: content,
  location: content,
  language: [...content.slice(0, 4), ['delete', '401 403 403 403 409 409'], ['create', '401 403 403 403 409 409']],
  faq: content,
  review: content,
  staffMember: content,
  roomType: content,
  page: content,
  course: [
    ['get', everybody],
    ['change', '401 403 403 403 200 200'],
    ['delete', '401 403 403 403 403 204'],
    ['create', '401 403 403 403 403 201'],
  ],
  session: [
    ['get', everybody],
    ['change', '401 403 403 403 403 200'],
    ['delete', '401 403 403 403 403 204'],
    ['create', '401 403 403 403 403 201'],
  ],
  contact: messages,
  newsletterSubscription: messages,
  organisation: [
    ...own,
    ['change', '401 200 404 404 403 200'],
    ['delete', '401 403 403 403 403 409'],
    ['create', '401 403 403 201 403 201'],
  ],
  student: managed,
  registration: managed,
  booking: [
    ...own,
    ['change', '401 200 404 404 403 200'],
    ['delete', '401 403 403 403 403 204'],
    ['create', '201 201 201 201 201 201'],
  ],
  invoice: [
    ...own,
    ['change', '401 403 403 403 403 200'],
    ['delete', '401 403 403 403 403 409'],
    ['create', '401 403 403 403 403 201'],
  ],
  attendance: records,
  result: records,
}

/** The same columns, for what belongs to the private person. */
const ofPrivatePerson: [kind: keyof typeof kinds, rows: Row[]][] = [
  [
    'student',
    [
      ['get', '401 404 404 200 403 200'],
      ['change', '401 404 404 200 403 200'],
      ['delete', '401 404 404 204 403 204'],
    ],
  ],
  [
    'registration',
    [
      ['get', '401 404 404 200 403 200'],
      ['delete', '401 404 404 204 403 204'],
    ],
  ],
  [
    'booking',
    [
      ['get', '401 404 404 200 403 200'],
      ['change', '401 404 404 200 403 200'],
    ],
  ],
  ['invoice', [['get', '401 404 404 200 403 200']]],
  ['attendance', [['get', '401 404 404 200 403 200']]],
  ['result', [['get', '401 404 404 200 403 200']]],
]

/** What each caller is answered; `owner` is whose the thing is. */
async function statusesOf(kind: Kind, verb: Verb, { callers }: Cast, owner: Customer): Promise<string> {
  const call = async ({ headers, customer }: Cast['callers'][number]) => {
    if (verb === 'list') return api.get(kind.path, headers)
    if (verb === 'all') return api.get(`${kind.path}/all`, headers)
    if (verb === 'create') return api.send('POST', kind.path, await kind.body(api, customer), headers)
    const path = `${kind.path}/${await madeFor(api, kind, owner)}`
    if (verb === 'get') return api.get(path, headers)
    if (verb === 'delete') return api.send('DELETE', path, undefined, headers)
    return api.send(kind.method ?? 'PATCH', path, kind.changes, headers)
  }
  const statuses = []
  for (const caller of callers) statuses.push((await call(caller)).status)
  return statuses.join(' ')
}

describe.each(Object.entries(matrix))('%s', (name, rows) => {
  const kind: Kind = kinds[name as keyof typeof kinds]
  test.each(rows)('%s: %s', async (verb, statuses) => {
    const cast = await newCast()
    expect(await statusesOf(kind, verb, cast, cast.contact)).toBe(statuses)
  })
})

describe.each(ofPrivatePerson)('%s of a private person', (name, rows) => {
  test.each(rows)('%s: %s', async (verb, statuses) => {
    const cast = await newCast()
    expect(await statusesOf(kinds[name], verb, cast, cast.person)).toBe(statuses)
  })
})

test('lists hold what is one’s own and nothing else', async () => {
  const { contact, person, callers } = await newCast()
  for (const name of [
    'organisation',
    'student',
    'registration',
    'booking',
    'invoice',
    'attendance',
    'result',
  ] as const) {
    const id = await madeFor(api, kinds[name], contact)
    const holders = []
    for (const { headers } of callers.slice(1, 4)) {
      const { body } = await api.get(`${kinds[name].path}?limit=999&_id=${id}`, headers)
      holders.push(body.total)
    }
    expect({ name, holders }).toEqual({ name, holders: [1, 0, 0] })
  }
  expect((await api.get('/organisations/all', person.headers)).body).toEqual([])
})
