import type { DocumentType } from '../../../schemas/document-type.ts'

/**
 * What a public response is made of, so that caches drop it when that changes: things by their id; and, for lists, the
 * names of what may enter them or leave ('courses', 'sessions', 'faqs'), which every change of that kind drops too.
 */
export const tagOf = {
  course: (id: string) => `course:${id}`,
  session: (id: string) => `session:${id}`,
  /** Any session of that course. */
  sessionsOf: (course: string) => `sessions-of:${course}`,
  content: (type: DocumentType) => `content:${type}`,
  /** One of those with a slug of its own. */
  page: (id: string) => `page:${id}`,
  file: (id: string) => `file:${id}`,
  /** What is said of a picture, and the address of its bytes. */
  picture: (id: string) => `picture:${id}`,
}

/** On lists too long to name each row; every change of a course or a session drops these. */
export const anyCourse = 'any-course'
export const anySession = 'any-session'
/** Categories, places and languages, which courses and sessions show by name. */
export const taxonomy = 'taxonomy'
/** Slugs that were replaced, and what they lead to. */
export const oldSlugsTag = 'oldSlugs'
/** What editors know of the words that visitors type. */
export const searchTerms = 'searchTerms'

/** What the site says: every page is made of it. */
export const interfaceTextsTag = 'interfaceTexts'
/** Who the training provider is: pages say it too. */
export const providerTag = 'provider'

const mostRows = 100

/** The tags of these rows, or the one that stands for all of their kind when there are many. */
export const tagsOfRows = (ids: readonly string[], tag: (id: string) => string, any: string): string[] =>
  ids.length > mostRows ? [any] : ids.map(tag)

/** What a call gives back, where it is more than a value. */
export class Reply {
  readonly value: unknown
  readonly says: { tags?: readonly string[]; headers?: Record<string, string> }
  constructor(value: unknown, says: Reply['says']) {
    this.value = value
    this.says = says
  }
}

/** Names what a result is made of. */
export const withCacheTags = (value: unknown, tags: readonly string[]): Reply => new Reply(value, { tags })
