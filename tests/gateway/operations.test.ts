import { getNamedType } from 'graphql'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { routes } from '../../src/api/app/routes.ts'
import { describedRoutes } from '../../src/api/platform/operation.ts'
import { brusselsYear } from '../../src/domain/days.ts'
import { startApi, type TestApi } from '../support/api.ts'
import { movementMade } from '../support/bank-files.ts'
import { draftedBulkAct } from '../support/bulk-acts.ts'
import { canceledRegistration } from '../support/canceled-session.ts'
import { draftedMessage } from '../support/desk-messages.ts'
import { newDoubles } from '../support/doubles.ts'
import { askedEvaluation } from '../support/evaluations.ts'
import { guestQuotation } from '../support/guest-quotation.ts'
import { newPreview } from '../support/operations/previews.ts'
import { newPlan } from '../support/operations/publishing-plans.ts'
import { mismatchedPayment } from '../support/payments.ts'
import { presenceToday } from '../support/presence.ts'
import { receiptMade } from '../support/receipts.ts'
import { newSeat } from '../support/record.ts'
import { renamedPage } from '../support/renamed-page.ts'
import { kinds } from '../support/resources.ts'
import { inDays } from '../support/rooms.ts'
import { taughtMaterial } from '../support/session-files.ts'
import { taughtMessage, taughtSession } from '../support/trainer-links.ts'
import { askedTrainers } from '../support/trainer-requests.ts'
import { newCustomer } from '../support/training.ts'
import { documentFor, fieldOf, type Operation, operations, untypedUnder } from './described.ts'
import { openGateway } from './open-gateway.ts'

const reading = operations.filter(({ method }) => method === 'get')

let api: TestApi
let staff: Record<string, string>
let ask: Awaited<ReturnType<typeof openGateway>>['ask']
beforeAll(async () => {
  api = await startApi()
  staff = await api.as('STAFF')
  for (const { path, body } of [kinds.contact, kinds.newsletterSubscription]) {
    await api.send('POST', path, await body(api))
  }
  ;({ ask } = await openGateway({ upstream: async (request) => api.api.fetch(request) }))
})
afterAll(() => api.stop())

test('every JSON call is a field, with all its parameters and its body as arguments', () => {
  expect(operations.length).toBeGreaterThan(130)
  for (const operation of operations) {
    const { operationId, parameters = [], requestBody } = operation
    const names = parameters.map(({ name }) => name.replaceAll(/\W/g, '_'))
    const field = fieldOf(operation)
    expect([operationId, field?.args.map(({ name }) => name).sort()]).toEqual([
      operationId,
      [...names, ...(requestBody ? ['input'] : [])].sort(),
    ])
  }
})

/** What GraphQL has no types for: a value that is one of several, and keys as their own standard writes them. */
const oneOfSeveral = [
  'BadgeKeySet.keys',
  'DraftBlock.data',
  'DraftBlock.sources',
  'InsertedBlock.data',
  'InsertedBlock_Input.data',
  'NewLayoutBlock_Input.data',
  'StaticContentConflict.current',
  'StaticContentDraft.published',
  'StaticContentOperation.value',
  'StaticContentOperation.was',
  'StaticContentOperation_Input.value',
  'StaticContentOperation_Input.was',
  'StaticContentSave_Input.data',
]

test('answers are typed down to plain values, and what is sent too', () => {
  const untyped = operations.flatMap((operation) => {
    const field = fieldOf(operation)
    if (!field) return []
    return [field.type, ...field.args.map(({ type }) => type)].flatMap((type) => untypedUnder(type))
  })
  expect([...new Set(untyped)].sort()).toEqual(oneOfSeveral)
})

test('only what ends, confirms or replaces something answers nothing', () => {
  const silent = operations.filter((operation) => getNamedType(fieldOf(operation)?.type)?.name === 'Void')
  expect(
    silent.filter(
      ({ operationId }) => !/^(cancel|confirm|delete|end|logout|remove|replace|revoke|unpublish)/.test(operationId),
    ),
  ).toEqual([])
})

test('calls that answer bytes are no fields, but links', () => {
  const calls = describedRoutes(routes).filter(({ operation }) => operation.bytes)
  expect(calls.length).toBeGreaterThan(4)
  for (const { method, path, operation } of calls) {
    expect(operations.filter((known) => known.method === method.toLowerCase() && known.path === path)).toEqual([])
    expect(fieldOf({ operationId: operation.id, method: method.toLowerCase() })).toBeUndefined()
  }
})

const idIn = async (path: string) => (await api.get(path, staff)).body[0]._id
const courseId = async () => (await api.get('/courses/filteredCourses')).body.items[0]._id
const ownId = () => JSON.parse(atob(staff.Authorization?.split('.')[1] ?? '')).sub
const days = { from: inDays(1), to: inDays(7) }
const userId = async () =>
  (await api.get('/bookings/all', staff)).body.find(({ user }: { user: string | null }) => user)?.user

/** Who is asking, where it is not staff. */
const callers: Record<string, string> = {
  approvals: 'admin@brouwerij.test',
  studentUpload: 'admin@brouwerij.test',
  registrationDraft: 'admin@brouwerij.test',
  unfinishedRegistrations: 'admin@brouwerij.test',
}

/** A registration that the administrator of the brewery began: without one there is nothing to compare. */
async function beginRegistration(): Promise<Record<string, unknown>> {
  const headers = await api.asUser('admin@brouwerij.test')
  const [session] = (await api.get(`/courses/${await courseId()}/sessions`)).body
  const [student] = (await api.get('/students/all', headers)).body
  const draft = { students: [student._id] }
  expect((await api.send('PATCH', `/registration-drafts/${session._id}`, draft, headers)).status).toBe(200)
  return {}
}

async function feedToken(): Promise<string> {
  const { body } = await api.send('POST', '/calendar-feeds', undefined, await api.asUser('admin@brouwerij.test'))
  return body.token
}

async function uploadId(): Promise<string> {
  const body = new FormData()
  body.append('file', new File(['Voornaam;Naam;E-mail\nEva;Smet;eva@proef.test'], 'deelnemers.csv'))
  const headers = await api.asUser('admin@brouwerij.test')
  const response = await api.api.fetch(
    new Request('http://api.test/api/student-uploads', { method: 'POST', headers, body }),
  )
  return (await response.json())._id
}

/** What must be given, where the first of `GET <resource>/all` is not what is asked for. */
const given: Record<string, () => Promise<Record<string, unknown>>> = {
  me: async () => ({ userId: ownId() }),
  secondFactor: async () => ({ userId: ownId() }),
  loginSessions: async () => ({ userId: ownId() }),
  waiting: async () => ({ userId: ownId() }),
  ownTrainings: async () => ({ userId: ownId() }),
  memberships: async () => ({ userId: ownId() }),
  roomAvailability: async () => days,
  roomCalendar: async () => days,
  roomUses: async () => days,
  trainerCalendar: async () => days,
  seriesClashes: async () => ({
    ...{ firstDay: days.from, from: '09:00', until: '12:00', everyWeeks: 1, times: 1, days: 1 },
  }),
  sessionPlanning: async () => ({ id: (await newSeat(api)).session }),
  pageViews: async () => days,
  bookingPayment: async () => ({ id: await idIn('/bookings/all') }),
  bookingRivals: async () => ({ id: await idIn('/bookings/all') }),
  bookingHistory: async () => ({ id: await idIn('/bookings/all') }),
  contactAnswers: async () => ({ id: await idIn('/contacts/all') }),
  customer: async () => ({ id: await idIn('/organisations/all') }),
  comparedDoubles: async () => newDoubles(api, await newCustomer(api)),
  accountStatement: async () => ({ id: (await newCustomer(api)).id }),
  openInvoice: async () => ({ id: await idIn('/invoices/all') }),
  receipt: async () => ({ id: await receiptMade(api) }),
  bankTransaction: async () => ({ id: await movementMade(api) }),
  eInvoiceReceiver: async () => ({ number: 'BE0999123457' }),
  invoiceRecord: async () => ({ id: await idIn('/invoices/all') }),
  bookTotals: async () => ({ year: String(brusselsYear(new Date())), per: 'quarter' }),
  payment: async () => ({ id: (await mismatchedPayment(api, await newCustomer(api))).payment }),
  administrators: async () => ({ id: await idIn('/organisations/all') }),
  figures: async () => ({ period: String(brusselsYear(new Date())), by: 'place' }),
  sessionCosts: async () => ({ id: (await newSeat(api)).session }),
  evaluationResults: async () => ({ by: 'course' }),
  sessionEvaluation: async () => ({ id: (await newSeat(api)).session }),
  evaluation: async () => ({ token: await askedEvaluation(api) }),
  sessionChoice: async () => ({ token: (await canceledRegistration(api)).token }),
  offeredQuotation: async () => ({ token: (await guestQuotation(api)).token }),
  followedCalendar: async () => ({ token: await feedToken() }),
  studentUpload: async () => ({ id: await uploadId() }),
  userBookings: async () => ({ userId: await userId() }),
  bookingPrice: async () => ({ persons: 8, dayPart: 'morning', catering: 'lunch', reducedRate: true }),
  oldSlug: async () => renamedPage(api, staff),
  pictures: async () => ({ ids: [(await api.get('/media?limit=1', staff)).body.items[0]._id] }),
  course: async () => ({ id: await courseId() }),
  courseHistory: async () => ({ id: await courseId() }),
  courseSessions: async () => ({ id: await courseId() }),
  filteredCourses: async () => ({ search: 'exel', locale: 'nl', limit: 2, sort: 'title:DESC' }),
  registrationDraft: async () => ({ session: (await api.get(`/courses/${await courseId()}/sessions`)).body[0]._id }),
  unfinishedRegistrations: beginRegistration,
  session: async () => ({ id: (await api.get(`/courses/${await courseId()}/sessions`)).body[0]._id }),
  sessionParticipants: async () => ({ id: (await newSeat(api)).session }),
  sessionMails: async () => ({ id: (await newSeat(api)).session, act: 'practical' }),
  sessionPractical: async () => ({ id: (await newSeat(api)).session }),
  trainerLink: async () => ({ id: (await newSeat(api)).session }),
  sessionFiles: async () => ({ id: (await taughtMaterial(api)).session }),
  taughtFiles: async () => ({ token: (await taughtMaterial(api)).token }),
  trainerRequests: async () => ({ id: (await askedTrainers(api)).session }),
  trainerRequestChoices: async () => ({ id: (await askedTrainers(api)).session }),
  askedSession: async () => ({ token: (await askedTrainers(api)).first.token }),
  trainerSession: async () => ({ token: (await taughtSession(api)).token }),
  trainerMessages: async () => ({ token: (await taughtSession(api)).token }),
  trainerMessage: async () => {
    const { token, id } = await taughtMessage(api)
    return { token, id }
  },
  trainerDoor: async () => {
    const { token, day } = await presenceToday(api)
    return { token, day, half: 'morning' }
  },
  presence: async () => ({ ticket: await (await presenceToday(api)).ticket() }),
  sessionHistory: async () => ({ id: (await newSeat(api)).session }),
  registrationCount: async () => ({ id: (await api.get(`/courses/${await courseId()}/sessions`)).body[0]._id }),
  registrationCounts: async () => ({
    ids: (await api.get(`/courses/${await courseId()}/sessions`)).body.map(({ _id }: { _id: string }) => _id),
  }),
  organisationContacts: async () => ({ id: await idIn('/organisations/all') }),
  registrationHistory: async () => ({ id: await idIn('/registrations/all') }),
  registrationReplacements: async () => ({ id: await idIn('/registrations/all') }),
  registrationPayment: async () => ({ id: await idIn('/registrations/all') }),
  cancellationEffect: async () => ({ id: await idIn('/registrations/all') }),
  registrationMoves: async () => ({ id: await idIn('/registrations/all') }),
  staticContent: async () => ({ type: 'banner', draft: true }),
  staticContentDraft: async () => ({ type: 'homepage' }),
  staticContentOperations: async () => ({ type: 'homepage', since: 0 }),
  publishingPlan: async () => ({ id: await newPlan({ api, staff, editor: await api.as('EDITOR') }) }),
  previews: async () => ({ type: 'homepage' }),
  previewedDraft: async () => ({ token: (await newPreview({ api, editor: staff })).token }),
  staticContentCheck: async () => ({ type: 'homepage' }),
  staticContentLinks: async () => ({ type: `page:${await idIn('/pages/all')}` }),
  panelSearch: async () => ({ text: 'korenbloem', locale: 'en' }),
  bulkActMails: async () => ({ id: (await draftedBulkAct(api)).id }),
  bulkAct: async () => ({ id: (await draftedBulkAct(api)).id }),
  deskMessages: async () => ({ session: (await newSeat(api)).session }),
  messageReceivers: async () => ({ session: (await newSeat(api)).session }),
  deskMessage: async () => ({ id: (await draftedMessage(api)).id }),
  notes: async () => ({ subject: 'registration', id: await idIn('/registrations/all') }),
  staticContentChanges: async () => ({ type: 'homepage', version: 1 }),
  staticContentVersions: async () => ({ type: 'homepage' }),
  publishedStaticContents: async () => ({ types: ['banner', 'footer'] }),
  verifiedCertificate: async () => ({ code: (await api.get('/certificates/all', staff)).body[0].code }),
}

async function argumentsOf({ operationId, path }: Operation): Promise<Record<string, unknown>> {
  const known = await given[operationId]?.()
  if (known) return known
  return /\/\{id\}(?:\/uses)?$/.test(path) ? { id: await idIn(path.replace(/\{id\}.*/, 'all')) } : {}
}

function addressOf({ path }: Operation, args: Record<string, unknown>): string {
  const query = new URLSearchParams()
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(args[name])))
  for (const [name, value] of Object.entries(args)) {
    if (path.includes(`{${name}}`)) continue
    for (const one of Array.isArray(value) ? value : [value]) query.append(name, String(one))
  }
  return `${filled}?${query}`
}

/** Without what only GraphQL says: null where REST leaves something out, and names of types. */
function asRest(response: unknown, rest: unknown): unknown {
  if (Array.isArray(response))
    return response.map((one, index) => asRest(one, Array.isArray(rest) ? rest[index] : null))
  if (typeof response !== 'object' || response === null) return response
  const known = typeof rest === 'object' && rest !== null ? rest : {}
  return Object.fromEntries(
    Object.entries(response)
      .filter(([name, value]) => name !== '__typename' && !(value === null && !(name in known)))
      .map(([name, value]) => [name, asRest(value, Reflect.get(known, name))]),
  )
}

test.each(reading.map((operation): [string, Operation] => [operation.operationId, operation]))(
  '%s answers what REST answers',
  async (operationId, operation) => {
    const caller = callers[operationId]
    const headers = caller ? await api.asUser(caller) : staff
    const args = await argumentsOf(operation)
    const field = fieldOf(operation)
    if (!field) throw new Error('no field')
    const query = documentFor(field, 'query')
    const { data, errors } = await ask({ query, variables: args }, headers)
    expect(errors).toEqual([])
    const { status, body } = await api.get(addressOf(operation, args), headers)
    expect(status).toBe(200)
    // Each challenge is another, and of unions the document asks no more than the names of types.
    if (operationId === 'captchaChallenge') return
    const response = asRest(data?.[operationId], body)
    // Until when registering now would hold seats goes by the clock.
    if (operationId === 'registrationDraft') body.expiresAt = expect.any(String)
    if (query.includes('__typename')) expect({ response: body }).toMatchObject({ response })
    else expect(response).toEqual(body)
  },
)

test('filters, paging and sorting reach REST', async () => {
  const args = { status: 'active', lastName: '!=Claes', sort: ['lastName:DESC', 'firstName:ASC'], page: 2, limit: 3 }
  const query = `query ($status: String, $lastName: String, $sort: [String], $page: Int, $limit: Int) {
    students(status: $status, lastName: $lastName, sort: $sort, page: $page, limit: $limit) {
      items { _id } total page limit
    }
  }`
  const { data, errors } = await ask({ query, variables: args }, staff)
  expect(errors).toEqual([])
  const search = 'status=active&lastName=!%3DClaes&sort=lastName:DESC&sort=firstName:ASC&page=2&limit=3'
  const { body } = await api.get(`/students?${search}`, staff)
  expect(body.items).toHaveLength(3)
  expect(data?.students).toEqual({ ...body, items: body.items.map(({ _id }: { _id: string }) => ({ _id })) })
})

test('a filter that means nothing is the caller’s mistake', async () => {
  const { errors } = await ask({ query: '{ students(sort: ["nothing:ASC"]) { total } }' }, staff)
  expect(errors[0]?.extensions).toEqual({
    status: 400,
    code: 'BAD_REQUEST',
    details: [{ path: 'sort', message: expect.stringContaining('nothing') }],
  })
})
