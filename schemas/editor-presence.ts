import { array, type InferType, object, string } from 'yup'

/** A window that has a document open, by a UUID of its own. */
export const editorPresence = object({ client: string().uuid('error.form').required() }).meta({
  title: 'EditorPresence',
})
export type EditorPresence = InferType<typeof editorPresence>

const other = object({ name: string().required(), since: string().required() }).meta({ title: 'OtherEditor' })

/** Who else has it open, since when. */
export const otherEditors = object({ items: array(other.required()).required() }).meta({ title: 'OtherEditors' })
