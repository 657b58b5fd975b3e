/** A tab of the playground: one document with an operation or several. */
export interface Example {
  query: string
  /** What it opens with; an id reads as what to put there. */
  variables?: Record<string, unknown>
  /** The demo account whose token it needs. */
  as?: 'contact@leerplein.test' | 'editor@leerplein.test'
}
