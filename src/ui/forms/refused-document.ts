/** A part of why a document was refused, as the gateway words it. */
interface RefusedPart {
  message: string
  status: number
  /** Of single fields: a sentence, or the key of one ('error.required'). */
  details?: { path: string; message: string }[]
}

/** Thrown where a document of a form was refused. */
export class RefusedDocument extends Error {
  readonly errors: readonly RefusedPart[]
  constructor(errors: readonly RefusedPart[]) {
    super(errors[0]?.message ?? 'A document was refused')
    this.errors = errors
  }

  /** The same, said at a field too. */
  at(path: string, message: string): RefusedDocument {
    return new RefusedDocument([...this.errors, { message: this.message, status: 422, details: [{ path, message }] }])
  }
}
