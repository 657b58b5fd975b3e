import { randomInt, randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { eInvoices, mails } from '../../src/db/tables.ts'
import { plusDays } from '../../src/domain/days.ts'
import type { TestApi } from './api.ts'
import { solvedCaptcha } from './captcha.ts'
import { newSeat } from './record.ts'
import { requestRoom, visit, visitor } from './rooms.ts'
import { billedTo, type Customer, newSession, newStudents, registrationOf } from './training.ts'

/** The smallest thing of each kind that is accepted, and something of it that may change. */
export interface Kind {
  path: string
  /** The body with which a customer, or whoever else has those headers, adds one. */
  body: (api: TestApi, customer: Customer) => Promise<object>
  changes: object
  /** It has an order, and one may ask what uses it. */
  ordered?: true
  used?: true
  /** How it changes, where that is not PATCH. */
  method?: 'PUT'
  /** How one comes to be that is the customer's; left out, the customer or staff add it. */
  make?: (api: TestApi, customer: Customer) => Promise<string>
}

const text = (nl: string) => ({ nl })
const person = () => ({ firstName: 'Eva', lastName: 'Smet', email: `${randomUUID()}@soort.test` })
const managed = (path: string, body: object, changes: object = { sequence: 7 }, is: Partial<Kind> = {}): Kind => ({
  path,
  body: async () => ({ ...body, ...('key' in body && { key: randomUUID() }) }),
  changes,
  ...is,
})
const ordered = { ordered: true } as const
const used = { used: true } as const

export const kinds = {
  category: managed('/categories', { key: '', name: text('Techniek') }, undefined, { ...ordered, ...used }),
  location: managed(
    '/locations',
    { key: '', name: text('Hasselt'), city: text('Hasselt'), isOnline: false },
    { zip: '3500' },
    used,
  ),
  theme: managed('/themes', { key: '', name: text('Klimaat') }, { name: text('Water') }, used),
  trainer: managed('/trainers', { key: '', name: 'Jef Smet', bio: text('Lasser.') }, { name: 'Jef De Smet' }, used),
  language: {
    path: '/languages',
    used: true,
    body: async () => ({ code: 'nl', name: text('Nederlands') }),
    changes: {},
    make: async (api) => (await api.get('/languages/all?code=nl')).body[0]._id,
  },
  searchTerm: {
    path: '/search-terms',
    body: async () => ({ language: 'nl', term: randomUUID(), meanings: ['excel'] }),
    changes: { meanings: [] },
  },
  cancellationTerms: {
    path: '/cancellation-terms',
    body: async () => ({
      validFrom: plusDays('2090-01-01', randomInt(1_000_000)),
      refunds: [{ days: 7, percent: 100 }],
      daysToReplace: 0,
      daysToMove: 7,
    }),
    changes: { daysToMove: 3 },
  },
  discountCode: {
    path: '/discount-codes',
    body: async () => ({ code: randomUUID(), unit: 'percent', value: 10 }),
    changes: { active: false },
  },
  evaluationQuestion: managed(
    '/evaluation-questions',
    { kind: 'score', text: text('Was het goed?'), sequence: 9, active: false },
    { sequence: 8 },
  ),
  faq: managed(
    '/faqs',
    { question: text('Waarom?'), answer: text('Daarom.'), sequence: 1 },
    { subject: 'rooms' },
    ordered,
  ),
  review: managed('/reviews', { name: 'Ann', role: text('Bakker'), text: text('Goed.'), score: 9 }, { score: 8 }),
  staffMember: managed(
    '/staff-members',
    { name: 'Ann', role: text('Onthaal'), bio: text('Kort.'), email: 'ann@soort.test' },
    undefined,
    ordered,
  ),
  roomType: managed(
    '/roomTypes',
    {
      key: '',
      name: text('Zaal'),
      description: text('Groot.'),
      capacity: 8,
      surface: 20,
      priceHalfDay: 9000,
      priceFullDay: 15_000,
      wheelchairAccess: true,
      pcRoom: false,
      whiteboard: true,
      configurations: ['class'],
      sequence: 1,
    },
    undefined,
    { ...ordered, ...used },
  ),
  page: {
    path: '/pages',
    body: async () => ({
      key: randomUUID(),
      title: text('Titel'),
      slug: text(randomUUID()),
      seoDescription: text('Kort.'),
      layout: [],
    }),
    changes: { title: text('Andere titel') },
  },
  course: {
    path: '/courses',
    body: async (api) => ({
      type: 'CALENDAR',
      slug: text(randomUUID()),
      title: text('Lassen'),
      summary: text('Kort.'),
      description: text('Lang.'),
      audience: text('Wie last.'),
      days: 2,
      category: (await api.get('/categories/all')).body[0]._id,
    }),
    changes: { title: text('Lassen voor gevorderden') },
  },
  session: {
    path: '/sessions',
    body: async (api) => ({
      course: (await api.get('/courses/filteredCourses?limit=1')).body.items[0]._id,
      schedule: [{ start: '2031-03-03T08:00:00Z', end: '2031-03-03T15:30:00Z' }],
      location: (await api.get('/locations/all')).body[0]._id,
      language: (await api.get('/languages/all')).body[0]._id,
      capacity: 12,
    }),
    changes: { capacity: 14 },
  },

  contact: {
    path: '/contacts',
    body: async (api) => ({ ...person(), subject: 'Vraag', message: 'Hoe laat?', captcha: await solvedCaptcha(api) }),
    changes: { handled: true },
  },
  newsletterSubscription: {
    path: '/newsletter-subscriptions',
    body: async () => ({ email: person().email }),
    changes: { lastName: 'Smet' },
  },

  organisation: {
    path: '/organisations',
    body: async () => ({ name: `Groep ${randomUUID()}` }),
    changes: { city: 'Gent' },
    make: async (_, { organisation }) => String(organisation),
  },
  student: { path: '/students', body: async () => person(), changes: { phone: '02 123 45 67' } },
  registration: {
    path: '/registrations',
    body: async (api, customer) => registrationOf(await newSession(api), await newStudents(api, customer)),
    changes: { reference: 'PO 7' },
  },
  booking: {
    path: '/bookings',
    body: async () => ({ ...visit, ...visitor() }),
    changes: { persons: 4 },
    method: 'PUT',
    make: async (api, { headers }) => (await requestRoom(api, headers))._id,
  },
  invoice: {
    path: '/invoices',
    body: async (_, { id, organisation }) => ({
      customer: { ...billedTo, vat: 'BE0999123457' },
      lines: [{ description: 'Advies', quantity: 1, unitPrice: 10_000 }],
      user: id,
      organisation,
    }),
    changes: { status: 'paid' },
  },
  attendance: {
    path: '/attendances',
    body: async (api, customer) => {
      const { student, session, days } = await newSeat(api, { customer })
      return { student, session, day: days[0], present: true }
    },
    changes: { present: false },
  },
  result: {
    path: '/results',
    body: async (api, customer) => {
      const { student, session } = await newSeat(api, { customer })
      return { student, session, score: 8, maximum: 10 }
    },
    changes: { score: 9 },
  },
} satisfies Record<string, Kind>

/** The id of one that is the customer's. */
export async function madeFor(api: TestApi, kind: Kind, customer: Customer): Promise<string> {
  if (kind.make) return kind.make(api, customer)
  const body = await kind.body(api, customer)
  const own = await api.send('POST', kind.path, body, customer.headers)
  const { status, body: made } =
    own.status === 201 ? own : await api.send('POST', kind.path, body, await api.as('STAFF'))
  if (status !== 201) throw new Error(`Not made: ${JSON.stringify(made)}`)
  return made._id
}

/** Bills another one instead. */
export const reissuing = { name: 'Iemand anders bv', reason: 'Op een andere naam' }

/** Takes ten euros of an invoice back. */
export async function creditedPart(api: TestApi, id: string) {
  const { body } = await api.get(`/invoices/${id}/record`, await api.as('STAFF'))
  return { params: { id }, body: { description: 'Korting', net: 1000, left: body.left.total } }
}

/** The same invoice, refused by Peppol. */
export async function refusedInvoice(api: TestApi, invoiceId: string): Promise<string> {
  await api.db.update(eInvoices).set({ state: 'refused', code: 'RE' }).where(eq(eInvoices.invoiceId, invoiceId))
  return invoiceId
}

/** The id of a mail that went out. */
export async function sentMail(api: TestApi): Promise<string> {
  const [mail] = await api.db
    .insert(mails)
    .values({
      to: `${randomUUID()}@post.test`,
      locale: 'nl',
      data: { kind: 'contact-receipt', values: { firstName: 'Eva' } },
      subject: 'Uw bericht',
      text: 'Dag Eva',
      html: '<p>Dag Eva</p>',
      sentAt: new Date(),
    })
    .returning({ id: mails.id })
  return String(mail?.id)
}
