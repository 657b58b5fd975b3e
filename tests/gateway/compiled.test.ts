import { expect, test } from 'vitest'
import knownDocuments from '../../src/ui/gql/persisted-documents.json' with { type: 'json' }
import { banner, counts, course, courses, failure, fakeApi, homepage, session } from './fake-api.ts'
import { openGateway } from './open-gateway.ts'
import { sampleVariables } from './sample-variables.ts'

const list = { items: [], total: 0, page: 1, limit: 20 }
const responses = {
  '/api/courses/c1': course('c1', [session(1), session(2)]),
  '/api/courses/gone': failure(404, 'Course not found'),
  '/api/courses/broken': { ...course('broken'), title: null },
  '/api/courses/filteredCourses': courses(3),
  '/api/sessions/registration-counts': counts,
  '/api/static-contents/homepage': ({ method }: Request) =>
    method === 'DELETE' ? new Response(null, { status: 204 }) : homepage,
  '/api/static-contents/published': [banner],
  '/api/pages/over': {
    ...homepage,
    _id: 'p1',
    key: 'over',
    title: { nl: 'Over', en: 'About', fr: null },
    slug: { nl: 'over' },
    seoDescription: { nl: '' },
  },
  '/api/faqs': {
    ...list,
    items: [{ _id: 'f', question: { nl: 'Vraag', en: 'Question', fr: null }, answer: { nl: 'a' }, sequence: 1 }],
  },
  '/api/reviews': list,
  '/api/staff-members/all': [],
}

/** What the stand-in for the API knows; whatever else a document asks for gets any value of its type. */
const variables = (query: string, id: string, locale: string) =>
  sampleVariables(query, {
    token: id,
    month: '2027-01',
    type: 'homepage',
    slug: id,
    code: id,
    id,
    userId: id,
    en: locale === 'en',
    fr: locale === 'fr',
    locale,
    search: 'excel',
    page: 1,
    catalogue: true,
    limit: 3,
  })

test('a variable that was left out is none for a compiled document', async () => {
  const document = Object.values(knownDocuments).find((text) => text.startsWith('mutation Login(')) ?? ''
  const bodies: unknown[] = []
  const upstream = async (request: Request) => {
    bodies.push(await request.json())
    return Response.json({ message: 'Wrong password' }, { status: 401 })
  }
  const { execute } = await openGateway({ upstream })
  await execute(document, { input: { email: 'a@b.test', password: 'geheim', isAdmin: undefined } })
  expect(bodies).toEqual([{ email: 'a@b.test', password: 'geheim' }])
})

test.each(Object.entries(knownDocuments))(
  'a compiled document answers as an interpreted one: %s',
  async (documentId, query) => {
    const { ask } = await openGateway({ upstream: fakeApi(responses).upstream })
    for (const id of ['c1', 'over', 'gone', 'broken']) {
      for (const locale of ['nl', 'en', 'fr']) {
        const compiled = await ask({ documentId, variables: variables(query, id, locale) })
        // One space more makes it a text that is only like the known one.
        const interpreted = await ask({ query: `${query} `, variables: variables(query, id, locale) })
        expect(compiled.data).toEqual(interpreted.data)
        // Where a missing value empties its parent, the compiled one still tells what else failed under it.
        expect(compiled.errors).toEqual(expect.arrayContaining(interpreted.errors))
      }
    }
  },
)
