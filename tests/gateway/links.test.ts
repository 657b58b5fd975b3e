import { expect, test } from 'vitest'
import { banner, counts, course, courses, fakeApi, homepage, session } from './fake-api.ts'
import { openGateway } from './open-gateway.ts'

const sessions = Array.from({ length: 30 }, (_, index) => session(index))

test('the counts of all sessions of a course come from one upstream call, each with its own session', async () => {
  const { upstream, calls } = fakeApi({
    '/api/courses/c1': course('c1', sessions),
    '/api/sessions/registration-counts': counts,
  })
  const query = '{ course(id: "c1") { sessions { count { session registrationCount } } } }'
  // Known, for a caller's own document is read row by row on turns, and each turn asks for the counts of its rows.
  const { ask } = await openGateway({ upstream, knownDocuments: { counts: query } })
  const { data, errors } = await ask({ query })
  expect(errors).toEqual([])
  expect(data?.course).toEqual({
    sessions: sessions.map(({ _id }, index) => ({ count: { session: _id, registrationCount: index } })),
  })
  expect(calls).toHaveLength(2)
})

test('a session leads to its course, sessions of one course to one call', async () => {
  const { upstream, calls } = fakeApi({ '/api/courses/c1': course('c1'), '/api/courses/c1/sessions': sessions })
  const { ask } = await openGateway({ upstream })
  const { data } = await ask({ query: '{ courseSessions(id: "c1") { courseDetails { key } } }' })
  expect(data?.courseSessions).toEqual(sessions.map(() => ({ courseDetails: { key: 'c1' } })))
  expect(calls).toEqual(['GET /api/courses/c1/sessions', 'GET /api/courses/c1'])
})

test('related courses are those of the same category', async () => {
  const { upstream, calls } = fakeApi({ '/api/courses/c1': course('c1'), '/api/courses/filteredCourses': courses(2) })
  const { ask } = await openGateway({ upstream })
  const { data } = await ask({ query: '{ course(id: "c1") { related { items { key } } } }' })
  expect(data?.course).toEqual({ related: { items: [{ key: 'course-0' }, { key: 'course-1' }] } })
  expect(calls[1]).toContain('categories=innovation')
})

const layoutQuery = `{ staticContent(type: "homepage") { ... on HomepageContent { layout {
  __typename
  ... on RichTextBlock { block hidden data { nl { title } } }
  ... on BannerBlock { block content { version data { nl { highlightTitle url { urlType } } } } }
  ... on HomepageOfferBlock { block hidden content { version } }
} } } }`

test('blocks of a layout come in order, those of managed content with the static content of their own name', async () => {
  const { upstream, calls } = fakeApi({
    '/api/static-contents/homepage': homepage,
    '/api/static-contents/published': [banner],
  })
  const { ask } = await openGateway({ upstream })
  const { data, errors } = await ask({ query: layoutQuery })
  expect(data?.staticContent).toEqual({
    layout: [
      { __typename: 'RichTextBlock', block: 'rich-text', hidden: null, data: { nl: { title: 'Tekst' } } },
      {
        __typename: 'BannerBlock',
        block: 'banner',
        content: { version: 3, data: { nl: { highlightTitle: 'Leer', url: { urlType: 'PAGE' } } } },
      },
      { __typename: 'HomepageOfferBlock', block: 'homepage-offer', hidden: true, content: null },
    ],
  })
  expect(errors).toEqual([])
  expect(calls).toEqual([
    'GET /api/static-contents/homepage',
    'GET /api/static-contents/published?types=banner&types=homepage-offer',
  ])
})

test('an id stays one part of the REST path', async () => {
  const { upstream, calls } = fakeApi({})
  const { ask } = await openGateway({ upstream })
  await ask({ query: '{ course(id: "../static-contents/banner?draft=true#") { key } }' })
  const { errors } = await ask({ query: '{ course(id: "..") { key } }' })
  expect(calls).toEqual(['GET /api/courses/..%2Fstatic-contents%2Fbanner%3Fdraft%3Dtrue%23'])
  expect(errors[0]?.extensions.status).toBe(404)
})
