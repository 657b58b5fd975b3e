/** As they were typed, by the name of their field; a list has each of its entries. */
export type FormValues = Record<string, string | string[]>

/** By the name of their field, in the order of the fields: a sentence in the visitor's language. */
export type FieldErrors = Record<string, string>

/** What a form that was refused says, whoever draws it: the server, or the browser that takes over from there. */
export interface FormState {
  /** The name of the form. */
  form: string
  values: FormValues
  errors: FieldErrors
  /** What is not of one field. */
  message?: string
  /** What the API said beside sentences, for a page of the panel that says it in its own words. */
  details?: readonly { path: string; message: string }[]
}
