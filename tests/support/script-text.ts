import { randomUUID } from 'node:crypto'
import type { TestApi } from './api.ts'
import { administer } from './memberships.ts'
import { newSeat } from './record.ts'
import { quotedBooking } from './rooms.ts'
import { type Customer, newCustomer, newSession, registrationOf } from './training.ts'
import { newVatNumber } from './vat-number.ts'

/** What runs in a page, a template or a spreadsheet that takes text for more than text; no longer than a name may be. */
export const hurtful = `=1+1"><img src=x onerror=alert(1)></textarea><script>alert(1)</script>{{7*7}}'`
/** Turns the reading direction round: no field takes it. */
export const reversing = 'Jan\u202Egnp'

type Headers = Record<string, string>

const named = { firstName: hurtful, lastName: hurtful, birthPlace: hurtful }
// Belgian postal codes are digits alone.
const where = { address: hurtful, zip: hurtful.slice(0, 20), city: hurtful, country: 'FR' }
const wishes = { notes: `${hurtful}\n${hurtful}`, customerRef: hurtful, organisationName: hurtful }

async function done({ send }: TestApi, method: string, path: string, body: object, headers: Headers) {
  const result = await send(method, path, body, headers)
  if (result.status >= 300) throw new Error(`${method} ${path}: ${result.status} ${JSON.stringify(result.body)}`)
  return result.body
}

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`

/** A file with participants, one of whom nobody can be called. */
async function upload({ api }: TestApi, headers: Headers): Promise<string> {
  const body = new FormData()
  const heading = `Voornaam,Naam,E-mail,${quoted(hurtful)}`
  const row = [hurtful, reversing, hurtful, hurtful].map(quoted).join(',')
  body.append('file', new File([`${heading}\n${row}\n`], `${reversing}${hurtful.replaceAll('/', '')}.csv`))
  const request = new Request('http://api.test/api/student-uploads', { method: 'POST', headers, body })
  return String((await (await api.fetch(request)).json())._id)
}

/** An organisation with its administrator and a participant; gives the participant and who is billed. */
async function describeThem(api: TestApi, { id, organisation, email, headers }: Customer) {
  const vat = newVatNumber()
  await administer(api, [id])
  const changes = { ...where, name: `${hurtful}${randomUUID()}`, reference: hurtful, vat }
  await done(api, 'PATCH', `/organisations/${organisation}`, changes, headers)
  await done(api, 'PATCH', `/users/${id}`, { firstName: hurtful, lastName: hurtful }, headers)
  const person = { ...named, email: `${randomUUID()}@deelnemer.test` }
  const { _id } = await done(api, 'POST', '/students', person, headers)
  return { student: String(_id), invoice: { ...where, name: hurtful, email, reference: hurtful, vat } }
}

async function register(api: TestApi, headers: Headers, student: string, invoice: object): Promise<string> {
  const given = { ...registrationOf(await newSession(api), [student]), invoice, reference: hurtful }
  return String((await done(api, 'POST', '/registrations', given, headers))._id)
}

/** A course that somebody of theirs followed and passed; gives the certificate. */
async function teach(api: TestApi, customer: Customer, staff: Headers): Promise<string> {
  const { session, student, days } = await newSeat(api, { customer, student: named })
  for (const day of days) await done(api, 'POST', '/attendances', { student, session, day, present: true }, staff)
  await done(api, 'POST', '/results', { student, session, score: 9, maximum: 10 }, staff)
  return String((await done(api, 'POST', '/certificates', { student, session }, staff))._id)
}

/** A room that they asked for; gives the booking. */
const rent = async (api: TestApi, headers: Headers): Promise<string> =>
  String((await quotedBooking(api, headers, wishes))._id)

/** A customer who wrote it wherever one can write, by the ids of what came of that. */
export async function newScribbler(api: TestApi) {
  const customer = await newCustomer(api)
  const { headers } = customer
  const staff = await api.as('STAFF')
  const { student, invoice } = await describeThem(api, customer)
  const registration = await register(api, headers, student, invoice)
  await done(api, 'PATCH', `/registrations/${registration}`, { status: 'paid' }, staff)
  const reference = encodeURIComponent(hurtful)
  const approved = { _id: await rent(api, headers) }
  await done(api, 'POST', `/bookings/approve-offer?customerRef=${reference}`, approved, headers)
  const issued: { _id: string }[] = (await api.get('/invoices/all', headers)).body
  return {
    ...{ customer, headers, student, registration, awaiting: await register(api, headers, student, invoice) },
    ...{ booking: await rent(api, headers), certificate: await teach(api, customer, staff) },
    ...{ invoices: issued.map(({ _id }) => _id), upload: await upload(api, headers) },
    feed: String((await done(api, 'POST', '/calendar-feeds', {}, headers)).address),
    cookies: new Map([
      ['accessToken', String(headers.Authorization).slice('Bearer '.length)],
      ['role', 'CONTACT'],
    ]),
  }
}
