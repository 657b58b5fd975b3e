/** A page of its own slug among the documents that editors work on, by its id. */
export type PageDocument = `page:${string}`

const pattern = /^page:[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export const pageDocument = (id: string): PageDocument => `page:${id.toLowerCase()}`

export const isPageDocument = (name: string): name is PageDocument => pattern.test(name)

/** The id of the page. */
export const pageIdOf = (document: PageDocument): string => document.slice('page:'.length)
