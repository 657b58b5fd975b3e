import type { QueryResult } from './run-query.ts'

/** The upstream refused or was not there: the status that the page answers with. */
export class PageError extends Error {
  readonly status: number
  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

/** What stands at the address has another one now: its path, in the language asked for. */
export class PageMoved extends Error {
  readonly path: string
  constructor(path: string) {
    super('Moved')
    this.path = path
  }
}

/** What the address asks for stands elsewhere for this visitor now: the whole address there. */
export class PageElsewhere extends Error {
  readonly address: string
  constructor(address: string) {
    super('Elsewhere')
    this.address = address
  }
}

/** The data of a result; a refused question (400, 404) or a missing database (503) becomes the page's status. */
export function dataOf<Data>(result: QueryResult<Data>): Data {
  const error = result.errors[0]
  if (error) throw new PageError(error.status, error.message)
  if (!result.data) throw new PageError(500, 'An answer without data')
  return result.data
}
