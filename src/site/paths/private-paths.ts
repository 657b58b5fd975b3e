import { localePath, locales } from '../../domain/locales.ts'

/** Who one is decides what stands there: pages that no robot reads and no browser fetches before they are asked for. */
const ofVisitors = [
  '/my-account',
  '/login',
  '/logout',
  '/register',
  '/password-reset',
  '/billing',
  '/facilitiesBooking',
  '/session-choice',
  '/quotation',
  '/evaluation',
  '/trainer',
  '/trainer-request',
  '/door',
  '/presence',
]

/** These, with all below them, in each language. */
export const visitorPaths: string[] = ofVisitors.flatMap((path) => locales.map((locale) => localePath(path, locale)))

/** The steps of a journey, and where one waits for it, under the course that it is about. */
const ofJourneys = ['/courses/*/register', '/courses/*/waiting-list']

export const journeyPaths: string[] = ofJourneys.flatMap((path) => locales.map((locale) => localePath(path, locale)))

/** What is no page of the site. */
export const otherPaths = ['/api/', '/graphql', '/control-panel', '/dev/', '/session/']

/** All of them, and addresses with a query, as few patterns of the browser's own kind: it tries each at each link. */
export const unfetchedPatterns: string[] = [
  ...otherPaths.map((path) => `${path}*`),
  ...[...ofVisitors, ...ofJourneys].map((path) => `{/:language}?${path}*`),
  '/*\\?:query',
]
