import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { users } from '../../src/db/tables.ts'
import { startApi, type TestApi } from '../support/api.ts'
import { openGateway } from './open-gateway.ts'

type Gateway = Awaited<ReturnType<typeof openGateway>>

/** What a customer has, a field each, so that what one is refused hides nothing of another. */
const mine = `query Mine($user: String!, $student: String!, $invoice: String!) {
  me(userId: $user) { email organisation { name } }
  students(limit: 999, records: true) { items { _id email attendances { day } } total }
  student(id: $student) { email results { score } }
  invoices(limit: 999) { items { number pdfUrl customer { name } } total }
  invoice(id: $invoice) { number lines { description } }
  allRegistrations { _id students { email } invoice { name } issuedInvoice { pdfUrl } }
  bookings(limit: 999) { items { _id email } total }
  userBookings(userId: $user) { _id email status }
  organisations { items { name } total }
  approvals { email }
  staticContent(type: "homepage", draft: true) { ... on HomepageContent {
    version layout { ... on BannerBlock { content { version } } }
  } }
  filteredCourses(limit: 3) { items { key sessions { _id count { registrationCount } courseDetails { key } } } }
}`

const callers = [
  'contact@leerplein.test',
  'admin@brouwerij.test',
  'private@leerplein.test',
  'staff@leerplein.test',
  null,
]
const owners = callers.slice(0, 3)

let api: TestApi
let headers: Map<string | null, Record<string, string>>
let asked: object[]
let told: Map<string, unknown>
let open: () => Promise<Gateway>
beforeAll(async () => {
  api = await startApi()
  headers = new Map()
  for (const caller of callers) headers.set(caller, caller ? await api.asUser(caller) : {})
  asked = []
  for (const owner of owners) {
    const [user] = await api.db
      .select({ _id: users.id })
      .from(users)
      .where(eq(users.email, String(owner)))
    const [student] = (await api.get('/students/all', headers.get(owner))).body
    const [invoice] = (await api.get('/invoices/all', headers.get(owner))).body
    asked.push({ user: user?._id, student: student?._id ?? user?._id, invoice: invoice?._id ?? user?._id })
  }
  open = () =>
    openGateway({
      upstream: async (request) => api.api.fetch(request),
      knownDocuments: { [createHash('sha256').update(mine).digest('hex')]: mine },
    })
  told = await alone()
})
afterAll(() => api.stop())

interface Question {
  caller: string | null
  variables: object
}
const keyOf = (question: Question) => JSON.stringify(question)

/** Every caller asking for each owner's things, in an order of that round. */
function inOrder(round: number): Question[] {
  const orderOf = (one: Question) =>
    createHash('sha256')
      .update(keyOf(one) + round)
      .digest('hex')
  return callers
    .flatMap((caller) => asked.map((variables) => ({ caller, variables })))
    .toSorted((a, b) => orderOf(a).localeCompare(orderOf(b)))
}

/** What each would be told if nobody else had ever asked. */
async function alone() {
  const responses = new Map<string, unknown>()
  for (const one of inOrder(0)) {
    const { ask } = await open()
    const { caller, variables } = one
    responses.set(keyOf(one), await ask({ query: `${mine} `, variables }, headers.get(caller) ?? {}))
  }
  return responses
}

test('each caller is told the same in a crowd as alone, whatever was asked before', async () => {
  const { ask, execute } = await open()
  const responseOf = async ({ caller, variables }: Question, index: number) => {
    const given = headers.get(caller) ?? {}
    // Interpreted, compiled, and as a page asks.
    if (index % 3 === 0) return ask({ query: `${mine} `, variables }, given)
    if (index % 3 === 1) return ask({ query: mine, variables }, given)
    const { result, uncacheable } = await execute(mine, variables, { authorization: given.Authorization })
    expect(uncacheable).toBe(true)
    return result
  }
  for (let round = 0; round < 2; round += 1) {
    const questions = inOrder(round)
    const responses = await Promise.all(questions.map(responseOf))
    for (const [index, question] of questions.entries()) {
      const { data } = responses[index] ?? {}
      expect({ question, data }).toEqual({ question, data: Object(told.get(keyOf(question))).data })
    }
  }
})

test('what is told alone is the caller’s own', async () => {
  const personal = new Set<string>()
  for (const one of inOrder(0)) {
    const { data, errors } = Object(told.get(keyOf(one)))
    const { filteredCourses, ...others } = data
    expect(filteredCourses.items).toHaveLength(3)
    if (one.caller === null) {
      expect(Object.values(others).every((value) => value === null)).toBe(true)
      expect(errors.every((error: { extensions: { status: number } }) => error.extensions.status === 401)).toBe(true)
    } else if (owners.includes(one.caller)) {
      const isOwn = asked[owners.indexOf(one.caller)] === one.variables
      expect([one.caller, data.me?.email ?? null]).toEqual([one.caller, isOwn ? one.caller : null])
      for (const { _id } of data.students.items) {
        const key = `${_id} of another than ${one.caller}`
        personal.add(key)
        const others = owners.filter((owner) => owner !== one.caller)
        for (const owner of others) expect(personal.has(`${_id} of another than ${owner}`)).toBe(false)
      }
    }
  }
  expect(personal.size).toBeGreaterThan(5)
})
