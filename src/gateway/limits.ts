/** What a request may be, and what a document that anybody sent; our own, known at build time, are exempt of the latter. */
export const limits = {
  /** Of a JSON body, and of each text in a form: all that is read before anybody is known. */
  bytes: 100_000,
  /** Of a form with files, of which the API takes ten. */
  uploadBytes: 50 * 1024 * 1024,
  files: 10,
  /** Levels of JSON, far above what a layout needs. */
  nesting: 50,
  tokens: 2000,
  depth: 12,
  fields: 1000,
  aliases: 30,
  directives: 50,
  introspections: 3,
  /** Times as much, and as deep, as the introspection query that every tool sends. */
  introspected: 1.5,
  /** About what a list of 999 courses with all they have makes. */
  responseBytes: 5_000_000,
}
