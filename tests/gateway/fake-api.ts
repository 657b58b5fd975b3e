import type { Upstream } from '../../src/gateway/context.ts'

type Answer = unknown | Response | ((request: Request) => unknown)

/** REST as far as a test needs it: answers by path, and a record of what was asked. */
export function fakeApi(responses: Record<string, Answer>) {
  const calls: string[] = []
  const upstream: Upstream = async (request) => {
    const { pathname, search } = new URL(request.url)
    calls.push(`${request.method} ${pathname}${search}`)
    const response = responses[pathname]
    const given = typeof response === 'function' ? await response(request) : response
    if (given instanceof Response) return given.clone()
    if (given === undefined) return failure(404, 'Not found')
    return Response.json(given, { headers: { 'cache-tag': `tag:${pathname}` } })
  }
  return { upstream, calls }
}

/** The API's error body, with more in it, and headers, that no caller of the gateway may see. */
export const failure = (statusCode: number, message: string) =>
  Response.json(
    {
      statusCode,
      message,
      details: [{ path: 'email', message: 'No address', secret: 'value' }, 'secret'],
      secret: 'secret value',
    },
    { status: statusCode, headers: { 'x-secret': 'secret header' } },
  )

const text = (nl: string) => ({ nl, en: null, fr: null })

export const session = (number: number) => ({
  _id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
  course: 'c1',
  startDate: '2027-01-01T08:00:00.000Z',
  endDate: '2027-01-01T16:00:00.000Z',
  duration: 7,
  schedule: [],
  location: {
    _id: 'l1',
    key: 'brussels',
    name: text('Brussel'),
    address: null,
    zip: null,
    city: text('Brussel'),
    isOnline: false,
  },
  language: { _id: 'nl', code: 'nl', name: text('Nederlands') },
  trainer: null,
  capacity: 12,
})

export const course = (key: string, sessions: object[] = []) => ({
  _id: key,
  key,
  type: 'CALENDAR',
  slug: text(key),
  title: text(`Cursus ${key}`),
  summary: text('Kort'),
  description: text('Lang'),
  audience: text('Iedereen'),
  outcomes: [],
  programme: [],
  included: [],
  certificate: null,
  groupSize: null,
  days: 1,
  price: 45_000,
  subsidised: false,
  subsidyTheme: 'training',
  trainingDatabaseNumber: null,
  showOnHomePage: false,
  banner: null,
  category: { _id: 'k1', key: 'innovation', name: text('Innovatie'), sequence: 1 },
  themes: [],
  locations: [],
  languages: [],
  trainers: [],
  sessions,
  nextSession: null,
})

export const courses = (number: number) => ({
  items: Array.from({ length: number }, (_, index) => course(`course-${index}`)),
  total: number,
  page: 1,
  limit: number,
  facets: { types: [], categories: [], themes: [], locations: [], languages: [] },
})

export const counts = (request: Request) =>
  new URL(request.url).searchParams
    .getAll('ids')
    .toReversed()
    .map((id) => ({ session: id, registrationCount: Number(id.slice(-2)), capacity: 12, fullyBooked: false }))

export const banner = {
  type: 'banner',
  version: 3,
  updatedAt: '2026-11-01T10:00:00.000Z',
  data: { nl: { highlightTitle: 'Leer', url: { urlType: 'PAGE', value: 'over' } }, en: {}, fr: {} },
}

export const homepage = {
  type: 'homepage',
  version: 7,
  updatedAt: '2026-11-01T10:00:00.000Z',
  data: { nl: { title: 'Thuis', seoDescription: 'Welkom' }, en: {}, fr: {} },
  layout: [
    { id: 'a', block: 'rich-text', data: { nl: { title: 'Tekst', text: '*Hallo*' }, en: {}, fr: {} } },
    { id: 'b', block: 'banner' },
    { id: 'c', block: 'homepage-offer', hidden: true },
  ],
}
