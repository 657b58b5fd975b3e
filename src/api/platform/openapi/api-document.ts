/** One call of the document. */
export interface Documented {
  description?: string
  parameters?: { in: string }[]
  requestBody?: { content: Record<string, object> }
  responses: object
}

/** As much of the generated document as is added to here. */
export interface ApiDocument {
  paths: Record<string, Record<string, Documented>>
  components: { schemas: object }
}
