/** What can be chosen: the API's word, and what people read. */
export interface Option {
  value: string
  label: string
  hint?: string
}
